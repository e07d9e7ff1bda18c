import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { mail, postOffice, quiet } from '../../test/support/jobs.ts';
import { SendLater } from './delivery.ts';
import { listMessages } from './listing.ts';
import { startWorkers } from './worker.ts';

const office = postOffice();

/** Sends the one message there is, as a worker would. */
async function deliverOnce(): Promise<unknown> {
  const [row] = await office.rows();
  return office
    .delivery()
    .deliver(row.id)
    .catch((error: unknown) => error);
}

describe('the outbox', () => {
  it('keeps a message once, however often it is asked for', async () => {
    const outbox = office.outboxWith('mail');
    await Promise.all([outbox.send(mail), outbox.send(mail), outbox.send(mail)]);
    expect((await office.rows()).map((row) => row.status)).toEqual(['queued']);
    expect(await office.jobs()).toBe(1);
  });

  it('keeps what nothing is configured to send where staff can read it', async () => {
    await office.outboxWith().send(mail);
    expect(await office.jobs()).toBe(0);
    expect(await listMessages(office, 't1')).toMatchObject([
      { to: 'Name of ann', subject: 'Hello', text: 'You are on court', status: 'local', channel: 'mail' },
    ]);
    expect(await listMessages(office, 't2')).toEqual([]);
  });

  it('shows neither address nor text in its table', async () => {
    await office.outboxWith().send({ ...mail, to: { email: 'Zoe@Example.org' } });
    const text = JSON.stringify(await office.rows());
    expect(text).not.toMatch(/zoe/i);
    expect(text).not.toContain('court');
  });

  it('keeps nothing for a forgotten person and deletes what there was', async () => {
    const outbox = office.outboxWith('mail');
    await outbox.send(mail);
    await outbox.forget('ann');
    office.vault.forgotten.add('ann');
    await outbox.send({ ...mail, dedupe: 'e2' });
    expect(await office.rows()).toEqual([]);
  });

  it('takes part in the transaction it is given', async () => {
    const client = await office.pool.connect();
    await client.query('begin');
    await office.outboxWith('mail').within(client).send(mail);
    await client.query('rollback');
    client.release();
    expect([await office.rows(), await office.jobs()]).toEqual([[], 0]);
  });
});

describe('delivery', () => {
  beforeEach(() => office.outboxWith('mail').send(mail));

  it('looks the address up and sends once', async () => {
    await deliverOnce();
    await deliverOnce();
    expect(office.sent).toMatchObject([
      { address: 'ann@example.org', subject: 'Hello', text: 'You are on court' },
    ]);
    expect(await office.rows()).toMatchObject([{ status: 'sent', attempts: 1, error: null }]);
  });

  it('comes back to a message the server did not take for now', async () => {
    office.answer = async () => ({ outcome: 'later', reason: 'try later' });
    expect(await deliverOnce()).toBeInstanceOf(SendLater);
    expect(await office.rows()).toMatchObject([{ status: 'queued', error: 'try later' }]);
    office.answer = async () => ({ outcome: 'sent' });
    await deliverOnce();
    expect(await office.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each(['failed', 'unknown'] as const)('does not repeat a message that is %s', async (outcome) => {
    office.answer = async () => ({ outcome, reason: 'because' });
    await deliverOnce();
    await deliverOnce();
    expect(office.sent).toHaveLength(1);
    expect(await office.rows()).toMatchObject([{ status: outcome, error: 'because' }]);
  });

  it('calls a message unknown whose sender died, and does not send it again', async () => {
    await office.pool.query(
      "update outbox.messages set status = 'sending', changed_at = now() - interval '10 minutes'",
    );
    await office.delivery().sweep();
    await deliverOnce();
    expect(office.sent).toEqual([]);
    expect(await office.rows()).toMatchObject([{ status: 'unknown' }]);
  });

  it('gives a message whose job was lost a new one', async () => {
    await office.pool.query('delete from jobs._private_jobs');
    await office.pool.query("update outbox.messages set changed_at = now() - interval '10 minutes'");
    await office.delivery().sweep();
    expect(await office.jobs()).toBe(1);
  });

  it('is done by the workers', async () => {
    const done = Promise.withResolvers<void>();
    office.answer = async () => {
      done.resolve();
      return { outcome: 'sent' };
    };
    const stop = await startWorkers(office.pool, office.delivery(), quiet);
    await done.promise;
    await stop();
    expect(await office.rows()).toMatchObject([{ status: 'sent' }]);
  });
});

describe('the workers', () => {
  it('go on after the database has cut all their connections', async () => {
    const stop = await startWorkers(office.pool, office.delivery(), quiet);
    const killer = new pg.Client({ connectionString: office.database?.url });
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await killer.end();
    // The pool notices its dead connections one by one.
    await expect
      .poll(() => office.pool.query('select').then(Boolean, () => false), { timeout: 10_000 })
      .toBe(true);
    await office.outboxWith('mail').send(mail);
    await expect.poll(async () => (await office.rows())[0]?.status, { timeout: 20_000 }).toBe('sent');
    await stop();
  });
});
