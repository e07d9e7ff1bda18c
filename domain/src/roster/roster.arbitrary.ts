import fc from 'fast-check';
import type { DecisionContext } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import type { RosterCommand } from './commands.ts';
import type { ShiftPlan } from './model.ts';
import { hours } from './roster.fixtures.ts';
import { volunteerDrafts } from './volunteers/volunteers.arbitrary.ts';
import {
  at,
  by,
  credentials,
  type Draft,
  nth,
  person,
  plan,
  rowAt,
  standing,
  tournament,
  waiting,
} from './words.arbitrary.ts';

const zone = fc.constantFrom('US/Eastern' as const, 'US/Pacific' as const, 'US/Hawaii' as const);

/** Mostly nothing, so that whole batches are carried out. */
const seen = fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: standing });

/** Any commands in any order, against a tournament so small that they meet. */

export const draft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ plan, repeat: fc.nat(1) }).map(addShift) },
  {
    weight: 3,
    arbitrary: fc.record({ nth, plan, only: fc.nat(4), keep_confirmed: fc.boolean() }).map(editShift),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        from: zone,
        to: zone,
        keep: fc.constantFrom('wall' as const, 'instant' as const),
        keep_confirmed: fc.boolean(),
      })
      .map(
        (rest): Draft =>
          () => ({ type: 'CorrectZone', ...rest }),
      ),
  },
  {
    weight: 1,
    arbitrary: nth.map(
      (n): Draft =>
        (shifts) => ({ type: 'DeleteShift', sid: at(shifts, n) }),
    ),
  },
  {
    weight: 14,
    arbitrary: fc
      .record({ nth, ref_id: person, by, tournament, credentials, waiting, elsewhere: fc.nat(9) })
      .map(
        ({ nth: n, elsewhere, ...rest }): Draft =>
          (shifts) => ({
            type: 'TakeSpot',
            sid: at(shifts, n),
            elsewhere:
              elsewhere === 0
                ? { tid: 't2', name: 'Finals', start: hours(8, 9).start, end: hours(8, 9).end }
                : null,
            ...rest,
          }),
      ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ nth, ref_id: person, by, tournament }).map(
      ({ nth: n, ...rest }): Draft =>
        (shifts) => ({ type: 'Apply', sid: at(shifts, n), ...rest }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ nth, by, tournament, credentials }).map(
      ({ nth: n, ...rest }): Draft =>
        (_, rows) => ({
          type: 'MoveOffWaitlist',
          ...rowAt(rows, n),
          ...rest,
        }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ nth, by, tournament, credentials }).map(
      ({ nth: n, ...rest }): Draft =>
        (_, rows) => ({ type: 'Confirm', ...rowAt(rows, n), ...rest }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ nth, shift: nth, ref_id: person, tournament, credentials, to: standing })
      .map(({ nth: n, shift, ...rest }): Draft => changeSignup(n, shift, rest)),
  },
  {
    weight: 3,
    arbitrary: fc.record({ nth, shift: nth, tournament, credentials, to: standing }).map(
      ({ nth: n, shift, ...rest }): Draft =>
        (shifts, rows) => {
          const row = rows[n % Math.max(rows.length, 1)];
          const [from, ref_id] = row ? [row.sid, row.ref_id] : ['nowhere', 'ann'];
          return { type: 'ChangeSignup', ...rest, sid: at(shifts, shift), ref_id, from };
        },
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.record({ nth, shift: nth, ref_id: person, tournament, credentials, to: standing, seen }), {
        minLength: 2,
        maxLength: 6,
      })
      .map(
        (wishes): Draft =>
          (shifts, rows) => {
            const steps = wishes.map(({ nth: n, shift, ...wish }) =>
              changeSignup(n, shift, wish)(shifts, rows),
            );
            const byRow = new Map(steps.map((step) => [JSON.stringify([step.sid, step.ref_id]), step]));
            const changes = [...byRow.values()];
            // Those of a file go in as far as each can, those of a press all or none.
            return wishes.length % 2 === 0
              ? { type: 'ImportSignups', changes }
              : { type: 'Together', steps: changes };
          },
      ),
  },
  {
    weight: 2,
    arbitrary: nth.map(
      (n): Draft =>
        (_, rows) => ({ type: 'MoveToWaitlist', ...rowAt(rows, n) }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ nth, by, tournament }).map(
      ({ nth: n, ...rest }): Draft =>
        (_, rows) => ({ type: 'RemoveSignup', ...rowAt(rows, n), ...rest }),
    ),
  },
  { weight: 1, arbitrary: person.map(aboutPerson) },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'ApproveReferee', ref_id, note: null }),
    ),
  },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'RemoveApproval', ref_id, note: null }),
    ),
  },
  {
    weight: 1,
    arbitrary: person.map(
      (ref_id): Draft =>
        () => ({ type: 'RemoveStaff', ref_id, role: 'official' }),
    ),
  },
  ...volunteerDrafts,
);

/** Half of them are of a row that is there. */
function changeSignup(
  n: number,
  shift: number,
  wish: Omit<RosterCommand<'ChangeSignup'>, 'type' | 'sid'>,
): (...of: Parameters<Draft>) => RosterCommand<'ChangeSignup'> {
  return (shifts, rows) => {
    const row = n % 2 === 0 ? rows[n % Math.max(rows.length, 1)] : undefined;
    return {
      type: 'ChangeSignup',
      ...wish,
      sid: row?.sid ?? at(shifts, shift),
      ref_id: row?.ref_id ?? wish.ref_id,
    };
  };
}

function addShift({ plan: wished, repeat }: { plan: ShiftPlan; repeat: number }): Draft {
  return () => ({ type: 'AddShifts', plans: [wished], repeat, zone: 'US/Eastern' });
}

interface Edit {
  readonly nth: number;
  readonly plan: ShiftPlan;
  readonly only: number;
  readonly keep_confirmed: boolean;
}

function editShift({ nth: n, plan: wished, only, keep_confirmed }: Edit): Draft {
  const { start, end, spots, wait_spots, needs: wanted, name } = wished;
  const changes =
    [
      { start, end },
      { spots, wait_spots },
      { needs: wanted },
      { start, end, spots, needs: wanted },
      { name },
    ][only] ?? {};
  return (shifts) => ({ type: 'EditShift', sid: at(shifts, n), changes, zone: 'US/Eastern', keep_confirmed });
}

function aboutPerson(ref_id: string): Draft {
  return () => ({ type: 'Withdraw', ref_id, message: null, by: 'person' });
}

export const meta: EventMeta = {
  commandId: 'c',
  actor: { ref: 'ann', as: 'self' },
  at: '2026-03-01T12:00:00.000Z',
  schema: 1,
  correlation: 'c',
  causation: 'c',
};

export function context(step: number): DecisionContext {
  let drawn = 0;
  return { at: meta.at, actor: meta.actor, newId: () => `${step}-${++drawn}` };
}
