import { streamName } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import * as calls from '@courtcrew/domain/reconciliation/contract.ts';
import {
  type MatchRow,
  type PastAuxRow,
  type PayStory,
  type Turn,
  turnsOf,
} from '@courtcrew/domain/reconciliation/index.ts';
import { type Name, namesOf } from '@courtcrew/projections/accounts/index.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { finishedAux, finishedMatches, payLines } from '@courtcrew/projections/reconciliation/index.ts';
import { boardAggregate } from '../board/index.ts';
import { eventsAt } from '../kernel/eventstore/eventsAt.ts';
import type { EventStore } from '../kernel/eventstore/port.ts';
import { found, type Route, route, type Use } from '../kernel/http/route.ts';
import { runsPay } from './runsPay.ts';

/** What a story is told from: the log itself, opened as everybody reads it. */
export interface StoryParts {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly read: ReadEvents;
}

const boardEventsAt = async ({ events, read }: StoryParts, tid: string, revisions: readonly number[]) =>
  read(await eventsAt(events, streamName(boardAggregate.name, tid), revisions));

type Part = PayStory['parts'][number] & { readonly ref_id: string };

const partsOfMatch = (row: MatchRow): readonly Part[] => [
  {
    side: 'lead',
    ref_id: row.ref_id,
    name: row.name,
    credentials: row.credentials,
    rate: row.estimated_amount,
    amount: row.amount,
    paid: row.paid,
    posted: row.posted,
    note: row.payment_note,
  },
  ...(row.second_ref_id === null
    ? []
    : [
        {
          side: 'supporting' as const,
          ref_id: row.second_ref_id,
          name: row.supporting ?? '',
          credentials: row.second_cred,
          rate: row.estimated_supporting_amount,
          amount: row.second_amount ?? 0,
          paid: row.second_paid ?? false,
          posted: row.posted_second,
          note: row.second_payment_note,
        },
      ]),
];

const partOfAux = ({ ref_id, person: name, credentials, amount, paid }: PastAuxRow): Part => ({
  ...{ side: null, ref_id, name, credentials, rate: null, amount, paid, posted: null, note: null },
});

/** What the story is about, with everybody's part in it. */
async function payOf(use: Use, tid: string, id: string) {
  const [match] = await finishedMatches.among(use.db, [id], { tid });
  if (match) return { of: 'match' as const, type: match.medal, row: match, parts: partsOfMatch(match) };
  const [aux] = await finishedAux.among(use.db, [id], { tid });
  return aux && { of: 'aux' as const, type: aux.type, row: aux, parts: [partOfAux(aux)] };
}

const authorIn =
  (names: ReadonlyMap<string, Name>) =>
  ({ actor, ...turn }: Turn) => {
    const name = actor.ref === null ? undefined : names.get(actor.ref);
    return { ...turn, author: name ? fullName(name) : '' };
  };

export const storyRoute = (parts: StoryParts): Route =>
  route(calls.getPayStory, async ({ tid, params: { id }, caller }, use) => {
    const pay = found(await payOf(use, tid, id), 'Pay');
    const theirs = pay.parts.filter(({ ref_id }) => runsPay(caller) || ref_id === caller.ref_id);
    found(theirs[0], 'Pay');
    const sides = theirs.map(({ side }) => side);
    const turns = turnsOf(await boardEventsAt(parts, tid, await payLines(use.db, id)), id).filter(
      ({ side }) => side === null || sides.includes(side),
    );
    const names = await namesOf(
      use.db,
      turns.map(({ actor }) => actor.ref).filter((ref) => ref !== null),
    );
    const { court_num, start_time, end_time } = pay.row;
    return {
      ...{ id, of: pay.of, type: pay.type, court_num, start_time, end_time },
      parts: theirs.map(({ ref_id: _, ...part }) => part),
      turns: turns.map(authorIn(names)),
    };
  });
