import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Compared, compare } from './compare.ts';
import type { Differences } from './comparison.ts';

const ZONE = 'US/Pacific';

/** A shift on a day of March, at an hour UTC: 16 is the morning at the venue. */
const shift = (sid: string, day: number, hour: number, ...people: Compared['people']): Compared => ({
  ...{ sid, kind: 'official', category: 'Referee', name: sid, spots: 3 },
  start: `2030-03-${String(day).padStart(2, '0')}T${hour}:00:00.000Z`,
  end: `2030-03-${String(day).padStart(2, '0')}T${hour}:30:00.000Z`,
  people,
});

const seat = (ref_id: string, more: Partial<Compared['people'][number]> = {}) => ({
  ...{ shift_id: `row of ${ref_id}`, ref_id, first: ref_id, last: 'Tester', name: `${ref_id} Tester` },
  ...{ waitlist: true, confirmed: false, captain: false, slot: null, time: '2030-01-01T00:00:00.000Z' },
  ...more,
});

const told = ({ shifts, people }: Differences) => ({
  shifts: shifts.map(({ what, before, after }) => [what, before?.sid ?? null, after?.sid ?? null]),
  people: people.map(({ what, ref_id, before, after }) => [
    what,
    ref_id,
    before?.shift.sid ?? null,
    after?.shift.sid ?? null,
  ]),
});

describe('two instants of a schedule', () => {
  test('tell who came, who left, and whose place is another', () => {
    const before = [shift('a', 5, 16, seat('ann'), seat('ben'), seat('dan'))];
    const after = [
      shift('a', 5, 16, seat('ann', { waitlist: false, confirmed: true }), seat('cyd'), seat('dan')),
    ];
    const { people } = told(compare(before, after, ZONE));
    expect(people).toEqual([
      ['changed', 'ann', 'a', 'a'],
      ['removed', 'ben', 'a', null],
      ['added', 'cyd', null, 'a'],
    ]);
  });

  test('tell who moved within a day, to the shift that begins nearest', () => {
    const empty = [shift('a', 5, 16), shift('evening', 5, 23), shift('noon', 5, 19), shift('next', 6, 16)];
    const [a, evening, noon, next] = empty as [Compared, Compared, Compared, Compared];
    const before = [{ ...a, people: [seat('ann'), seat('ben')] }, evening, noon, next];
    const after = [
      a,
      { ...evening, people: [seat('ann')] },
      { ...noon, people: [seat('ann')] },
      { ...next, people: [seat('ben')] },
    ];
    expect(told(compare(before, after, ZONE)).people).toEqual([
      ['removed', 'ben', 'a', null],
      ['added', 'ann', null, 'evening'],
      ['moved', 'ann', 'a', 'noon'],
      ['added', 'ben', null, 'next'],
    ]);
  });

  test('go by the day at the venue', () => {
    // 01:00 UTC of the sixth is the evening of the fifth.
    const evening = { ...shift('late', 6, 10), start: '2030-03-06T01:00:00.000Z' };
    const before = [shift('a', 5, 16, seat('ann')), evening];
    const after = [shift('a', 5, 16), { ...evening, people: [seat('ann')] }];
    expect(told(compare(before, after, ZONE)).people).toEqual([['moved', 'ann', 'a', 'late']]);
    expect(told(compare(before, after, 'UTC')).people).toHaveLength(2);
  });

  test('tell of shifts that came, went or are otherwise, with their people', () => {
    const before = [shift('a', 5, 16, seat('ann')), shift('b', 5, 18), shift('c', 7, 16)];
    const after = [shift('b', 5, 19), shift('c', 7, 16), shift('d', 8, 16, seat('cyd'))];
    expect(told(compare(before, after, ZONE))).toEqual({
      shifts: [
        ['removed', 'a', null],
        ['changed', 'b', 'b'],
        ['added', null, 'd'],
      ],
      people: [
        ['removed', 'ann', 'a', null],
        ['added', 'cyd', null, 'd'],
      ],
    });
  });
});

