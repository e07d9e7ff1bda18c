import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventMeta } from '../../kernel/event.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { ACTIVE, added, hours } from '../roster.fixtures.ts';
import { personOf, type RosterState } from '../state.ts';

const SHIFTS = ['a', 'b', 'c'];
const PEOPLE = ['ann', 'bob'];
const AT = '2026-03-01T12:00:00.000Z';
const strict = { ...ACTIVE, approval_required: true };

const sid = fc.constantFrom(...SHIFTS);
const ref_id = fc.constantFrom(...PEOPLE);
const command: fc.Arbitrary<RosterCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      sid,
      ref_id,
      type: fc.constant('Apply' as const),
      by: fc.constantFrom('person' as const, 'desk' as const),
      tournament: fc.constant(strict),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ref_id, type: fc.constant('ApproveReferee' as const), note: fc.constant(null) }),
  },
  fc.record({ ref_id, type: fc.constant('RemoveApproval' as const), note: fc.constant(null) }),
  fc.record({
    ref_id,
    type: fc.constant('Withdraw' as const),
    by: fc.constant('person' as const),
    message: fc.constant(null),
  }),
  fc.record({ ref_id, sid, type: fc.constant('DropHeld' as const) }),
  fc.record({ sid, type: fc.constant('DeleteShift' as const) }),
);

/** What each waits for by a plain model of the rule: shifts in the order they were asked for. */
type Waiting = Map<string, string[]>;

const types = (events: readonly RosterEvent[]) => events.map(({ type }) => type);

/** Applications of the person among the events, in their order. */
const appliedTo = (events: readonly RosterEvent[], ref: string): string[] =>
  events.flatMap(({ type, data }) => (type === 'Applied' && data.ref_id === ref ? [data.sid] : []));

test('what waits for an approval counts nowhere, keeps its order and is gone with a denial, whatever comes when', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 5, maxLength: 40 }), (commands) => {
      let drawn = 0;
      const context = { at: AT, actor: { ref: 'ann', as: 'self' as const }, newId: () => `id-${++drawn}` };
      const meta: EventMeta = {
        commandId: 'c',
        actor: context.actor,
        at: AT,
        schema: 1,
        correlation: 'c',
        causation: 'c',
      };
      const fold = (state: RosterState, events: readonly RosterEvent[]) =>
        events.reduce((folded, event) => roster.evolve(folded, event, meta), state);
      let state = fold(
        roster.initial,
        SHIFTS.map((one, index) =>
          added(one, hours(8 + index * 2, 10 + index * 2, { category: 'Referee', spots: 1 })),
        ),
      );
      const waiting: Waiting = new Map(PEOPLE.map((ref) => [ref, []]));
      for (const one of commands) {
        const outcome = roster.decide(state, one, context);
        if (isRefusal(outcome)) continue;
        const after = fold(state, outcome);
        for (const ref of PEOPLE) {
          const before = waiting.get(ref) ?? [];
          if (
            one.type === 'ApproveReferee' &&
            types(outcome).includes('RefereeApproved') &&
            one.ref_id === ref
          ) {
            expect(appliedTo(outcome, ref)).toEqual(before.filter((kept) => state.shifts.has(kept)));
          }
          const approved = personOf(after, ref).approved;
          const kept = outcome.flatMap(({ type, data }) =>
            type === 'ApplicationHeld' && data.ref_id === ref ? [data.sid] : [],
          );
          const gone = new Set(
            outcome.flatMap(({ type, data }) =>
              (type === 'HeldApplicationDropped' || type === 'Applied') && data.ref_id === ref
                ? [data.sid]
                : [],
            ),
          );
          const next = [...before, ...kept].filter((held) => !gone.has(held));
          waiting.set(ref, typeof approved === 'boolean' ? [] : next);
          expect(personOf(after, ref).held).toEqual(waiting.get(ref));
          // Who waits has no row for it, so that neither spots nor a waitlist know of it.
          for (const held of personOf(after, ref).held) {
            expect(after.shifts.get(held)?.people.has(ref) ?? false).toBe(false);
          }
          if (approved === false)
            expect(appliedTo(outcome, ref)).toEqual(
              one.type === 'Apply' && one.by === 'desk' && one.ref_id === ref ? appliedTo(outcome, ref) : [],
            );
        }
        state = after;
      }
    }),
    { numRuns: 500 },
  );
});
