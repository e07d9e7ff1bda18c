import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { MatchesState, PlayerEvent, PlayersState } from '@courtcrew/domain/scoring/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  cardOwner,
  matchesModel,
  matchOwner,
  phonesModel,
  playerOwner,
  playersAmong,
  scoringModel,
  toldCards,
} from '@courtcrew/projections/scoring/index.ts';
import type { Kysely } from 'kysely';
import type { Area } from '../kernel/area.ts';
import type { Then } from '../kernel/asOf.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import { remembering } from '../kernel/http/rest/rememberedRows.ts';
import { keyedDigest } from '../kernel/identity/index.ts';
import type { Frame, Room } from '../kernel/live/index.ts';
import { cardAggregate, matchesAggregate, playersAggregate } from './aggregates.ts';
import { cardRoutes } from './cards.ts';
import { matchRoutes } from './matches.ts';
import { playerRoutes } from './players.ts';
import { scoringReactions } from './reactions.ts';
import { scoreReads } from './reads.ts';
import { scoringResources } from './rest.ts';

/** Who was on the list of players, whose names are sealed, and the matches as they were listed. */
const show = (then: Then): Pick<Standing, 'players' | 'matches'> => ({
  players: [...then.state<PlayersState>(playersAggregate).keys()].map((pid) => ({ pid })),
  matches: [...then.state<MatchesState>(matchesAggregate).matches].map(([mid, match]) => ({ mid, ...match })),
});

/** The secret of a card's link: 192 bits, the same when a notification is retried. */
const cardSecret =
  (secret: string) =>
  (id: string): string =>
    keyedDigest(secret, 'score-card', id).slice(0, 32);

/** Score cards as they stand, without names or their link; a burst on one card is one frame. */
const scoreRoom = (db: Kysely<Database>): Room => ({
  name: 'score',
  policy: 'public',
  streams: { [cardAggregate.name]: [scoringModel.name] },
  async frames(events) {
    const latest = new Map(events.map((event): [string, RecordedEvent] => [streamId(event.stream), event]));
    const cards = new Map((await toldCards(db, [...latest.keys()])).map((card) => [card.sid, card]));
    return [...latest].flatMap(([sid, { position }]): Frame[] => {
      const card = cards.get(sid);
      if (!card) return [];
      const { sid: _, tid, ...data } = card;
      return [{ tid, event: 'score', position, data }];
    });
  },
});

type Removed = RecordedEvent<Extract<PlayerEvent, { type: 'PlayerRemoved' }>>;

export const scoringArea: Area = {
  name: 'scoring',
  aggregates: [playersAggregate, matchesAggregate, cardAggregate],
  asOf: { aggregate: playersAggregate, beside: [matchesAggregate], policy: 'staff', show },
  readModels: [scoringModel, matchesModel, phonesModel],
  forgets: {
    by: 'PlayerRemoved',
    owner: (event) => (event as Removed).data.pid,
    returned: async ({ db, bus }, erased) => {
      const there = [];
      for (const { tid, pid } of await playersAmong(db, erased)) {
        if ((await bus.peek(playersAggregate, tid)).has(pid)) there.push({ owner: pid, stream: tid });
      }
      return there;
    },
  },
  open: (product) => {
    const { db } = product;
    return {
      routes: [
        ...cardRoutes({ secretOf: cardSecret(product.secretFor('score links')) }),
        ...playerRoutes,
        ...matchRoutes(product),
        ...scoreReads,
      ],
      rest: scoringResources,
      rows: {
        scorecard: remembering((sid) => cardOwner(db, sid)),
        'listed match': remembering((mid) => matchOwner(db, mid)),
        player: remembering((pid) => playerOwner(db, pid)),
      },
      reactions: scoringReactions(product),
      rooms: [scoreRoom(db)],
      eraseAgain: (returned) =>
        eraseAgain(product.asSystem, playersAggregate, returned, (pid) => ({
          type: 'RemovePlayer' as const,
          pid,
        })),
    };
  },
};
