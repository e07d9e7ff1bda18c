import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Clocks of phones go wrong, and people type slowly: the code before and the one after count as well. */
const WINDOW = 1;
const ISSUER = 'Courtcrew';

/** What every authenticator app understands without being told: SHA-1, six digits, thirty seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret, in the base32 that apps take. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address an app reads from the QR code; `account` is what it lists the entry under. */
export const totpUri = (secret: string, account: string): string =>
  new TOTP({ ...KIND, secret, issuer: ISSUER, label: account }).toString();

/** The time step a code is right for at this instant; null for a wrong one. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = new TOTP({ ...KIND, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
