import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { PlayerEvent } from '@courtcrew/domain/scoring/index.ts';
import {
  cardOwner,
  phonesModel,
  playerOwner,
  playersAmong,
  scoringModel,
} from '@courtcrew/projections/scoring/index.ts';
import type { Area } from '../kernel/area.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import { remembering } from '../kernel/http/rest/rememberedRows.ts';
import { cardAggregate, playersAggregate } from './aggregates.ts';
import { playersAsOf } from './asOf.ts';
import { cardRoutes } from './cards.ts';
import { cardSecret } from './links.ts';
import { playerRoutes } from './players.ts';
import { scoringReactions } from './reactions.ts';
import { scoreReads } from './reads.ts';
import { scoringResources } from './rest.ts';
import { scoreRoom } from './room.ts';

type Removed = RecordedEvent<Extract<PlayerEvent, { type: 'PlayerRemoved' }>>;

export const scoringArea: Area = {
  name: 'scoring',
  aggregates: [playersAggregate, cardAggregate],
  asOf: playersAsOf,
  readModels: [scoringModel, phonesModel],
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
        ...scoreReads,
      ],
      rest: scoringResources,
      rows: {
        scorecard: remembering((sid) => cardOwner(db, sid)),
        player: remembering((pid) => playerOwner(db, pid)),
      },
      reactions: scoringReactions(product),
      rooms: [scoreRoom(db)],
      eraseAgain: (returned) =>
        eraseAgain(
          product.asSystem,
          playersAggregate,
          returned,
          (pid) => ({ type: 'RemovePlayer', pid }) as const,
        ),
    };
  },
};
