import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import { sameTimeOn, type TimeZone } from '../../kernel/time.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { Place, ShiftAdded, ShiftEdited } from '../events.ts';
import { type Days, editedHours, settledHours, unusual } from '../hours.ts';
import { differences, LEVELS, type Level, type Needs, type ShiftPlan, totalOf } from '../model.ts';
import { isOver } from '../passing.ts';
import { asksAgain } from '../policies/confirmations.ts';
import { levelsOpenTo } from '../policies/eligibility.ts';
import * as refusals from '../refusals.ts';
import {
  clashOf,
  labelOf,
  placesFit,
  placesWith,
  type RosterState,
  type Row,
  rowsOfShift,
  type Shift,
  waitingIn,
} from '../state.ts';
import { misplaced } from '../volunteers/decideCategories.ts';
import { emptied } from './emptied.ts';
import { removed } from './removal.ts';

/** Credential counts make up the spots. */
function counted(plan: ShiftPlan): ShiftPlan | Refusal {
  const spots = plan.needs ? totalOf(plan.needs) : plan.spots;
  return spots === 0 ? refusals.spotsRequired() : { ...plan, spots };
}

/** Puts a plan in order: its hours, then its spots. */
export function settled(plan: ShiftPlan, zone: TimeZone): ShiftPlan | Refusal {
  if (plan.start === '') return refusals.dateRequired();
  const hours = settledHours(plan, zone);
  return isRefusal(hours) ? hours : counted({ ...plan, ...hours });
}

/** The plan on a later day at the same wall times, which may lie an hour nearer or further in UTC. */
function onDay(plan: ShiftPlan, days: number, zone: TimeZone): ShiftPlan | Refusal {
  const start = sameTimeOn(plan.start, days, zone);
  if (isRefusal(start)) return start;
  const end = sameTimeOn(plan.end, days, zone);
  if (isRefusal(end)) return end;
  return settled({ ...plan, start, end }, zone);
}

/** Asks back before the first of these plans with unusual hours is taken. */
function doubtful(
  plans: readonly ShiftPlan[],
  zone: TimeZone,
  askAbout: Days | undefined,
): Refusal | undefined {
  if (!askAbout) return undefined;
  const doubts = plans.flatMap((plan) => {
    const why = unusual(plan, askAbout, zone);
    return why ? [{ plan, why }] : [];
  });
  const [first] = doubts;
  return first && refusals.confirmHours(first.plan, first.why, { zone, count: doubts.length });
}

export const addShifts: Decide<'AddShifts'> = (state, command, context) => {
  const events: ShiftAdded[] = [];
  for (const wished of command.plans) {
    const first = misplaced(state, wished) ?? settled(wished, command.zone);
    if (isRefusal(first)) return first;
    for (let day = 0; day <= command.repeat; day += 1) {
      const plan = day === 0 ? first : onDay(first, day, command.zone);
      if (isRefusal(plan)) return plan;
      events.push({ type: 'ShiftAdded', data: { sid: context.newId(), ...plan } });
    }
  }
  const plans = events.map(({ data }) => data);
  return doubtful(plans, command.zone, command.askAbout) ?? events;
};

/** Officials may always apply, so theirs is never too long. */
const waitlistFits = (shift: Shift, { kind, wait_spots }: ShiftPlan): boolean =>
  kind === 'official' || wait_spots === null || waitingIn(shift) <= wait_spots;

/** A seat elsewhere that the new hours would run into, for anybody seated in the shift. */
function clashInNewHours(state: RosterState, shift: Shift, sid: string, plan: ShiftPlan) {
  for (const row of rowsOfShift(state, sid, shift)) {
    if (row.waitlist) continue;
    const clash = clashOf(state, row.ref_id, { sid, start: plan.start, end: plan.end });
    if (clash) return clash;
  }
  return undefined;
}

/**
 * Places by credential for who is seated without one, in the order they came: they were seated while nobody counted.
 * Who fits none keeps the seat all the same, in the least demanding that is left, or the shift would look for more
 * people than it has spots.
 */
