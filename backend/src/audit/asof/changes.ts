import * as calls from '@courtcrew/domain/audit/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { addDays, dateIn, dayBegins, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type RosterState, sectionOf } from '@courtcrew/domain/roster/index.ts';
import { SECTIONS, type TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import { namesOf, searchNames } from '@courtcrew/projections/accounts/index.ts';
import type { AnyAggregate, Desk } from '../../kernel/asOf.ts';
import { type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { tournament } from '../../tournaments/index.ts';
import { type EntryParts, entriesOf, newestFirst } from './entries.ts';
import { desksRead, instantOf, named, viewsFor, zoneOf } from './standing.ts';
import type { Step } from './steps.ts';

type Asked = BodyOf<typeof calls.getChanges>;

type Test = (step: Step) => boolean;

/** Whether these desks may read of a step. */
const readBy =
  (desks: readonly Desk[]): Test =>
  (step) =>
    step.desks === null || step.desks.some((one) => desks.includes(one));

/** What a filter lets through, whenever it was. */
const wanted =
  ({ person, author, about, desk, court, sid, action, kind }: Asked): Test =>
  (step) =>
    (person === undefined || step.refs.includes(person)) &&
    (author === undefined || step.actor.ref === author) &&
    (about === undefined || step.about.includes(about)) &&
    (desk === undefined || (step.desks ?? []).includes(desk)) &&
    (court === undefined || step.court === court) &&
    (sid === undefined || step.sid === sid) &&
    (action === undefined || step.type === action) &&
    (kind === undefined || calls.historyKind(step) === kind);

/** The instants between which a day lies at the venue, the second not included. */
const boundsOf = (day: string, zone: TimeZone) => ({
  begins: dayBegins(day, zone),
  ends: dayBegins(addDays(day, 1), zone),
});

type Page = { readonly newest: string; readonly oldest: string };

/** Whole days from the one that was asked for, or the newest before it, as long as they fit a page; that one in any case. */
function pageFrom(days: readonly { day: string; count: number }[], { day, before }: Asked): Page | null {
  const known = days.findIndex((one) => day === undefined || one.day <= day);
  const [first, ...older] = days.slice(known < 0 ? days.length : known);
  if (!first) return null;
  let room = calls.CHANGES_LISTED - first.count;
  let oldest = first.day;
  // The rest of a long day stands by itself.
  for (const one of before === undefined ? older : []) {
    room -= one.count;
    if (room < 0) break;
    oldest = one.day;
  }
  return { newest: first.day, oldest };
}

const pageAsked = ({ day }: Asked): Page | undefined =>
  day === undefined ? undefined : { newest: day, oldest: day };

/** Whether a step is in these days and between the times and positions that were asked for. */
function timely(asked: Asked, zone: TimeZone, days: Page | undefined): Test {
  const begins = days && boundsOf(days.oldest, zone).begins;
  const ends = days && boundsOf(days.newest, zone).ends;
  const from = asked.from ? instantOf('from', asked.from, zone) : undefined;
  const to = asked.to ? instantOf('to', asked.to, zone) : undefined;
  const after = asked.after === undefined ? undefined : BigInt(asked.after);
  const before = asked.before === undefined ? undefined : BigInt(asked.before);
  return (step) =>
    (begins === undefined || step.at >= begins) &&
    (ends === undefined || step.at < ends) &&
    (from === undefined || step.at >= from) &&
    (to === undefined || step.at <= to) &&
    (after === undefined || step.position > after) &&
    (before === undefined || step.position < before);
}

/** How many there are on each day at the venue, the newest first. A day is looked up once for all that follow in it. */
function daysOf(steps: readonly Step[], zone: TimeZone): { readonly day: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  let current = { day: '', begins: '', ends: '' };
  for (const { at } of steps) {
    if (at < current.begins || at >= current.ends) {
      const day = dateIn(at, zone);
      current = { day, ...boundsOf(day, zone) };
    }
    counts.set(current.day, (counts.get(current.day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

/** The names of those who were asked for, where there is something to tell of them, whatever else was asked. */
async function askedByName({ person, author }: Asked, steps: readonly Step[], use: Use) {
  const names = await namesOf(
    use.db,
    [person, author].filter((one) => one !== undefined),
  );
  const nameOf = (ref_id: string | undefined, isTold: Test) =>
    (ref_id !== undefined && steps.some(isTold) && named(names, ref_id).name) || null;
  const by = nameOf(author, ({ actor }) => actor.ref === author);
  return {
    whom: person === undefined ? by : nameOf(person, ({ refs }) => refs.includes(person)),
    author: by,
  };
}

export const changesRoute = (parts: EntryParts): Route =>
  route(calls.getChanges, async ({ tid, body, caller }, use) => {
    const time_zone = await zoneOf(use, tid);
    const views = viewsFor(parts.views, caller, body.of);
    const fits = wanted(body);
    const steps = await stepsRead({ ...parts, views }, tid, caller);
    const kept = steps.filter(fits).sort(newestFirst);
    const days = daysOf(kept, time_zone);
    const page = body.byDay ? pageFrom(days, body) : null;
    const all = kept.filter(timely(body, time_zone, page ?? pageAsked(body)));
    const limit = body.limit ?? (body.byDay ? calls.CHANGES_MOST : calls.CHANGES_LISTED);
    // What follows a position is what comes next, not what came last.
    const listed =
      body.after === undefined ? all.slice(0, limit) : all.slice(Math.max(0, all.length - limit));
    const [changes, names] = await Promise.all([
      entriesOf({ ...parts, views }, use, listed),
      askedByName(body, steps, use),
    ]);
    return { changes, total: all.length, days, page, ...names, time_zone };
  });

/** Everything these views tell the reader of. */
async function stepsRead({ trails, views }: EntryParts, tid: string, caller: Caller): Promise<Step[]> {
  const read = await Promise.all(views.map(({ aggregate }) => trails.of(aggregate, tid)));
  return read.flatMap(({ steps }) => steps.filter(readBy(desksRead(caller))));
}

export const changeChoicesRoute = (parts: EntryParts): Route =>
  route(calls.getChangeChoices, async ({ tid, caller }) => {
    const steps = await stepsRead({ ...parts, views: viewsFor(parts.views, caller, undefined) }, tid, caller);
    const desks = desksRead(caller);
    const kinds = new Set(steps.map(calls.historyKind));
    const courts = new Set(steps.map(({ court }) => court));
    const [setup, roster] = await Promise.all([
      standingNow<TournamentState>(parts, tournament, tid),
      standingNow<RosterState>(parts, rosterAggregate, tid),
    ]);
    return {
      kinds: calls.HISTORY_KINDS.filter((kind) => kinds.has(kind)),
      courts: setup.courts.flatMap(({ order, name }) => (courts.has(order) ? { court: order, name } : [])),
      shifts: [...roster.shifts]
        .filter(([, { plan }]) => desks.includes(sectionOf(plan)))
        .map(([sid, { plan }]) => ({ sid, name: plan.name || plan.category, start: plan.start }))
        .sort((one, other) => one.start.localeCompare(other.start)),
    };
  });

export const changePeopleRoute = (parts: EntryParts): Route =>
  route(calls.findChangePeople, async ({ tid, body: { as, search }, caller }, use) => {
    const steps = await stepsRead({ ...parts, views: viewsFor(parts.views, caller, undefined) }, tid, caller);
    const desks = desksRead(caller);
    const seesAll = SECTIONS.every((section) => desks.includes(section));
    // The board is read by every desk, but whom one may find by name is of its own sections, or a colleague.
    const isOwn = (step: Step) => step.desks !== null || seesAll;
    const refs = steps.flatMap((step) => {
      if (as === 'person') return isOwn(step) ? step.refs : [];
      return isOwn(step) || step.actor.as === 'admin' ? (step.actor.ref ?? []) : [];
    });
    const found = await searchNames(use.db, search, { among: [...new Set(refs)] });
    return found.map(({ ref_id, name }) => ({ ref_id, name }));
  });

async function standingNow<State>({ trails }: EntryParts, aggregate: AnyAggregate, tid: string) {
  const trail = await trails.of(aggregate, tid);
  return (await trail.stateAfter(trail.steps.at(-1))) as State;
}