const NAMES = ['ann', 'ben', 'cyd', 'dan'];
const anySeat = fc.record({
  ref_id: fc.constantFrom(...NAMES),
  shift_id: fc.constantFrom('first', 'again'),
  waitlist: fc.boolean(),
  confirmed: fc.boolean(),
  captain: fc.boolean(),
  slot: fc.constantFrom(null, 'certified' as const, 'none' as const),
});
const anyShift = fc
  .record({
    sid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    day: fc.integer({ min: 5, max: 6 }),
    hour: fc.integer({ min: 10, max: 23 }),
    spots: fc.integer({ min: 1, max: 2 }),
    people: fc.uniqueArray(anySeat, { selector: ({ ref_id }) => ref_id }),
  })
  .map(({ sid, day, hour, spots, people }) => ({
    ...shift(sid, day, hour, ...people.map(({ ref_id, ...more }) => seat(ref_id, more))),
    spots,
  }));
const anySchedule: fc.Arbitrary<readonly Compared[]> = fc.uniqueArray(anyShift, {
  selector: ({ sid }) => sid,
});

/** A schedule with its differences made to it: every removal first, then what stands instead. */
function applied(schedule: readonly Compared[], { shifts, people }: Differences): readonly Compared[] {
  const facts = new Map(schedule.map(({ people: _, ...rest }) => [rest.sid, rest]));
  const seats = new Map(
    schedule.flatMap(({ sid, people: all }) =>
      all.map((one) => [`${sid} ${one.ref_id}`, { sid, one }] as const),
    ),
  );
  for (const { before } of shifts) if (before) facts.delete(before.sid);
  for (const { after } of shifts) if (after) facts.set(after.sid, after);
  for (const { ref_id, before } of people) if (before) seats.delete(`${before.shift.sid} ${ref_id}`);
  for (const { ref_id, first, last, name, after } of people) {
    if (!after) continue;
    const { shift: of, ...standing } = after;
    seats.set(`${of.sid} ${ref_id}`, { sid: of.sid, one: { ref_id, first, last, name, ...standing } });
  }
  return [...facts.values()].map((fact) => ({
    ...fact,
    people: [...seats.values()].filter(({ sid }) => sid === fact.sid).map(({ one }) => one),
  }));
}

const inOrder = (schedule: readonly Compared[]) =>
  schedule
    .map((one) => ({ ...one, people: one.people.toSorted((a, b) => a.ref_id.localeCompare(b.ref_id)) }))
    .sort((a, b) => a.sid.localeCompare(b.sid));

describe('any two schedules', () => {
  test('have no difference when they are the same', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        expect(compare(schedule, inOrder(schedule), ZONE)).toEqual({ shifts: [], people: [] });
      }),
    );
  });

  test('become the second by their differences, each of which is one', () => {
    fc.assert(
      fc.property(anySchedule, anySchedule, (before, after) => {
        const differences = compare(before, after, ZONE);
        expect(inOrder(applied(before, differences))).toEqual(inOrder(after));
        for (const { before: one, after: other } of [...differences.shifts, ...differences.people])
          expect(one).not.toEqual(other);
      }),
    );
  });

  test('are told backwards as forwards', () => {
    fc.assert(
      fc.property(anySchedule, anySchedule, (before, after) => {
        const seen = (of: Differences, what: string) => of.people.filter((row) => row.what === what).length;
        const [there, back] = [compare(before, after, ZONE), compare(after, before, ZONE)];
        expect(seen(there, 'added') + seen(there, 'moved')).toBe(seen(back, 'removed') + seen(back, 'moved'));
        expect(seen(there, 'changed')).toBe(seen(back, 'changed'));
        expect(there.shifts.length).toBe(back.shifts.length);
      }),
    );
  });
});
