import * as calls from '@courtcrew/domain/audit/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import type { Actor, EventDeclarations, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type Name, namesOf } from '@courtcrew/projections/accounts/index.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { AsOf, Desk } from '../../kernel/asOf.ts';
import { eventsAt } from '../../kernel/eventstore/eventsAt.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { desksRead, instantOf, named, viewsFor, zoneOf } from './standing.ts';
import { noteIn, type Step, wordsOf } from './steps.ts';
import type { Trails } from './trails.ts';

const LISTED = 50;

type Asked = BodyOf<typeof calls.getChanges>;

/** What of the reader's desks a filter lets through. */
function wanted(asked: Asked, zone: TimeZone, desks: readonly Desk[]): (step: Step) => boolean {
  const { person, author, desk, court, sid, action } = asked;
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
    (desk === undefined || (step.desks ?? []).includes(desk)) &&
    (court === undefined || step.court === court) &&
    (sid === undefined || step.sid === sid) &&
    (action === undefined || step.type === action);
}

/** "admin: {first} {last}" for somebody who acted for others. */
function authorOf(names: ReadonlyMap<string, Name>, { ref, as }: Actor): string {
  if (ref === null) return 'system';
  const { name } = named(names, ref);
  return as === 'admin' ? `admin: ${name}` : name;
}

function shown(
  step: Step,
  names: ReadonlyMap<string, Name>,
  declared: EventDeclarations,
  opened: RecordedEvent | undefined,
): calls.Change {
  const people = step.refs.map((ref_id) => named(names, ref_id).name).filter(Boolean);
  return {
    ...{ time: step.at, author: authorOf(names, step.actor), author_ref_id: step.actor.ref },
    ...{ action: wordsOf(declared, step.type), type: step.type },
    subject: [...people, step.called].filter(Boolean).join(' · '),
    ...{ ref_ids: [...step.refs], sid: step.sid, court: step.court, stream: step.stream },
    ...{ position: String(step.position), note: opened ? noteIn(opened) : null },
  };
}

interface ChangesParts {
  readonly trails: Trails;
  readonly views: readonly AsOf[];
  readonly store: Pick<EventStore, 'readStream'>;
  readonly read: ReadEvents;
}

/** What is said with these, opened now: an erasure since is respected. */
async function openedOf({ store, read }: ChangesParts, steps: readonly Step[]) {
  const byStream = Map.groupBy(steps, ({ stream }) => stream);
  const events = await Promise.all(
    [...byStream].map(([stream, of]) =>
      eventsAt(
        store,
        stream,
        of.map(({ revision }) => revision).sort((a, b) => a - b),
      ),
    ),
  );
  return new Map((await read(events.flat())).map((event) => [event.position, event]));
}

const byPosition = (a: Step, b: Step): number => (a.position < b.position ? 1 : -1);

export const changesRoute = (parts: ChangesParts): Route =>
  route(calls.getChanges, async ({ tid, body, caller }, use) => {
    const time_zone = await zoneOf(use, tid);
    const seen = viewsFor(parts.views, caller, body.of);
    const trails = await Promise.all(seen.map(({ aggregate }) => parts.trails.of(aggregate, tid)));
    const fits = wanted(body, time_zone, desksRead(caller));
    const all = trails.flatMap(({ steps }) => steps.filter(fits)).sort(byPosition);
    const limit = body.limit ?? LISTED;
    // What follows a position is what comes next, not what came last.
    const page = body.after === undefined ? all.slice(0, limit) : all.slice(Math.max(0, all.length - limit));
    const declared: EventDeclarations = Object.assign({}, ...seen.map(({ aggregate }) => aggregate.events));
    const people = page.flatMap(({ refs, actor }) => [...refs, actor.ref]).filter((ref) => ref !== null);
    const [names, opened] = await Promise.all([namesOf(use.db, people), openedOf(parts, page)]);
    return {
      changes: page.map((step) => shown(step, names, declared, opened.get(step.position))),
      total: all.length,
      time_zone,
    };
  });
