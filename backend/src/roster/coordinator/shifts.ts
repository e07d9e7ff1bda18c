import type { AnswerOf, BodyOf } from '@courtcrew/domain/contract/call.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import {
  type Days,
  type Kind,
  needsOfRow,
  type RosterEvent,
  type ShiftPlan,
  type ShiftRow,
} from '@courtcrew/domain/roster/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { peopleByShift, shiftsById, volunteerCategories } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { stale } from '../../kernel/http/rest/resource.ts';
import { atDesk, type Caller, found, type Route, removal, route, type Use } from '../../kernel/http/route.ts';
import { done, Refused } from '../../kernel/refused.ts';
import type { Outcome } from '../../kernel/runtime/aggregate.ts';
import { until } from '../../kernel/runtime/inParts.ts';
import { rosterAggregate } from '../aggregate.ts';
import { conflictIn, mailedAbout, movedMailed } from '../answers.ts';
import { onRoster, onRosterInParts } from '../onRoster.ts';
import { changesOf, kindOf, planOf, plansOf } from './plans.ts';
import { mustRunDeskOf } from './sides.ts';

export const zoneOf = async (use: Use, tid: string): Promise<TimeZone> => (await whenOf(use, tid)).zone;

interface When {
  readonly zone: TimeZone;
  readonly days: Days;
}

/** When the tournament is played, and by which clock. */
export async function whenOf(use: Use, tid: string): Promise<When> {
  const {
    time_zone: zone,
    start: first,
    end_date: last,
  } = found(await tournamentById(use.db, tid), 'Tournament');
  return { zone, days: { first, last } };
}

/** Plans without a name are called as their category, which of volunteers' ones is only known by its id. */
async function named(use: Use, tid: string, plans: readonly ShiftPlan[]): Promise<readonly ShiftPlan[]> {
  const vcids = plans.filter(({ name, category }) => name === category).map(({ category }) => category);
  if (vcids.length === 0) return plans;
  const categories = await volunteerCategories.among(use.db, vcids, { tid });
  const names = new Map(categories.map(({ vcid, name }) => [vcid, name]));
  return plans.map((plan) => ({ ...plan, name: names.get(plan.name) ?? plan.name }));
}

interface Adding extends When {
  readonly repeat: number;
  /** Unusual hours are meant. */
  readonly confirm: boolean | undefined;
}

/** Adds shifts for a caller who runs their desk; answers their ids in order. */
export async function addShifts(
  use: Use,
  caller: Caller,
  tid: string,
  wished: readonly ShiftPlan[],
  { repeat, confirm, zone, days }: Adding,
): Promise<string[]> {
  for (const plan of wished) mustRunDeskOf(caller, plan);
  const plans = await named(use, tid, wished);
  const command = { type: 'AddShifts' as const, plans, repeat, zone, ...(!confirm && { askAbout: days }) };
  const { events } = await onRoster(use, caller, tid, command);
  return events.flatMap(({ data }) => ('sid' in data ? [data.sid] : []));
}

/** Officials and volunteers sign up differently, so a shift stays what it is. */
const notACategory = (kind: Kind) => brokenRule('category', `must be a category of ${kind}s`);

/** A stale edit names whoever was faster. */
async function nameTheEditor(use: Use, outcome: Outcome<RosterEvent>): Promise<Outcome<RosterEvent>> {
  if (!outcome.refused || outcome.code !== 'stale') return outcome;
  const by = outcome.details?.changed_by;
  const name = typeof by === 'string' ? (await namesOf(use.db, [by])).get(by) : undefined;
  throw new Refused({ ...outcome, text: stale(name ? fullName(name) : 'somebody').text });
}

interface EditOptions {
  readonly version?: number | undefined;
  /** Unusual hours are meant. */
  readonly confirm?: boolean | undefined;
  readonly keep_confirmed?: boolean | undefined;
}

type ShiftForm = Parameters<typeof changesOf>[0] & EditOptions;

/** The edit of a shift by a caller who runs its desk, and the desk it would move to. */
async function editOf(
  use: Use,
  caller: Caller,
  { before, days }: { readonly before: ShiftRow; readonly days: Days },
  { version, confirm, keep_confirmed, ...form }: ShiftForm,
) {
  const { sid, kind, time_zone: zone } = before;
  const changes = changesOf(form, zone, { ...before, needs: needsOfRow(before) });
  const category = changes.category ?? before.category;
  mustRunDeskOf(caller, before);
  if (changes.category !== undefined && kindOf(category) !== kind) throw new Refused(notACategory(kind));
  mustRunDeskOf(caller, { kind, category });
  const seated = changes.needs ? await peopleByShift(use.db, before.tid, [sid]) : undefined;
  const credentials = seated?.get(sid)?.map(({ ref_id, credentials }) => [ref_id, credentials]);
  return {
    type: 'EditShift' as const,
    sid,
    changes,
    zone,
    keep_confirmed,
    ...(version !== undefined && { version }),
    ...(credentials && { credentials: Object.fromEntries(credentials) }),
    ...(!confirm && { askAbout: days }),
  };
}

