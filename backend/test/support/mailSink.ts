import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the sink does to mails for an address, at each attempt; it takes what there is nothing for. */
export type Trouble = 'refuse' | 'put off' | 'drop before' | 'drop after' | 'take and drop' | 'stall';

const STALL_MS = 200;

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

type MaybeTrouble = Trouble | undefined;

/**
 * A real mail server that notes who it took a mail for, where one `counts`, and is as bad as `trouble` says, as late as it
 * says so: the number of the attempt is given.
 */
export async function mailSink(
  trouble: (address: string, attempt: number) => MaybeTrouble | Promise<MaybeTrouble>,
  counts: (mail: string, address: string) => boolean = () => true,
) {
  const taken: string[] = [];
  const attempts = new Map<string, number>();
  const now = new Map<string, MaybeTrouble>();
  const hangUp = (id: string) => {
    for (const connection of server.connections as Iterable<{ id: string; close(): void }>) {
      if (connection.id === id) connection.close();
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onRcptTo({ address }, { id }, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const what = await trouble(address, attempt);
      now.set(id, what);
      if (what === 'refuse') return done(refusal(550, 'no such user'));
      if (what === 'put off') return done(refusal(451, 'try later'));
      if (what === 'drop before') return hangUp(id);
      done();
    },
    async onData(stream, { id, envelope }, done) {
      // Null where the sender was killed in the middle.
      const mail = await text(stream).catch(() => null);
      if (mail === null) return;
      const what = now.get(id);
      if (what === 'drop after') return hangUp(id);
      if (what === 'stall') await new Promise((resolve) => setTimeout(resolve, STALL_MS));
      const address = envelope.rcptTo[0]?.address ?? '';
      if (counts(mail, address)) taken.push(address);
      if (what === 'take and drop') return hangUp(id);
      done();
    },
  });
  // Clients that are killed break their connections.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
