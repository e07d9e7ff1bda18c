import {
  FOLLOWED_MOST,
  getLogEvent,
  type LogEvent,
  logRest,
  openLogEvent,
} from '@courtcrew/domain/audit/index.ts';
import {
  type RecordedEvent,
  sealsOf,
  streamId,
  streamKind,
  wordsOf,
} from '@courtcrew/domain/kernel/event.ts';
import {
  countTogether,
  followedFrom,
  LogTotals,
  tracedById,
  tracedPage,
} from '@courtcrew/projections/audit/index.ts';
import { erasedLetters } from '@courtcrew/projections/messaging/index.ts';
import type { Product } from '../kernel/area.ts';
import { eventsAt } from '../kernel/eventstore/eventsAt.ts';
import type { OnContacts } from '../kernel/http/metrics/contactsSeen.ts';
import { type RestResource, resource } from '../kernel/http/rest/resource.ts';
import { found, type Route, route, type Use } from '../kernel/http/route.ts';
import { sealedIn, sealOwnersOf } from '../kernel/privacy/vault.ts';

/** What proves who somebody is, even to those who look after the platform: nobody opens it. */
const PROVES_WHO: ReadonlySet<string> = new Set(['password_hash', 'secret', 'recovery', 'code']);

/** What is sealed in an event, opened: null for who was erased. */
interface Opened {
  readonly words: Readonly<Record<string, unknown>>;
  /** Whose it is, but for the reader's own. */
  readonly people: readonly string[];
}

const letterOf = ({ data }: RecordedEvent): string => String(Object(data).letter_id ?? '');

/** What is sealed in each of these, as they lie in the log. Words of a letter that were erased with whom it was to stay so. */
export async function openedIn(
  { db, read, events: declared }: Pick<Product, 'db' | 'read' | 'events'>,
  stored: readonly RecordedEvent[],
  reader: string,
): Promise<readonly Opened[]> {
  const seals = sealsOf(declared);
  const open = await read(stored);
  const erased = await erasedLetters(db, stored.map(letterOf).filter(Boolean));
  return stored.map((event, index) => {
    const data = erased.has(letterOf(event)) ? {} : Object(open[index]?.data);
    const sealed = sealedIn(event.data).sealed.filter((field) => !PROVES_WHO.has(field));
    return {
      words: Object.fromEntries(sealed.map((field) => [field, data[field] ?? null])),
      people: sealOwnersOf(event, seals).filter((one) => one !== reader),
    };
  });
}

type RawLogParts = Pick<Product, 'db' | 'store' | 'read' | 'events' | 'asOf'>;

const WHAT = 'Event';
const CALL = `${openLogEvent.method} ${openLogEvent.path}`;

/** Whoever knows the id of such a stream may write to it. */
const ID_IS_A_KEY: ReadonlySet<string> = new Set(['scorecard']);
/** Data that stand open in the log and are somebody's key all the same, by type of event. */
const KEYS: Readonly<Record<string, string>> = { CalendarOpened: 'key' };

function withoutKey(type: string, data: Record<string, unknown>): Record<string, unknown> {
  const key = KEYS[type];
  return key ? { ...data, [key]: '…' } : data;
}

/** Rows as people read them. */
const inWords =
  ({ events }: Pick<RawLogParts, 'events'>) =>
  <Row extends Omit<LogEvent, 'action'>>(row: Row): Row & Pick<LogEvent, 'action'> => ({
    ...row,
    stream: ID_IS_A_KEY.has(row.kind) ? `${row.kind}-…` : row.stream,
    action: wordsOf(events, row.type),
  });

export function rawLogResource(parts: RawLogParts): RestResource {
  const told = inWords(parts);
  const totals = new LogTotals();
  return resource({
    spec: logRest,
    async list(query, { use }) {
      const { rows, total } = await tracedPage(use.db, totals, query);
      return { rows: rows.map(told), total };
    },
    many: async (ids, { use }) => (await tracedById(use.db, ids)).map(told),
  });
}

/** One event with what surrounds it; what is sealed in it is opened by a call of its own, which is noted. */
export function rawLogRoutes(parts: RawLogParts, contactsSeen: OnContacts): readonly Route[] {
  const told = inWords(parts);
  const rowOf = async (use: Use, id: string) => found((await tracedById(use.db, [id]))[0], WHAT);
  const stored = async ({ stream, revision }: Pick<LogEvent, 'stream' | 'revision'>) =>
    found((await eventsAt(parts.store, stream, [revision]))[0], WHAT);
  return [
    route(getLogEvent, async ({ params: { id } }, use) => {
      const row = await rowOf(use, id);
      const [{ data, sealed }, [cause], followed, together] = await Promise.all([
        stored(row).then(({ data }) => sealedIn(data)),
        tracedById(use.db, row.causation === id ? [] : [row.causation]),
        followedFrom(use.db, row, FOLLOWED_MOST),
        countTogether(use.db, row.correlation),
      ]);
      return {
        ...{ event: told(row), data: withoutKey(row.type, data), sealed: [...sealed], together },
        ...{ cause: cause ? told(cause) : null, followed: followed.map(told) },
      };
    }),
    route(openLogEvent, async ({ params: { id }, caller: { ref_id: reader } }, use) => {
      const event = await stored(await rowOf(use, id));
      const [{ words, people } = { words: {}, people: [] }] = await openedIn(parts, [event], reader);
      const [subject] = people;
      use.http.note('event-opened', subject && people.length === 1 ? { subject } : {});
      const tid = tournamentOf(parts, event);
      contactsSeen({ reader, tid, people, call: CALL, correlation: use.newId() });
      return { opened: words };
    }),
  ];
}

/** The tournament whose stream it is; empty where it is none's. */
function tournamentOf({ asOf }: Pick<RawLogParts, 'asOf'>, { stream }: RecordedEvent): string {
  const kind = streamKind(stream);
  return asOf.some(({ aggregate }) => aggregate.name === kind) ? streamId(stream) : '';
}
