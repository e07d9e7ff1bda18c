import { describe, expect, it } from 'vitest';
import { mail, postOffice, quiet } from '../../test/support/jobs.ts';
import { TestLog } from '../../test/support/logInMemory.ts';
import { forgetMessages } from './forgetting.ts';
import type { Reaction } from './reactions.ts';
import { Reactor } from './reactor.ts';

const office = postOffice();

describe('a reaction', () => {
  const reactor = (log: TestLog, ...reactions: Reaction[]) =>
    new Reactor(reactions, {
      pool: office.pool,
      events: log,
      unseal: async (events) => events,
      outbox: office.outboxWith('mail'),
      settled: async () => true,
      log: quiet,
    });
  const greet = (name = 'greet'): Reaction => ({
    name,
    areas: ['roster'],
    types: ['A'],
    handle: async (event, { outbox }) => outbox.send({ ...mail, dedupe: event.id }),
  });
  /** Waits until some reactor reads this log. */
  const leading = async (log: TestLog, readers = 1): Promise<void> => {
    await expect.poll(() => log.readers.size, { timeout: 10_000 }).toBe(readers);
  };

  it('starts at the head of the log and handles each later event of its types and areas once', async () => {
    const log = new TestLog();
    await log.append('roster-t1', 'A');
    const first = reactor(log, greet());
    await first.start();
    await leading(log);
    await log.append('roster-t1', 'A');
    await log.append('person-ann', 'A');
    await first.stop();
    const second = reactor(log, greet());
    await second.start();
    await leading(log);
    await log.append('roster-t1', 'Other');
    await log.append('roster-t1', 'A');
    await second.stop();
    const { rows: kept } = await office.pool.query('select dedupe from outbox.messages order by dedupe');
    expect(kept).toEqual([{ dedupe: 'e2' }, { dedupe: 'e5' }]);
  });

  it('runs in one process at a time, and the next one goes on where it stopped', async () => {
    const log = new TestLog();
    const [one, two] = [reactor(log, greet()), reactor(log, greet())];
    await one.start();
    await leading(log);
    await two.start();
    await log.append('roster-t1', 'A');
    await one.stop();
    await log.append('roster-t1', 'A');
    await leading(log);
    await log.again();
    await two.stop();
    expect((await office.rows()).length).toBe(2);
  });

  it('that fails leaves no message, is called stuck, holds nobody else, and handles the event later', async () => {
    const log = new TestLog();
    let broken = true;
    const clumsy: Reaction = {
      name: 'clumsy',
      areas: ['roster'],
      types: ['A'],
      handle: async (event, { outbox }) => {
        await outbox.send({ ...mail, dedupe: `clumsy ${event.id}` });
        if (broken) throw new Error('not now');
      },
    };
    const running = reactor(log, clumsy, greet());
    await running.start();
    await leading(log, 2);
    await log.append('roster-t1', 'A');
    const dedupes = async () =>
      (await office.pool.query('select dedupe from outbox.messages order by dedupe')).rows.map(
        (row) => row.dedupe,
      );
    expect(await dedupes()).toEqual(['e1']);
    expect(running.stuck).toEqual([{ name: 'clumsy', position: '1', type: 'A' }]);
    broken = false;
    await log.again();
    expect(await dedupes()).toEqual(['clumsy e1', 'e1']);
    expect(running.stuck).toEqual([]);
    await running.stop();
  });

  it('to a person being forgotten deletes their messages', async () => {
    const log = new TestLog();
    await office.outboxWith('mail').send(mail);
    const running = reactor(log, forgetMessages);
    await running.start();
    await leading(log);
    await log.append('person-ann', 'PersonForgotten');
    await running.stop();
    expect(await office.rows()).toEqual([]);
  });
});