/** Edits a shift; answers the conflict that stops it. */
export async function editShift(
  use: Use,
  caller: Caller,
  sid: string,
  form: ShiftForm,
): Promise<AnswerOf<typeof calls.editShift>> {
  const [shift] = await shiftsById(use.db, [sid]);
  const before = found(shift, 'Shift');
  const { days } = await whenOf(use, before.tid);
  const command = await editOf(use, caller, { before, days }, form);
  const outcome = await use.attempt(rosterAggregate, before.tid, command, { actor: atDesk(caller) });
  const stopped = await conflictIn(use, outcome, before.time_zone);
  if (stopped) return stopped;
  const { events } = done(await nameTheEditor(use, outcome));
  const unconfirmed = events.flatMap(({ data }) => ('unconfirmed' in data ? (data.unconfirmed ?? []) : []));
  return {
    message: 'saved',
    ...(unconfirmed.length > 0 && { unconfirmed: unconfirmed.length }),
    ...(await movedMailed(use, caller, before.tid, events)),
  };
}

/** Changes shifts of a tournament, and removes empty ones, in one append or not at all. */
async function changeShifts(
  use: Use,
  caller: Caller,
  tid: string,
  wished: BodyOf<typeof calls.changeShifts>['edits'],
): Promise<AnswerOf<typeof calls.changeShifts>> {
  const rows = await shiftsById(
    use.db,
    wished.map(({ sid }) => sid),
  );
  const known = new Map(rows.filter((row) => row.tid === tid).map((row) => [row.sid, row]));
  const { days } = await whenOf(use, tid);
  const steps = await Promise.all(
    wished.map(async ({ sid, remove, version, ...form }) => {
      const before = found(known.get(sid), 'Shift');
      mustRunDeskOf(caller, before);
      if (remove) return { type: 'DeleteShift' as const, sid, version, people: 0 };
      return editOf(use, caller, { before, days }, { ...form, version });
    }),
  );
  const command = { type: 'Together' as const, steps };
  const outcome = await use.attempt(rosterAggregate, tid, command, { actor: atDesk(caller) });
  const { events } = done(await nameTheEditor(use, outcome));
  return { message: 'saved', ...(await movedMailed(use, caller, tid, events)) };
}

export async function deleteShift(
  use: Use,
  caller: Caller,
  sid: string,
  { people, reason: why }: { people?: number | undefined; reason?: string | undefined } = {},
): Promise<AnswerOf<typeof calls.deleteShift>> {
  const find = async () => (await shiftsById(use.db, [sid]))[0];
  const before = found(await use.look(`facts of ${sid}`, find), 'Shift');
  mustRunDeskOf(caller, before);
  const command = { type: 'DeleteShift' as const, sid, people, why: why || undefined };
  const { events } = done(await onRosterInParts(use, caller, before.tid, command, until('ShiftDeleted')));
  return { message: 'deleted', ...(await mailedAbout(use, before.tid, events)) };
}

export const shiftRoutes: readonly Route[] = [
  route(calls.addShift, async ({ tid, body: { repeat = 0, confirm, ...form }, caller }, use) => {
    const when = await whenOf(use, tid);
    const sids = await addShifts(use, caller, tid, [planOf(form, when.zone)], { repeat, confirm, ...when });
    return { message: 'added', sid: sids[0], sids };
  }),

  route(calls.addShiftsFromList, async ({ tid, body: { confirm, ...list }, caller }, use) => {
    const when = await whenOf(use, tid);
    const sids = await addShifts(use, caller, tid, plansOf(list, when.zone), { repeat: 0, confirm, ...when });
    return { message: 'added', sids };
  }),

  route(calls.editShift, ({ body: { sid, ...form }, caller }, use) => editShift(use, caller, sid, form)),

  removal(calls.changeShifts, ({ tid, body: { edits }, caller }, use) =>
    changeShifts(use, caller, tid, edits),
  ),

  removal(calls.deleteShift, ({ params: { sid }, body, caller }, use) =>
    deleteShift(use, caller, sid, body ?? {}),
  ),
];
