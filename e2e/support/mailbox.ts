import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

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
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onRcptTo({ address }, _session, done) {
      const taken = () => existsSync(wordFor(address));
      while (address.startsWith('slow') && !taken()) await sleep(50);
      if (address.startsWith('unknown') && !taken())
        return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      done();
    },
    async onData(mail, { envelope }, done) {
      const content = await text(mail);
      for (const { address } of envelope.rcptTo) writeFileSync(mailTo(address), content);
      done();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    rmSync(folder(), { recursive: true, force: true });
  };
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** From now on mails to the address are taken at once. */
export const nowTakes = ({ email }: { readonly email: string }): void => writeFileSync(wordFor(email), '');

/** The newest mail somebody got, as it went over the wire but for its line breaks; nothing before there is one. */
export function newestMail({ email }: { readonly email: string }): string {
  if (!existsSync(mailTo(email))) return '';
  return readFileSync(mailTo(email), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
