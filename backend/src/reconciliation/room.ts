import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId, streamKind } from '@courtcrew/domain/kernel/event.ts';
import {
  type InvoiceEvent,
  invoiceEvents,
  type MatchesPatch,
} from '@courtcrew/domain/reconciliation/index.ts';
import { boardModel } from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  finishedMatches,
  invoiceOwner,
  reconciliationModel,
} from '@courtcrew/projections/reconciliation/index.ts';
import type { Kysely } from 'kysely';
import { boardAggregate } from '../board/index.ts';
import type { Frame, Room } from '../kernel/live/index.ts';
import { invoiceAggregate } from './aggregate.ts';

/** More rows than these are read again as a whole. */
const ROWS_MAX = 60;

type Touching = {
  readonly [Type in BoardEvent['type']]?: (
    data: Extract<BoardEvent, { type: Type }>['data'],
  ) => readonly string[];
};

/** Matches whose pay an event touches; assignments beside a court have a list of their own, which is read again. */
const touching: Touching = {
  MatchFinished: ({ match }) => [match.id],
  ActionUndone: ({ matches }) => matches,
  PaidMarked: ({ lead, second }) => [...lead, ...second],
  PostedMarked: ({ lead, second }) => [...lead, ...second],
  PayChanged: ({ match_id }) => [match_id],
  PastMatchCorrected: ({ match_id }) => [match_id],
};

/** Types after which lists are read again, whatever they touch. */
const SWEEPING: ReadonlySet<string> = new Set([
  'AuxFinished',
  'AuxDeleted',
  'PastAuxCorrected',
  'PaymentMade',
  'PaymentTakenBack',
  'PersonLeft',
]);

const BILLING: ReadonlySet<string> = new Set(Object.keys(invoiceEvents));

const touchedBy = ({ type, data }: RecordedEvent): readonly string[] =>
  (touching[type as BoardEvent['type']] as ((data: unknown) => readonly string[]) | undefined)?.(data) ?? [];

const hasMeaning = (event: RecordedEvent): boolean => SWEEPING.has(event.type) || touchedBy(event).length > 0;

/** The matches as they are now; null where a page had better read all of them. */
async function patchOf(
  db: Kysely<Database>,
  tid: string,
  told: readonly RecordedEvent[],
): Promise<MatchesPatch | null> {
  const ids = [...new Set(told.flatMap(touchedBy))];
  if (ids.length > ROWS_MAX || told.some(({ type }) => SWEEPING.has(type))) return null;
  const matches = await finishedMatches.among(db, ids, { tid });
  const there = new Set(matches.map(({ id }) => id));
  return { matches, gone: ids.filter((id) => !there.has(id)) };
}

/** What is paid at a tournament, for its desk: changes of another desk settle in place. */
export const reconciliationRoom = (db: Kysely<Database>): Room => ({
  name: 'reconciliation',
  policy: 'pay',
  streams: {
    [boardAggregate.name]: [boardModel.name],
    [invoiceAggregate.name]: [reconciliationModel.name],
  },
  types: new Set([...Object.keys(touching), ...SWEEPING, ...BILLING]),
  async frames(events) {
    const boards = Map.groupBy(events.filter(hasMeaning), ({ stream }) => streamId(stream));
    const paid = await Promise.all([...boards].map(([tid, told]) => frameOf(db, tid, told)));
    return [...paid, ...(await billed(db, events))];
  },
});

/** One for each tournament whose invoices changed: an organization's stand in one stream. */
async function billed(db: Kysely<Database>, events: readonly RecordedEvent[]): Promise<readonly Frame[]> {
  const frames = new Map<string, Frame>();
  for (const { stream, type, data, position } of events) {
    if (streamKind(stream) !== invoiceAggregate.name || !BILLING.has(type)) continue;
    for (const tid of await billedFor(db, { type, data } as InvoiceEvent))
      frames.set(tid, { tid, event: 'invoice', position, data: null });
  }
  return [...frames.values()];
}

async function billedFor(db: Kysely<Database>, { data }: InvoiceEvent): Promise<readonly string[]> {
  if ('tid' in data) return [data.tid];
  const ids = 'ids' in data ? data.ids : [data.id];
  const owners = await Promise.all(ids.map((id) => invoiceOwner(db, id)));
  return owners.flatMap((owner) => owner?.tid ?? []);
}

async function frameOf(db: Kysely<Database>, tid: string, told: readonly RecordedEvent[]): Promise<Frame> {
  const data = await patchOf(db, tid, told);
  const [first, last] = [told[0], told.at(-1)];
  return {
    tid,
    event: data ? 'pay' : 'changed',
    position: first?.position ?? 0n,
    ...(last && { until: last.position }),
    data,
    ...(told.some(({ type }) => type === 'PersonLeft') && { forgets: true }),
  };
}
