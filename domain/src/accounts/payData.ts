/** Where somebody is paid by bank, and under which number they pay tax. */

export const ACCOUNT_KINDS = ['checking', 'savings'] as const;
export const TIN_KINDS = ['ssn', 'ein'] as const;

export interface BankAccount {
  /** Nine digits of the American Bankers Association. */
  readonly routing: string;
  readonly account: string;
  readonly kind: (typeof ACCOUNT_KINDS)[number];
}

/** An individual's number is an SSN or ITIN, a business's an EIN. */
export interface TaxNumber {
  /** Nine digits. */
  readonly number: string;
  readonly kind: (typeof TIN_KINDS)[number];
}

/** As it is sealed; null for what is not given. */
export interface PayData {
  readonly bank: BankAccount | null;
  readonly tin: TaxNumber | null;
}

export const NO_PAY_DATA: PayData = { bank: null, tin: null };

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether nine digits are a routing number: their weighted sum is a multiple of ten (ABA). */
export const isRouting = (digits: string): boolean =>
  /^\d{9}$/.test(digits) &&
  digits !== '000000000' &&
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 10 === 0;

/** As many characters as the field of an ACH entry has. */
const ACCOUNT = /^[0-9A-Z-]{4,17}$/;
export const isAccount = (text: string): boolean => ACCOUNT.test(text);

export const lastFour = (text: string): string => text.slice(-4);
