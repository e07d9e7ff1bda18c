import { describe, expect, it } from 'vitest';
import { type DayPlan, dayAtTheCourts } from './day.ts';
import { floorAfter } from './floor.ts';
import type { Press, Step } from './steps.ts';

const FROM = '2026-07-04T12:00:00.000Z';
const hours = (count: number): string => new Date(Date.parse(FROM) + count * 3_600_000).toISOString();

/** Three shifts of 110 who queue, and 20 trainers: the size of a national tournament. */
const plan: DayPlan = {
  courts: Array.from({ length: 64 }, (_, index) => String(index + 1)),
  officials: [
    ...Array.from({ length: 330 }, (_, index) => ({
      ref_id: `ref-${index}`,
      queues: true,
      comes: hours(Math.floor(index / 110) * 3),
      goes: hours(Math.floor(index / 110) * 3 + 4),
    })),
    ...Array.from({ length: 20 }, (_, index) => ({
      ref_id: `trainer-${index}`,
      queues: false,
      comes: FROM,
      goes: hours(6),
    })),
  ],
  monitors: Array.from({ length: 24 }, (_, index) => `monitor-${index}`),
  matches: 900,
  from: FROM,
};
const day = dayAtTheCourts(plan);
const count = (call: Press['call'], steps: readonly Step[] = day): number =>
  steps.filter((step) => step.call === call).length;

describe('A day at the courts', () => {
  it('has as many matches as were planned, and everything else that happens at a venue', () => {
    const end = floorAfter(day);
    expect(end.played).toHaveLength(900);
    expect(end.played.filter(({ medal }) => medal !== 'none').length).toBeGreaterThan(20);
    const calls: readonly Press['call'][] = [
      'checkoutRef',
      'quickBreak',
      'swapQueue',
      'refNote',
      'assignSecond',
      'resetCourt',
      'addAuxAssignment',
      'deleteAuxAssignment',
      'removeClipboard',
      'undoOnBoard',
      'confirmNotification',
    ];
    for (const call of calls) expect([call, count(call)]).toEqual([call, expect.toSatisfy((n) => n > 3)]);
    expect(count('assignCourt') - count('resetCourt')).toBeGreaterThan(900);
    expect(end.queue.length).toBeGreaterThan(20);
  });

  it('is the same again, and another one from another seed', () => {
    expect(dayAtTheCourts(plan)).toEqual(day);
    expect(dayAtTheCourts({ ...plan, seed: 2 })).not.toEqual(day);
  });

  it('goes on in order of time, for as long as its matches take', () => {
    const times = day.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toSatisfy((end: string) => end > hours(6) && end < hours(11));
  });

  it('never has anybody in two places', () => {
    for (let steps = 100; steps < day.length; steps += 100) {
      const { queue, duty, courts, aux } = floorAfter(day.slice(0, steps));
      const there = [
        ...queue,
        ...duty,
        ...[...courts.values()].flatMap(({ lead, second }) => (second === null ? [lead] : [lead, second])),
        ...[...aux.values()].map(({ ref_id }) => ref_id),
      ];
      expect(new Set(there).size).toBe(there.length);
    }
  });

  it('fills most of the courts in the middle of the day', () => {
    const { courts, queue } = floorAfter(day.filter(({ at }) => at < hours(3)));
    expect(courts.size).toBeGreaterThan(45);
    expect(queue.length).toBeGreaterThan(15);
  });
});
