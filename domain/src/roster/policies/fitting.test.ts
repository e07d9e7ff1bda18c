import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { overlap, type ShiftPlan, totalOf } from '../model.ts';
import { context, meta } from '../roster.arbitrary.ts';
import { ACTIVE, added, applied, hours, seated, staff } from '../roster.fixtures.ts';
import { EMPTY_ROSTER, placesFit, type RosterState, type Row } from '../state.ts';
import { credentials, PEOPLE, person, plan } from '../words.arbitrary.ts';
import { fitting } from './fitting.ts';

/** Each event a minute after the one before. */
const fold = (state: RosterState, events: readonly RosterEvent[], minute = 0): RosterState =>
  events.reduce((folded, event, index) => {
    const at = new Date(Date.parse(meta.at) + (minute + index) * 60_000).toISOString();
    return roster.evolve(folded, event, { ...meta, at });
  }, state);

const rowsIn = (state: RosterState): readonly Row[] => [...state.people.values()].flatMap(({ rows }) => rows);

/** The desk's rows of a roster. */
const shiftsOf = (state: RosterState, levels: Readonly<Record<string, string>>) =>
  [...state.shifts].map(([sid, { plan }]) => {
    const people = rowsIn(state)
      .filter((row) => row.sid === sid)
      .map((row) => ({ ...row, time: row.at, credentials: levels[row.ref_id] ?? '', waiver_missing: false }));
    return {
      ...plan,
      sid,
      ...(plan.needs ?? { certified: null, level_two: null, level_one: null, none: null }),
      signup: people.filter(({ waitlist }) => !waitlist),
      waitlist: people.filter(({ waitlist }) => waitlist),
    };
  });

const ALL = { now: meta.at, exact: false, isApproved: () => true };
const confirm = ({ sid, ref_id }: Pick<Row, 'sid' | 'ref_id'>, level: string, exact = false) => ({
  ...{ type: 'ChangeSignup' as const, sid, ref_id, credentials: level, to: 'Confirmed' as const },
  tournament: { ...ACTIVE, exact_match: exact },
});

describe('whoever fits', () => {
  it('is seated and confirmed by the roster, nobody over its spots or twice at a time; whoever does not is refused', () => {
    let placed = 0;
    let left = 0;
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), person), { minLength: 4, maxLength: 24 }),
        fc.tuple(...PEOPLE.map(() => credentials)),
        fc.boolean(),
        (plans, wishes, levels, exact) => {
          const level = Object.fromEntries(PEOPLE.map((ref_id, index) => [ref_id, levels[index] ?? '']));
          const officials = plans.map((one): ShiftPlan => {
            const spots = one.needs ? totalOf(one.needs) : one.spots;
            return { ...one, spots, kind: 'official', category: 'Referee' };
          });
          let state = fold(EMPTY_ROSTER, [
            ...PEOPLE.map((ref_id) => staff(ref_id, 'referee')),
            ...officials.map((one, index) => added(`s${index}`, one)),
          ]);
          for (const [minute, [index, ref_id]] of wishes.entries()) {
            const sid = `s${index % officials.length}`;
            const one = officials[index % officials.length];
            if (!one || rowsIn(state).some((row) => row.sid === sid && row.ref_id === ref_id)) continue;
            state = fold(state, [applied(ref_id, sid, one)], minute);
          }
          const chosen = new Set(state.shifts.keys());
          const rows = new Map(rowsIn(state).map((row) => [row.shift_id, row]));
          const decided = fitting(shiftsOf(state, level), chosen, { ...ALL, exact });
          expect(decided.length).toBe(rows.size);
          for (const { shift_id, unfit } of decided) {
            const row = rows.get(shift_id);
            if (!row || unfit) continue;
            const outcome = roster.decide(state, confirm(row, level[row.ref_id] ?? '', exact), context(0));
            if (isRefusal(outcome)) throw new Error(`${shift_id}: ${outcome.code}`);
            state = fold(state, outcome);
            placed += 1;
          }
          for (const {
            seated: count,
            taken,
            plan: { spots, needs },
          } of state.shifts.values()) {
            expect(count).toBeLessThanOrEqual(spots);
            expect(placesFit(taken, needs)).toBe(true);
          }
          for (const { rows: own } of state.people.values()) {
            const seats = own.filter(({ waitlist }) => !waitlist);
            for (const seat of seats) expect(seats.filter((other) => overlap(seat, other))).toHaveLength(1);
          }
          for (const { shift_id, unfit } of decided) {
            const row = rows.get(shift_id);
            if (!row || unfit === null) continue;
            const outcome = roster.decide(state, confirm(row, level[row.ref_id] ?? '', exact), context(0));
            // Where spots and hours are both taken, either is named.
            expect(['full', 'not-eligible', 'conflict']).toContain(isRefusal(outcome) && outcome.code);
            left += 1;
          }
        },
      ),
      { numRuns: 150 },
    );
    expect([placed > 100, left > 100]).toEqual([true, true]);
  }, 30_000);

  const spots = (count: number) => hours(9, 13, { spots: count, category: 'Referee' });
  const on = (...events: RosterEvent[]) =>
    shiftsOf(fold(EMPTY_ROSTER, [added('m', spots(1)), ...PEOPLE.map((one) => staff(one)), ...events]), {});
  const all = new Set(['m', 'n']);

  it('comes in the order of application, and keeps a spot that was selected', () => {
    const waits = [applied('bob', 'm', spots(1)), applied('ann', 'm', spots(1))];
    expect(fitting(on(...waits), all, ALL).map(({ shift_id, unfit }) => [shift_id, unfit])).toEqual([
      ['bob@m', null],
      ['ann@m', 'full'],
    ]);
    expect(fitting(on(seated('cyd', 'm', spots(1)), ...waits), all, ALL)[0]).toMatchObject({
      shift_id: 'cyd@m',
      unfit: null,
    });
  });

  it('works nowhere else then, in a shift that was not chosen either', () => {
    const noon = hours(12, 15);
    const shifts = on(added('n', noon), seated('ann', 'n', noon), applied('ann', 'm', spots(1)));
    expect(fitting(shifts, new Set(['m']), ALL)).toEqual([
      { sid: 'm', shift_id: 'ann@m', unfit: 'clash', clash: 'n' },
    ]);
  });

  it('is approved, has signed the waiver, and the shift is not over', () => {
    const shifts = on(applied('ann', 'm', spots(1)));
    const why = (of: typeof shifts, rules: object) => fitting(of, all, { ...ALL, ...rules })[0]?.unfit;
    expect(why(shifts, { isApproved: () => false })).toBe('approval');
    expect(why(shifts, { now: spots(1).end })).toBe('over');
    const unsigned = shifts.map((shift) => ({
      ...shift,
      waitlist: shift.waitlist.map((row) => ({ ...row, waiver_missing: true })),
    }));
    expect(why(unsigned, {})).toBe('waiver');
  });
});
