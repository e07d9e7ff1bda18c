import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type DkimSettings, smtpTransport } from './mail.ts';
import type { Parcel } from './transport.ts';

/** A mail server that answers as it is told; `hang up` breaks the connection instead. */
type Script = Readonly<Partial<Record<'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content', string>>>;

const HANG_UP = 'hang up';
let server: Server | undefined;
const open = new Set<Socket>();
afterEach(() => {
  server?.close();
  for (const socket of open) socket.destroy();
  open.clear();
});

async function mailServer(script: Script): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    open.add(socket);
    converse(socket, script, received);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

function converse(socket: Socket, script: Script, received: string[]): void {
  let content: string | null = null;
  let buffered = '';
  const say = (line: string) => (line === HANG_UP ? socket.destroy() : socket.write(`${line}\r\n`));
  const hear = (line: string): void => {
    if (content !== null) {
      if (line !== '.') {
        content += `${line}\n`;
        return;
      }
      received.push(content);
      content = null;
      say(script.content ?? '250 taken');
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' && script.AUTH) say('250-hello\r\n250 AUTH PLAIN');
    else if (verb === 'AUTH') say(script.AUTH ?? '235 ok');
    else if (verb === 'MAIL') say(script.MAIL ?? '250 ok');
    else if (verb === 'RCPT') say(script.RCPT ?? '250 ok');
    else if (verb === 'DATA') {
      const reply = script.DATA ?? '354 go on';
      if (reply.startsWith('354')) content = '';
      say(reply);
    } else say('250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    buffered += data.toString();
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      hear(line);
    }
  });
  say(script.greeting ?? '220 hello');
}

const parcel: Parcel = {
  id: '0b8e4c1c-0000-4000-8000-000000000001',
  address: 'ann@example.org',
  subject: 'Hello\r\nBcc: everybody@example.org',
  text: 'You are on court',
  html: '<p>You are on court</p>',
  from: 'Dora "Desk" Tester',
  replyTo: 'desk@example.org',
  leave: 'https://crew.example.org/leave',
};

const transportTo = (smtpUrl: string, dkim?: DkimSettings) =>
  smtpTransport({
    smtpUrl,
    from: 'Courtcrew <crew@example.org>',
    publicUrl: 'https://crew.example.org',
    connections: 1,
    dkim,
  });
const agreed = async () => undefined;
const send = (url: string, dkim?: DkimSettings) => transportTo(url, dkim)(parcel, agreed);

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: 'example.org', keySelector: 'crew', privateKey };

describe('a mail', () => {
  it('arrives with its id, and a subject cannot add headers', async () => {
    const { url, received } = await mailServer({});
    expect(await send(url)).toEqual({ outcome: 'sent' });
    expect(received[0]).toContain(`Message-ID: <${parcel.id}@crew.example.org>`);
    expect(received[0]).toMatch(/^From: "Dora .*Desk.* Tester" <crew@example\.org>$/m);
    expect(received[0]).toContain('Reply-To: desk@example.org');
    expect(received[0]).not.toMatch(/^Bcc:/m);
    expect(received[0]).toContain('List-Unsubscribe: <https://crew.example.org/leave>');
    expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received[0]).toContain('text/html');
  });

  it('is signed for the domain of its sender', async () => {
    const { url, received } = await mailServer({});
    expect(await send(url, dkim)).toEqual({ outcome: 'sent' });
    const signature = received[0]?.match(/^DKIM-Signature: (?:.*\n )*.*/)?.[0].replace(/\n /g, '');
    expect(signature).toMatch(/ d=example\.org;.*s=crew;.*h=from:.*list-unsubscribe:list-unsubscribe-post;/);
  });

  it('goes over the connection of the one before it', async () => {
    let greeted = 0;
    const { url, received } = await mailServer({});
    server?.on('connection', () => {
      greeted += 1;
    });
    const transport = transportTo(url);
    for (const id of ['one', 'two', 'three']) await transport({ ...parcel, id }, agreed);
    expect([greeted, received.length]).toEqual([1, 3]);
  });

  it('is for later, signed too, when the server hangs up before it has agreed to take it', async () => {
    const { url } = await mailServer({ DATA: HANG_UP });
    expect(await send(url, dkim)).toMatchObject({ outcome: 'later' });
  });

  it('is for later when the connection it finds open breaks', async () => {
    const { url } = await mailServer({});
    const transport = transportTo(url);
    await transport(parcel, agreed);
    server?.close();
    for (const socket of open) socket.destroy();
    expect(await transport({ ...parcel, id: 'next' }, agreed)).toMatchObject({ outcome: 'later' });
  });

  it.each([undefined, dkim])(
    'does not leave before it is written down that it may have left',
    async (signed) => {
      const { url, received } = await mailServer({});
      const held = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const sending = transportTo(url, signed)(parcel, () => {
        asked.resolve();
        return held.promise;
      });
      await asked.promise;
      expect(received).toEqual([]);
      held.resolve();
      expect(await sending).toEqual({ outcome: 'sent' });
    },
  );

  it('does not leave when it must not, and the next one does', async () => {
    const { url, received } = await mailServer({});
    const transport = transportTo(url);
    const no = () => Promise.reject(new Error('somebody else has it'));
    expect(await transport(parcel, no)).toEqual({ outcome: 'later', reason: 'somebody else has it' });
    expect(await transport({ ...parcel, id: 'next' }, agreed)).toEqual({ outcome: 'sent' });
    expect(received).toHaveLength(1);
  });

  it.each<[string, Script, string]>([
    ['is bounced when the address is refused for good', { RCPT: '550 no such user' }, 'bounced'],
    ['is failed when its content is refused for good', { content: '554 spam' }, 'failed'],
    ['is for later when the server is busy', { RCPT: '451 busy' }, 'later'],
    ['is for later when the server wants nobody for now', { greeting: '554 no service here' }, 'later'],
    ['is for later when the server wants a login', { MAIL: '530 log in first' }, 'later'],
    ['is for later when the server hangs up at once', { greeting: HANG_UP }, 'later'],
    ['is for later when the server hangs up before the content', { MAIL: HANG_UP }, 'later'],
    ['is for later when the server hangs up instead of taking content', { DATA: HANG_UP }, 'later'],
    ['is unknown when the server hangs up after the content', { content: HANG_UP }, 'unknown'],
  ])('%s', async (_, script, outcome) => {
    const { url } = await mailServer(script);
    expect(await send(url)).toMatchObject({ outcome });
  });

  it('is for later when the login is refused: a password that was changed says nothing of the mail', async () => {
    const { url } = await mailServer({ AUTH: '535 wrong password' });
    const withLogin = url.replace('//', '//crew:yesterday@');
    expect(await send(withLogin)).toEqual({ outcome: 'later', reason: '535 wrong password' });
  });

  it('is for later when there is no server', async () => {
    const { url } = await mailServer({});
    server?.close();
    expect(await send(url)).toMatchObject({ outcome: 'later' });
  });
});
