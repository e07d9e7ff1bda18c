import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailSink } from '../../backend/test/support/mailSink.ts';

/** What mails end up in: a file for each address, with the newest mail to it. Journeys run in processes of their own. */
const folder = (): string => process.env.COURTCREW_TEST_MAIL ?? '';
const mailTo = (address: string) => join(folder(), `${address}.eml`);
const wordFor = (address: string) => join(folder(), `${address}.now`);

/**
 * A mail server for all journeys of a run. It knows nobody whose address begins with "unknown" until `nowTakes` says
 * so, and lets the sender wait at each that begins with "slow".
 */
export async function startMailServer(): Promise<{ url: string; stop(): Promise<void> }> {
  process.env.COURTCREW_TEST_MAIL = mkdtempSync(join(tmpdir(), 'courtcrew-mail-'));
  const { url, close } = await mailSink(
    async (address) => {
      const taken = () => existsSync(wordFor(address));
      while (address.startsWith('slow') && !taken()) await sleep(50);
      return address.startsWith('unknown') && !taken() ? 'refuse' : undefined;
    },
    (mail, address) => {
      writeFileSync(mailTo(address), mail);
      return true;
    },
  );
  const stop = async () => {
    await close();
    rmSync(folder(), { recursive: true, force: true });
  };
  return { url, stop };
}

/** From now on mails to the address are taken at once. */
export const nowTakes = ({ email }: { readonly email: string }): void => writeFileSync(wordFor(email), '');

/** The newest mail somebody got, as it went over the wire but for its line breaks; nothing before there is one. */
export function newestMail({ email }: { readonly email: string }): string {
  if (!existsSync(mailTo(email))) return '';
  return readFileSync(mailTo(email), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
