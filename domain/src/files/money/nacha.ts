import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { filled } from '../../kernel/text.ts';

/**
 * Payments as a file of the Automated Clearing House: one batch of credits (PPD). Rules: Nacha Operating Rules, appendix "ACH record
 * format": records of 94 characters, blocks of ten, entry hash of the first eight routing digits, upper case, CRLF.
 */

export interface Originator {
  /** Name of the payer, and its ten characters at the bank, mostly `1` and the EIN. */
  readonly company: string;
  readonly company_id: string;
  /** The payer's own bank. */
  readonly routing: string;
  readonly bank: string;
}

export interface Credit {
  /** Whatever finds the person again, such as a number of an invoice. */
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly routing: string;
  readonly account: string;
  readonly kind: 'checking' | 'savings';
}

export interface When {
  /** `YYYY-MM-DD`: the banking day on which the money is to arrive. */
  readonly effective: string;
  /** When the file is made: a UTC instant. */
  readonly made: string;
}

const LENGTH = 94;
const BLOCK = 10;
/** Ten digits of cents fit an entry, twelve a batch. */
const MOST_CENTS = 99_999_999_99;
const MOST_TOTAL = 9_999_999_999_99;
const MOST_ENTRIES = 999_999;

/** Upper-case ASCII, as banks read it: accents are taken off, what has no letter there becomes a blank. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[đĐ]/g, 'd')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,&'/-]/g, ' ');

const left = (text: string, length: number): string => plain(text).slice(0, length).padEnd(length);
const right = (count: number, length: number): string => String(count).padStart(length, '0');
const date = (day: string): string => day.slice(2, 10).replaceAll('-', '');

const CREDIT = { checking: '22', savings: '32' } as const;

/** @returns the text of the file, or why it cannot be made. */
export function nachaFile(by: Originator, credits: readonly Credit[], when: When): string | Refusal {
  if (credits.length === 0) return refuse('conflict', 'There is nobody to pay by bank');
  if (credits.length > MOST_ENTRIES) return refuse('invalid', 'Too many payments for one file');
  const over = credits.find(({ cents }) => cents > MOST_CENTS || cents <= 0);
  if (over)
    return refuse('invalid', filled('The amount of {name} does not fit a bank file', { name: over.name }));
  const total = credits.reduce((sum, { cents }) => sum + cents, 0);
  if (total > MOST_TOTAL) return refuse('invalid', 'The total does not fit a bank file');

  const odfi = by.routing.slice(0, 8);
  const hash = right(
    credits.reduce((sum, { routing }) => sum + Number(routing.slice(0, 8)), 0) % 10 ** 10,
    10,
  );
  const entries = credits.map(({ id, name, cents, routing, account, kind }, index) =>
    [
      ...['6', CREDIT[kind], routing, left(account, 17), right(cents, 10), left(id, 15), left(name, 22)],
      ...['  ', '0', odfi, right(index + 1, 7)],
    ].join(''),
  );
  const sums = hash + right(0, 12) + right(total, 12);
  const header = [
    ...['101', ` ${by.routing}`, ` ${left(by.company_id, 10).trim()}`.padStart(10).slice(-10)],
    ...[date(when.made), when.made.slice(11, 16).replace(':', ''), 'A', '094', '10', '1'],
    ...[left(by.bank, 23), left(by.company, 23), ' '.repeat(8)],
  ].join('');
  const batch = [
    ...[
      '5',
      '220',
      left(by.company, 16),
      ' '.repeat(20),
      left(by.company_id, 10),
      'PPD',
      left('PAYMENT', 10),
    ],
    ...[' '.repeat(6), date(when.effective), '   ', '1', odfi, right(1, 7)],
  ].join('');
  const batchControl = [
    ...['8', '220', right(entries.length, 6), sums, left(by.company_id, 10), ' '.repeat(19), ' '.repeat(6)],
    ...[odfi, right(1, 7)],
  ].join('');
  const records = 4 + entries.length;
  const blocks = Math.ceil(records / BLOCK);
  const control = ['9', right(1, 6), right(blocks, 6), right(entries.length, 8), sums, ' '.repeat(39)].join(
    '',
  );
  const filler = Array.from({ length: blocks * BLOCK - records }, () => '9'.repeat(LENGTH));
  return [header, batch, ...entries, batchControl, control, ...filler].map((line) => `${line}\r\n`).join('');
}
