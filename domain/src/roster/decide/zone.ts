import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { utcToWall } from '../../kernel/time.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { type HoursByShift, hoursInZone } from '../hours.ts';
import { type Hours, overlap, type ShiftPlan } from '../model.ts';
import { isOver } from '../passing.ts';
import * as refusals from '../refusals.ts';
import { labelOf, type RosterState, rowsOfShift, type Shift } from '../state.ts';

/**
 * Corrects the zone of the tournament. The hours people were promised stay, and shifts move to the instants at which clocks
 * in the new zone show them; or the instants stay, and clocks show other hours, which nobody has confirmed.
 */
export const correctZone: Decide<'CorrectZone'> = (state, command, context) => {
  const { from, to, keep, keep_confirmed, elsewhere } = command;
  const known = state.zone ?? from;
  if (known === to || (state.zone === null && state.shifts.size === 0)) return [];
  if (known !== from) return refusals.zoneChanged();
  if (elsewhere) return refusals.conflictWith(elsewhere);
  const changes = keep === 'wall' ? moving(state, command, context) : reclocked(state, command, context);
  if (isRefusal(changes)) return changes;
  const kept = keep_confirmed ? { keep_confirmed } : {};
  return [...changes, { type: 'ZoneCorrected', data: { from, to, keep, ...kept } }];
};

const edited = (
  [sid, { plan, version }]: readonly [string, Shift],
  data: Pick<Extract<RosterEvent, { type: 'ShiftEdited' }>['data'], 'changes' | 'unconfirmed'>,
): RosterEvent => ({
  type: 'ShiftEdited',
  data: { sid, version: version + 1, before: labelOf(plan), by_zone: true, ...data },
});

/** In one order, whatever the map's. */
const bySid = ({ shifts }: RosterState) => [...shifts].sort(([a], [b]) => (a < b ? -1 : 1));

const moving: Decide<'CorrectZone'> = (state, { from, to }) => {
  const hours = hoursInZone(state, from, to);
  if (isRefusal(hours)) return hours;
  const clash = clashIn(state, hours);
  if (clash) return refusals.conflictWith(clash);
  return bySid(state).flatMap((shift) => {
    const moved = hours.get(shift[0]);
    return moved ? [edited(shift, { changes: moved })] : [];
  });
};

/** Clocks that are set back can lay hours over each other that never met. */
function clashIn(state: RosterState, hours: HoursByShift): ShiftPlan | undefined {
  for (const { rows } of state.people.values()) {
    const seats = rows.filter(({ waitlist }) => !waitlist);
    const at = seats.map((row): Hours => hours.get(row.sid) ?? row);
    for (const [index, one] of at.entries()) {
      const other = at.findIndex((two, place) => place > index && overlap(one, two));
      if (other >= 0) return state.shifts.get(seats[other]?.sid ?? '')?.plan;
    }
  }
  return undefined;
}

/** Shifts at the same instants: by other clocks they are at other hours, so who confirmed is asked again. */
function reclocked(
  state: RosterState,
  { from, to, keep_confirmed }: RosterCommand<'CorrectZone'>,
  { at }: DecisionContext,
): readonly RosterEvent[] {
  return bySid(state).flatMap((shift) => {
    const [sid, { plan }] = shift;
    const asked = rowsOfShift(state, sid, shift[1]).filter(({ confirmed }) => confirmed);
    if (keep_confirmed || asked.length === 0 || isOver(plan, at) || !showOther(plan, from, to)) return [];
    return [
      edited(shift, {
        changes: {},
        unconfirmed: asked.map(({ shift_id, ref_id }) => ({ shift_id, ref_id })),
      }),
    ];
  });
}

const showOther = (
  { start, end }: Hours,
  from: RosterCommand<'CorrectZone'>['from'],
  to: RosterCommand<'CorrectZone'>['to'],
): boolean =>
  [start, end].some((instant) => {
    const [before, after] = [utcToWall(instant, from), utcToWall(instant, to)];
    return before.date !== after.date || before.time !== after.time;
  });
