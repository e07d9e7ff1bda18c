import type { PayData } from '@courtcrew/domain/accounts/index.ts';
import { type CsvColumn, csvText } from '@courtcrew/domain/kernel/csv.ts';
import type { Owed, Total } from './owed.ts';

/** Files of money as payroll services and the tax office read them. */

const amount = (cents: number): string => (cents / 100).toFixed(2);

const PAYROLL: readonly CsvColumn<Owed>[] = [
  { label: 'First name', value: ({ first }) => first },
  { label: 'Last name', value: ({ last }) => last },
  { label: 'For', value: ({ of }) => (of === 'prizes' ? 'Prizes' : 'Officiating') },
  { label: 'Invoice', value: ({ reference }) => reference },
  { label: 'Earned', value: ({ earned }) => amount(earned) },
  { label: 'Bonus', value: ({ bonus }) => amount(bonus) },
  { label: 'Total', value: ({ earned, bonus }) => amount(earned + bonus) },
  { label: 'Paid', value: ({ paid }) => amount(paid) },
  { label: 'Due', value: ({ due }) => amount(due) },
  { label: 'Payable now', value: ({ payable }) => amount(payable) },
];
export const payrollCsv = (owed: readonly Owed[]): string => csvText(PAYROLL, owed);

/** Gusto takes columns in any order by these titles, and pays a person once for each line. */
const GUSTO: readonly CsvColumn<Total>[] = [
  { label: 'first_name', value: ({ first }) => first },
  { label: 'last_name', value: ({ last }) => last },
  { label: 'wage', value: ({ payable }) => amount(payable) },
  { label: 'invoice_number', value: ({ references }) => references.join(' ') },
];
export const gustoCsv = (totals: readonly Total[]): string =>
  csvText(
    GUSTO,
    totals.filter(({ payable }) => payable > 0),
  );

export interface Reported {
  readonly first: string;
  readonly last: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly tin: PayData['tin'];
  readonly year: number;
  readonly cents: number;
  readonly payer: string;
  /** Tells the payer's forms apart. */
  readonly number: number;
}

const empty = (...labels: readonly string[]): readonly CsvColumn<Reported>[] =>
  labels.map((label) => ({ label, value: () => '' }));
const isBusiness = ({ tin }: Reported): boolean => tin?.kind === 'ein';
const nameOf = ({ first, last }: Reported): string => [first, last].filter(Boolean).join(' ');

/** The columns of the IRS portal's template for this form; the payer completes its own. */
const FORM_1099_NEC: readonly CsvColumn<Reported>[] = [
  { label: 'Form Type', value: () => '1099-NEC' },
  { label: 'Tax Year', value: ({ year }) => String(year) },
  ...empty('Payer TIN Type', 'Payer Taxpayer ID Number'),
  { label: 'Payer Name Type', value: () => 'B' },
  { label: 'Payer Business or Entity Name Line 1', value: ({ payer }) => payer },
  ...empty(
    ...['Payer Business or Entity Name Line 2', 'Payer First Name', 'Payer Middle Name'],
    ...['Payer Last Name (Surname)', 'Payer Suffix'],
  ),
  { label: 'Payer Country', value: () => 'US' },
  ...empty(
    ...['Payer Address Line 1', 'Payer Address Line 2', 'Payer City/Town', 'Payer State/Province/Territory'],
    ...['Payer ZIP/Postal Code', 'Payer Phone Type', 'Payer Phone', 'Payer Email Address'],
  ),
  {
    label: 'Recipient TIN Type',
    value: ({ tin }) => (tin ? (tin.kind === 'ein' ? 'EIN' : 'INDIVIDUAL') : ''),
  },
  { label: 'Recipient Taxpayer ID Number', value: ({ tin }) => tin?.number ?? '' },
  { label: 'Recipient Name Type', value: (row) => (isBusiness(row) ? 'B' : 'I') },
  { label: 'Recipient Business or Entity Name Line 1', value: (row) => (isBusiness(row) ? nameOf(row) : '') },
  ...empty('Recipient Business or Entity Name Line 2'),
  { label: 'Recipient First Name', value: (row) => (isBusiness(row) ? '' : row.first) },
  ...empty('Recipient Middle Name'),
  { label: 'Recipient Last Name (Surname)', value: (row) => (isBusiness(row) ? '' : row.last) },
  ...empty('Recipient Suffix'),
  { label: 'Recipient Country', value: () => 'US' },
  { label: 'Recipient Address Line 1', value: ({ address }) => address },
  ...empty('Recipient Address Line 2'),
  { label: 'Recipient City/Town', value: ({ city }) => city },
  { label: 'Recipient State/Province/Territory', value: ({ state }) => state },
  { label: 'Recipient ZIP/Postal Code', value: ({ zip }) => zip },
  ...empty('Office Code'),
  { label: 'Form Account Number', value: ({ number }) => String(number) },
  ...empty('2nd TIN Notice'),
  { label: 'Box 1 - Nonemployee compensation', value: ({ cents }) => amount(cents) },
  ...empty('Box 4 - Federal income tax withheld', 'Combined Federal/State Filing'),
];
export const csv1099 = (rows: readonly Reported[]): string => csvText(FORM_1099_NEC, rows);
