import { beforeEach, describe, expect, it } from 'vitest';
import { postOffice, quiet } from '../../../test/support/jobs.ts';
import { letter } from './letter.ts';
import { type Due, Scheduler, type SchedulerParts, schedule } from './scheduler.ts';

const office = postOffice();
const AT = '2026-03-07T12:00:00.000Z';

interface Shift extends Due {
  readonly name: string;
}

/** What is due at any instant; tests change it. */
let due: Shift[];
beforeEach(() => {
  due = [shift('ann', 'A'), shift('ann', 'B'), shift('ben', 'A')];
});
const shift = (ref_id: string, name: string): Shift => ({
  key: `${ref_id} ${name}`,
  ref_id,
  channel: 'mail',
  name,
});

const said = letter({ en: { subject: '', text: '{names}' }, es: { subject: '', text: '{names}' } });
const shifts = schedule<Shift>({
  name: 'shifts',
  reads: [],
  due: async (_at, ref_id) => due.filter((one) => ref_id === undefined || one.ref_id === ref_id),
  groupBy: () => 'all',
  message: (dues) => ({ tid: 't1', letter: said({ names: dues.map(({ name }) => name).join(' and ') }) }),
});

const scheduler = (more: Partial<SchedulerParts> = {}) =>
  new Scheduler([shifts], {
    pool: office.pool,
    outbox: office.outboxWith('mail'),
    events: { head: async () => 0n },
    settled: async () => true,
    log: quiet,
    ...more,
  });

/** Sends all that waits; what left, by recipient and text. */
async function deliver(by = scheduler()): Promise<string[]> {
  const worker = office.delivery(by).worker();
  while (await worker.sendNext());
  return office.sent.map(({ address, text }) => `${address.split('@')[0]}: ${text}`).sort();
}

describe('what is due', () => {
  it('is said once, together, however often and by how many it is found', async () => {
    const [one, two] = [scheduler(), scheduler()];
    await Promise.all([one.look(AT), two.look(AT), one.look(AT), two.look(AT)]);
    expect(await deliver()).toEqual(['ann: A and B', 'ben: A']);
    await two.look(AT);
    expect(await deliver()).toHaveLength(2);
  });

  it('is said anew under another key, and only what is new', async () => {
    await scheduler().look(AT);
    due.push(shift('ann', 'C'));
    await scheduler().look(AT);
    expect(await deliver()).toEqual(['ann: A and B', 'ann: C', 'ben: A']);
  });

  it('does not leave once it was taken back; what is left of it is said', async () => {
    const one = scheduler();
    await one.look(AT);
    due = due.filter(({ key }) => key !== 'ann A');
    expect(await deliver()).toEqual(['ben: A']);
    expect((await office.rows()).map(({ status }) => status).sort()).toEqual(['sent', 'stopped']);
    await one.look(AT);
    expect(await deliver()).toEqual(['ann: B', 'ben: A']);
  });

  it('is said once where whoever was to send it died after finding that a part of it was taken back', async () => {
    const one = scheduler();
    await one.look(AT);
    due = due.filter(({ key }) => key !== 'ann A');
    // As far as it came before it was killed; minutes later the message is given to another.
    await one.mayLeave('shifts', ['ann A', 'ann B'], 'ann');
    await one.look(AT);
    await deliver();
    await one.look(AT);
    expect(await deliver()).toEqual(['ann: B', 'ben: A']);
  });

  it('is kept with its message or not at all: who dies in between has said nothing', async () => {
    const outbox = office.outboxWith('mail');
    const dying = Object.assign(Object.create(outbox), {
      within: () => ({
        sendAll: async () => {
          throw new Error('killed');
        },
      }),
    });
    await expect(scheduler({ outbox: dying }).look(AT)).rejects.toThrow('killed');
    expect(await office.rows()).toEqual([]);
    await scheduler().look(AT);
    expect(await deliver()).toEqual(['ann: A and B', 'ben: A']);
  });

  it('waits for read models that do not show the newest', async () => {
    await scheduler({ settled: async () => false }).look(AT);
    expect(await office.rows()).toEqual([]);
  });

  it('is looked for by one process of all, and by the next when that one stops', async () => {
    const looks: string[] = [];
    const looking = (name: string) =>
      scheduler({
        everyMs: 10,
        settled: async () => {
          looks.push(name);
          return true;
        },
      }).start();
    const stopFirst = looking('one');
    await expect.poll(() => looks.length).toBeGreaterThan(0);
    const stopSecond = looking('two');
    await expect.poll(() => looks.length).toBeGreaterThan(5);
    expect(new Set(looks)).toEqual(new Set(['one']));
    await stopFirst();
    await expect.poll(() => looks.at(-1)).toBe('two');
    await stopSecond();
    expect(await deliver()).toEqual(['ann: A and B', 'ben: A']);
  });
});
