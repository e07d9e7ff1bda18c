import type { Change, Changed } from '@courtcrew/domain/audit/index.ts';
import {
  type Actor,
  type EventDeclarations,
  type RecordedEvent,
  wordsOf,
} from '@courtcrew/domain/kernel/event.ts';
import { type Name, namesOf } from '@courtcrew/projections/accounts/index.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { AsOf } from '../../kernel/asOf.ts';
import { eventsAt } from '../../kernel/eventstore/eventsAt.ts';
import type { EventStore } from '../../kernel/eventstore/port.ts';
import type { Use } from '../../kernel/http/route.ts';
import { named } from './standing.ts';
import { noteIn, type Step } from './steps.ts';
import type { Trails } from './trails.ts';

export interface EntryParts {
  readonly trails: Trails;
  readonly views: readonly AsOf[];
  readonly store: Pick<EventStore, 'readStream'>;
  readonly read: ReadEvents;
}

/** People an entry names; one event may be about hundreds. */
const NAMED_MOST = 5;

/** "admin: {first} {last}" for somebody who acted for others. */
function authorOf(names: ReadonlyMap<string, Name>, { ref, as }: Actor): string {
  if (ref === null) return 'system';
  const { name } = named(names, ref);
  return as === 'admin' ? `admin: ${name}` : name;
}

const MERGED = 'MergedToParent';

/** What the tournaments are called now that this one was merged into: the event has their ids alone. */
async function parentsOf({ db }: Use, steps: readonly Step[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(steps.flatMap(({ type, about }) => (type === MERGED ? about : [])));
  const rows = await Promise.all([...ids].map((tid) => tournamentById(db, tid)));
  return new Map(rows.flatMap((row) => (row ? [[row.tid, row.name] as const] : [])));
}

function subjectOf(
  { type, refs, about, called }: Step,
  names: ReadonlyMap<string, Name>,
  parents: ReadonlyMap<string, string>,
): string {
  const people = refs.slice(0, NAMED_MOST).map((ref_id) => named(names, ref_id).name);
  const more = refs.length > NAMED_MOST ? `+${refs.length - NAMED_MOST}` : '';
  const into = type === MERGED ? about.map((tid) => parents.get(tid)) : [];
  return [...people, more, called, ...into].filter(Boolean).join(' · ');
}

const isPerson = (field: string): boolean => field.endsWith('ref_id');

/** People in a change by today's names. */
function withNames({ field, from, to }: Changed, names: ReadonlyMap<string, Name>): Changed {
  if (!isPerson(field)) return { field, from, to };
  const nameOf = (value: Changed['from']) => (typeof value === 'string' ? named(names, value).name : null);
  return { field, from: nameOf(from), to: nameOf(to) };
}

const peopleIn = (changed: readonly Changed[]): readonly string[] =>
  changed
    .filter(({ field }) => isPerson(field))
    .flatMap(({ from, to }) => [from, to].filter((value) => typeof value === 'string'));

function shown(
  step: Step,
  names: ReadonlyMap<string, Name>,
  parents: ReadonlyMap<string, string>,
  declared: EventDeclarations,
  opened: RecordedEvent | undefined,
): Change {
  return {
    ...{ time: step.at, author: authorOf(names, step.actor), author_ref_id: step.actor.ref },
    ...{ action: wordsOf(declared, step.type), type: step.type, subject: subjectOf(step, names, parents) },
    ...{ ref_ids: [...step.refs], sid: step.sid, court: step.court, stream: step.stream },
    ...{ position: String(step.position), note: opened ? noteIn(opened) : null },
    changed: step.changed.map((one) => withNames(one, names)),
  };
}

/** What is said with these, opened now: an erasure since is respected. */
export async function openedOf({ store, read }: EntryParts, steps: readonly Step[]) {
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

/** These steps as people read them. */
export async function entriesOf(parts: EntryParts, use: Use, steps: readonly Step[]): Promise<Change[]> {
  const declared: EventDeclarations = Object.assign(
    {},
    ...parts.views.map(({ aggregate }) => aggregate.events),
  );
  const people = steps.flatMap(({ refs, actor, changed }) => [
    ...refs.slice(0, NAMED_MOST),
    actor.ref,
    ...peopleIn(changed),
  ]);
  const [names, parents, opened] = await Promise.all([
    namesOf(
      use.db,
      people.filter((ref) => ref !== null),
    ),
    parentsOf(use, steps),
    openedOf(parts, steps),
  ]);
  return steps.map((step) => shown(step, names, parents, declared, opened.get(step.position)));
}

export const newestFirst = (a: Step, b: Step): number => (a.position < b.position ? 1 : -1);
