import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { RankingEvent } from '@courtcrew/domain/ranking/index.ts';
import { rankingModel, rankingPlayers } from '@courtcrew/projections/ranking/index.ts';
import type { Area } from '../kernel/area.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import { reactBy } from '../kernel/jobs/index.ts';
import { RANKING_ID, ranking } from './aggregate.ts';
import { rankingResources } from './rest.ts';
import { rankingRoutes } from './routes.ts';

type Removed = RecordedEvent<Extract<RankingEvent, { type: 'RankingPlayerRemoved' }>>;

export const rankingArea: Area = {
  name: 'ranking',
  aggregates: [ranking],
  readModels: [rankingModel],
  forgets: {
    by: 'RankingPlayerRemoved',
    owner: (event) => (event as Removed).data.player_id,
    returned: async ({ db, bus }, erased) => {
      const { players } = await bus.peek(ranking, RANKING_ID);
      const there = (await rankingPlayers.among(db, erased)).filter(({ player_id }) =>
        players.has(player_id),
      );
      return there.map(({ player_id: owner }) => ({ owner, stream: RANKING_ID }));
    },
  },
  open: (product) => ({
    routes: rankingRoutes,
    rest: rankingResources,
    reactions: [
      reactBy(
        ranking,
        { name: 'ranking.players' },
        { RankingPlayerRemoved: ({ data }) => product.forgetKey(data.player_id) },
      ),
    ],
    eraseAgain: (returned) =>
      eraseAgain(
        product.asSystem,
        ranking,
        returned,
        (key) => ({ type: 'RemoveRankingPlayer', key }) as const,
      ),
  }),
};
