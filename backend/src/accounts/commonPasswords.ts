import { DEMO_PASSWORD, PASSWORD_MIN } from '@courtcrew/domain/accounts/index.ts';

const MOST_COMMON = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is loaded when the first password is set: unpacked it takes more than a start should cost. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'].slice(0, MOST_COMMON);
  return new Set([DEMO_PASSWORD, ...ranked.filter((password) => password.length >= PASSWORD_MIN)]);
}

/** Whether the password is among the 10,000 that people choose most, or the demo's; in capitals it is no rarer. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.normalize('NFKC').toLowerCase());
}
