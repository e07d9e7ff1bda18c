import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mail, postOffice, quiet } from '../../../test/support/jobs.ts';
import { startWorkers } from './worker.ts';

const office = postOffice();

const BATCHES = 12;
const BATCH = 10;

let killer: pg.Client;
beforeEach(async () => {
  killer = new pg.Client({ connectionString: office.database?.url });
  await killer.connect();
});
afterEach(() => killer.end());

/** Ends every connection of the product but the one that does so. The database's own workers are not the test's. */
async function cut(): Promise<void> {
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
}

/** As a caller does who was told that it failed: again, with the same key. */
async function send(dedupe: string): Promise<void> {
  const outbox = office.outboxWith('mail');
  const sent = await outbox.send({ ...mail, dedupe }).then(
    () => true,
    () => false,
  );
  if (!sent) await send(dedupe);
}

/** How many messages there are of each status; of those that are not sent, with what is known of them. */
const outcome = async () => {
  const rows = await office.rows();
  const { sent = [], open = [] } = Object.groupBy(rows, ({ status }) =>
    status === 'sent' ? 'sent' : 'open',
  );
  return {
    sent: sent.length,
    open: open.map(({ status, attempts, error }) => ({ status, attempts, error })),
  };
};

describe('the workers', () => {
  it('deliver what comes after the database has cut all their connections', async () => {
    const stop = startWorkers(office.delivery(), quiet);
    await cut();
    await send('after');
    await expect.poll(async () => (await office.rows())[0]?.status, { timeout: 20_000 }).toBe('sent');
    await stop();
  });

  it('send texts while no mail gets on: what is said at a court does not wait for a letter to thousands', async () => {
    const stuck = Promise.withResolvers<{ readonly outcome: 'sent' }>();
    office.answer = ({ address }) =>
      address.includes('@') ? stuck.promise : Promise.resolve({ outcome: 'sent' });
    for (let letter = 0; letter < 20; letter++) await send(`letter ${letter}`);
    const to = { phone: '(202) 555-0123' };
    await office.outboxWith('text').send({ ...mail, channel: 'text', to, dedupe: 'to court 4' });
    const stop = startWorkers(office.delivery(), quiet);
    const text = async () => (await office.rows()).find(({ dedupe }) => dedupe === 'to court 4');
    await expect.poll(async () => (await text())?.status, { timeout: 10_000 }).toBe('sent');
    stuck.resolve({ outcome: 'sent' });
    await stop();
  });

  it('lose no message and repeat none while all connections are cut over and over', async () => {
    // Some mails are cut off while they are handed over: it is known what became of them all the same.
    office.answer = async () => {
      if (office.sent.length % 7 === 0) await cut();
      return { outcome: 'sent' };
    };
    const stop = startWorkers(office.delivery(), quiet);
    for (let batch = 0; batch < BATCHES; batch++) {
      const sending = Array.from({ length: BATCH }, (_, n) => send(`${batch}/${n}`));
      await Promise.all([cut(), ...sending]);
    }
    await expect
      .poll(outcome, { timeout: 25_000, interval: 200 })
      .toEqual({ sent: BATCHES * BATCH, open: [] });
    await stop();
    const ids = office.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
