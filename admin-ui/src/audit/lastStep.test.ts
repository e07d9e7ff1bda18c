import type { Standing } from '@courtcrew/domain/audit/asOf.ts';
import { describe, expect, it } from 'vitest';
import { lastStep } from './lastStep.ts';

const waiting = (...refs: string[]): Standing => ({
  queue: refs.map((ref_id, index) => ({
    ...{ ref_id, first: ref_id, last: 'Tester', rank: index + 1, since: '', checked_in_at: '' },
    ...{ quick_break: false, last_match: false },
  })),
});

const seated = (...names: string[]): Standing => ({
  shifts: [
    {
      ...{ sid: 's', kind: 'official' as const, category: 'Referee', name: 'Morning', spots: 2, version: 1 },
      ...{ start: '2027-03-06T13:00:00.000Z', end: '2027-03-06T17:00:00.000Z' },
      people: names.map((name) => ({
        ...{ shift_id: name, ref_id: name, first: name, last: '', name, time: '' },
        ...{ confirmed: false, captain: false, slot: 'certified' as const, waitlist: false },
      })),
    },
  ],
});

const told = (before: Standing, now: Standing) => {
  const { rows } = lastStep(before, now);
  return [rows.new, rows.changed, rows.gone].map((part) => part.map(({ label }) => label));
};

describe('what the last step did', () => {
  it('is nothing at the first look', () => {
    expect(lastStep(undefined, waiting('Ana')).marks.size).toBe(0);
  });

  it('names who came to a shift and who went, not the shift', () => {
    expect(told(seated('Ana'), seated('Bo'))).toEqual([['Bo (Morning)'], [], ['Ana (Morning)']]);
  });

  it('does not mark those who only move up in the queue', () => {
    expect(told(waiting('Ana', 'Bo', 'Cy'), waiting('Bo', 'Cy'))).toEqual([[], [], ['Ana Tester']]);
  });

  it('marks whoever is moved past others', () => {
    expect(told(waiting('Ana', 'Bo', 'Cy', 'Di'), waiting('Di', 'Ana', 'Bo', 'Cy'))[1]).toEqual([
      'Di Tester',
    ]);
  });
});