function placesOf(
  seats: readonly Row[],
  taken: Needs,
  needs: Needs,
  credentials: Readonly<Record<string, string>>,
): readonly Place[] {
  const places = new Map<string, Place>();
  let counted = taken;
  const ways = [
    ({ ref_id }: Row) => levelsOpenTo(credentials[ref_id] ?? '', false),
    (): readonly Level[] => LEVELS.toReversed(),
  ];
  for (const openTo of ways) {
    for (const row of seats) {
      const slot = openTo(row).find((level) => counted[level] < needs[level]);
      if (slot === undefined || places.has(row.ref_id)) continue;
      counted = placesWith(counted, slot, 1);
      places.set(row.ref_id, { shift_id: row.shift_id, ref_id: row.ref_id, slot });
    }
  }
  return [...places.values()];
}

/** Whether people in the shift read what changes in their schedules and calendars. */
const isTold = (changes: Partial<ShiftPlan>): boolean =>
  (['category', 'name', 'start', 'end'] as const).some((field) => changes[field] !== undefined);

/** What becomes of confirmations by the edit; those of a shift that is over are a record. */
function confirmations(
  rows: readonly Row[],
  [before, after]: readonly [ShiftPlan, ShiftPlan],
  { zone, keep_confirmed }: RosterCommand<'EditShift'>,
  { at }: DecisionContext,
): Pick<ShiftEdited['data'], 'unconfirmed' | 'keep_confirmed'> {
  const confirmed = rows.filter((row) => row.confirmed);
  if (confirmed.length === 0 || isOver(after, at) || !asksAgain(before, after, zone)) return {};
  if (keep_confirmed) return { keep_confirmed };
  return { unconfirmed: confirmed.map(({ shift_id, ref_id }) => ({ shift_id, ref_id })) };
}

export const editShift: Decide<'EditShift'> = (state, command, context) => {
  const { sid, changes } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  if (command.version !== undefined && command.version !== shift.version) return refusals.stale(shift);
  const hours = editedHours(shift.plan, changes, command.zone);
  if (isRefusal(hours)) return hours;
  const wished = { ...shift.plan, ...changes, ...hours };
  if (wished.needs && changes.spots !== undefined && changes.spots !== totalOf(wished.needs)) {
    return refusals.spotsAreTheSum(totalOf(wished.needs));
  }
  // Only where it moves: a shift may stand in a category of an older log.
  const moved = changes.category !== undefined && changes.category !== shift.plan.category;
  const plan = (moved ? misplaced(state, wished) : undefined) ?? counted(wished);
  if (isRefusal(plan)) return plan;
  if (!waitlistFits(shift, plan)) return refusals.waitlistTaken(shift);
  if (plan.spots < shift.seated) return refusals.spotsTaken(shift, plan.spots);
  if (!placesFit(shift.taken, plan.needs)) return refusals.placesTaken();
  if (plan.start !== shift.plan.start || plan.end !== shift.plan.end) {
    const doubt = doubtful([plan], command.zone, command.askAbout);
    if (doubt) return doubt;
    const clash = command.elsewhere ?? clashInNewHours(state, shift, sid, plan);
    if (clash) return refusals.conflictWith(clash);
  }
  const differing = differences(shift.plan, plan);
  if (!differing) return [];
  const rows = rowsOfShift(state, sid, shift);
  const unplaced = rows
    .filter(({ waitlist, slot }) => !waitlist && slot === null)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const places = plan.needs ? placesOf(unplaced, shift.taken, plan.needs, command.credentials ?? {}) : [];
  const data = {
    sid,
    version: shift.version + 1,
    changes: differing,
    ...(places.length > 0 && { places }),
    ...(rows.length > 0 && isTold(differing) && { before: labelOf(shift.plan) }),
    ...confirmations(rows, [shift.plan, plan], command, context),
  };
  return [{ type: 'ShiftEdited', data }];
};

/** Whoever was asked before somebody signed up does not take that place by a late yes. */
export const deleteShift: Decide<'DeleteShift'> = (state, { sid, people, version, why }) => {
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  if (version !== undefined && version !== shift.version) return refusals.stale(shift);
  if (people !== undefined && people < shift.people.size) return refusals.signedUpMeanwhile();
  const reason = why ? { why } : {};
  const rows = rowsOfShift(state, sid, shift).flatMap((row) => removed(state, row, 'shift-deleted', reason));
  return emptied(rows, { type: 'ShiftDeleted', data: { sid, shift: labelOf(shift.plan), ...reason } });
};
