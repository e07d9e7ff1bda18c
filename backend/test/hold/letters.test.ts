import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { postOffice } from '../support/jobs.ts';
import { mailSink, type Trouble } from '../support/mailSink.ts';

/** How often a sending process is killed; 100 by `HOLD_CYCLES` for a letter to 3,000. */
const KILLS = Number(process.env.HOLD_CYCLES ?? 5);
const RECIPIENTS = Math.max(300, KILLS * 30);

/** Each of them can have handed over one mail when its process is killed. */
const CONNECTIONS = 5;
/** For a process to start in, on a machine with other work. */
const A_KILL_MS = 6_000;

const office = postOffice();
const MAILER = fileURLToPath(new URL('./mailer.ts', import.meta.url));
const processes = new Set<ChildProcess>();

function startMailer(SMTP_URL: string): ChildProcess {
  const env = { PATH: process.env.PATH, DATABASE_URL: office.database?.url, SMTP_URL };
  const child = spawn(process.execPath, [MAILER], { env, stdio: 'ignore' });
  processes.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  processes.delete(child);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

let sink: Awaited<ReturnType<typeof mailSink>> | undefined;
afterEach(async () => {
  for (const child of processes) await kill(child);
  await sink?.close();
});

async function open(trouble: Parameters<typeof mailSink>[0]) {
  sink = await mailSink(trouble);
  return sink;
}

const ADDRESSES = Array.from({ length: RECIPIENTS }, (_, number) => `r${number}@example.org`);

/** The letter, in the outbox. */
async function write(): Promise<void> {
  const letter = { subject: 'Rain', text: 'Later', dedupe: 'l1', batch: 'l1' };
  await office.outboxWith('mail').sendAll(ADDRESSES.map((email) => ({ ...letter, to: { email } })));
}

const countOf = async (...statuses: string[]): Promise<number> => {
  const { rows } = await office.pool.query(
    'select count(*)::int as count from outbox.messages where status = any($1)',
    [statuses],
  );
  return rows[0].count;
};

/** What waits for another attempt is due now. */
const hurry = () =>
  office.pool.query("update outbox.messages set due_at = now() where status = 'queued' and due_at > now()");

const TROUBLES: readonly (readonly [every: number, Trouble, attempts: number])[] = [
  [11, 'refuse', Number.POSITIVE_INFINITY],
  [7, 'put off', 1],
  [13, 'drop before', 2],
  [17, 'drop after', 1],
  [19, 'take and drop', 1],
  [23, 'stall', 1],
];

function trouble(address: string, attempt: number): Trouble | undefined {
  const number = Number(address.match(/\d+/)?.[0]);
  const [, what, attempts = 0] = TROUBLES.find(([every]) => number % every === 0) ?? [];
  return attempt <= attempts ? what : undefined;
}

/** What killed processes had in hand grows old at once: it is the others' to send, where it had not left. */
async function inherit(): Promise<void> {
  await office.pool.query(
    `update outbox.messages set changed_at = now() - interval '10 minutes'
     where status = 'sending' and changed_at < now() - interval '2 seconds'`,
  );
  await office.delivery().tidy();
}

/** Kills one of two sending processes after another, each time after as many mails again. */
async function killInTurn(sink: Awaited<ReturnType<typeof mailSink>>): Promise<void> {
  const mailers = [startMailer(sink.url), startMailer(sink.url)];
  for (let killed = 1; killed <= KILLS; killed += 1) {
    const many = Math.floor((killed * RECIPIENTS * 0.6) / KILLS);
    await expect
      .poll(async () => (await hurry()) && sink.taken.length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThanOrEqual(many);
    const victim = mailers.shift();
    if (victim) await kill(victim);
    mailers.push(startMailer(sink.url));
  }
}

test(
  'sink and log agree on every recipient, whoever is killed meanwhile',
  async () => {
    const sink = await open(trouble);
    await write();
    await killInTurn(sink);
    const left = async () => {
      await inherit();
      await hurry();
      return countOf('queued', 'sending');
    };
    await expect.poll(left, { timeout: 90_000, interval: 100 }).toBe(0);

    const taken = new Set(sink.taken);
    expect(taken.size).toBe(sink.taken.length);
    const addressOf = new Map(ADDRESSES.map((address) => [office.outboxWith().disguise(address), address]));
    const { rows } = await office.pool.query('select recipient, status, outcome from outbox.messages');
    expect(rows.length).toBe(RECIPIENTS);
    const wrong = rows.filter(({ recipient, status, outcome }) => {
      const arrived = taken.has(addressOf.get(recipient) ?? '');
      if (status === 'sent') return !arrived;
      if (status === 'failed') return arrived || outcome !== 'bounced';
      return status !== 'unknown';
    });
    expect(wrong).toEqual([]);
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    // Nobody knows more than what was cut off by the sink, or in the hands of the killed.
    expect(count('unknown')).toBeLessThanOrEqual(RECIPIENTS / 8 + CONNECTIONS * KILLS);
    expect(count('sent')).toBeGreaterThan(RECIPIENTS / 2);
  },
  120_000 + KILLS * A_KILL_MS,
);

test('what is stopped while two processes send does not leave, whoever is killed and started then', async () => {
  const sink = await open(() => undefined);
  await write();
  const mailers = [startMailer(sink.url), startMailer(sink.url)];
  await expect.poll(() => sink.taken.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(20);
  await office.outboxWith('mail').stop('l1');
  const gone = sink.taken.length;
  await Promise.all(mailers.map(kill));
  startMailer(sink.url);
  const left = async () => {
    await inherit();
    await hurry();
    return countOf('queued', 'sending');
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  const [sent, unknown, stopped] = [
    await countOf('sent'),
    await countOf('unknown'),
    await countOf('stopped'),
  ];
  expect(stopped).toBeGreaterThan(0);
  expect(sent + unknown + stopped).toBe(RECIPIENTS);
  // Those alone that were handed over when it was stopped.
  expect(sink.taken.length).toBeLessThanOrEqual(gone + mailers.length * CONNECTIONS);
  expect(sink.taken.length).toBeLessThanOrEqual(sent + unknown);
});
