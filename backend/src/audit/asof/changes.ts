import * as calls from '@courtcrew/domain/audit/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import type { Desk } from '../../kernel/asOf.ts';
import { type Route, route, type Use } from '../../kernel/http/route.ts';
import { type EntryParts, entriesOf, LISTED, newestFirst } from './entries.ts';
import { desksRead, instantOf, named, viewsFor, zoneOf } from './standing.ts';
import type { Step } from './steps.ts';

type Asked = BodyOf<typeof calls.getChanges>;

/** What of the reader's desks a filter lets through. */
function wanted(asked: Asked, zone: TimeZone, desks: readonly Desk[]): (step: Step) => boolean {
  const { person, author, about, desk, court, sid, action } = asked;
  const from = asked.from ? instantOf('from', asked.from, zone) : undefined;
  const to = asked.to ? instantOf('to', asked.to, zone) : undefined;
  const after = asked.after === undefined ? undefined : BigInt(asked.after);
  const before = asked.before === undefined ? undefined : BigInt(asked.before);
  return (step) =>
    (step.desks === null || step.desks.some((one) => desks.includes(one))) &&
    (from === undefined || step.at >= from) &&
    (to === undefined || step.at <= to) &&
    (after === undefined || step.position > after) &&
    (before === undefined || step.position < before) &&
    (person === undefined || step.refs.includes(person)) &&
    (author === undefined || step.actor.ref === author) &&
    (about === undefined || step.about.includes(about)) &&
    (desk === undefined || (step.desks ?? []).includes(desk)) &&
    (court === undefined || step.court === court) &&
    (sid === undefined || step.sid === sid) &&
    (action === undefined || step.type === action);
}

/** The name of whoever was asked for, where there is something to tell of them. */
async function whomOf({ person, author }: Asked, all: readonly Step[], use: Use): Promise<string | null> {
  const ref_id = person ?? author;
  return ref_id === undefined || all.length === 0
    ? null
    : named(await namesOf(use.db, [ref_id]), ref_id).name || null;
}

export const changesRoute = (parts: EntryParts): Route =>
  route(calls.getChanges, async ({ tid, body, caller }, use) => {
    const time_zone = await zoneOf(use, tid);
    const views = viewsFor(parts.views, caller, body.of);
    const trails = await Promise.all(views.map(({ aggregate }) => parts.trails.of(aggregate, tid)));
    const fits = wanted(body, time_zone, desksRead(caller));
    const all = trails.flatMap(({ steps }) => steps.filter(fits)).sort(newestFirst);
    const limit = body.limit ?? LISTED;
    // What follows a position is what comes next, not what came last.
    const page = body.after === undefined ? all.slice(0, limit) : all.slice(Math.max(0, all.length - limit));
    const [changes, whom] = await Promise.all([
      entriesOf({ ...parts, views }, use, page),
      whomOf(body, all, use),
    ]);
    return { changes, total: all.length, whom, time_zone };
  });
