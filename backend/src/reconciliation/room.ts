import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { MatchesPatch } from '@courtcrew/domain/reconciliation/index.ts';
import { boardModel } from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { paidMatches } from '@courtcrew/projections/reconciliation/index.ts';
import type { Kysely } from 'kysely';
import { boardAggregate } from '../board/index.ts';
import type { Frame, Room } from '../kernel/live/index.ts';
import { matchShown } from './shown.ts';

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
  'PersonLeft',
]);

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
  const matches = (await paidMatches(db, tid, ids)).map(matchShown);
  const there = new Set(matches.map(({ id }) => id));
  return { matches, gone: ids.filter((id) => !there.has(id)) };
}

/** What is paid at a tournament, for its desk: changes of another desk settle in place. */
export const reconciliationRoom = (db: Kysely<Database>): Room => ({
  name: 'reconciliation',
  policy: 'desk',
  streams: { [boardAggregate.name]: [boardModel.name] },
  types: new Set([...Object.keys(touching), ...SWEEPING]),
  async frames(events) {
    const boards = Map.groupBy(events.filter(hasMeaning), ({ stream }) => streamId(stream));
    return Promise.all([...boards].map(([tid, told]) => frameOf(db, tid, told)));
  },
});

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
