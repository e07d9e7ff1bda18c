import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { RankingEvent } from '@courtcrew/domain/ranking/index.ts';
import { rankingModel, rankingPlayersAmong } from '@courtcrew/projections/ranking/index.ts';
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
      const there = (await rankingPlayersAmong(db, erased)).filter((id) => players.has(id));
      return there.map((owner) => ({ owner, stream: RANKING_ID }));
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
        (player_id) => ({ type: 'RemovePlayer', player_id }) as const,
      ),
  }),
};
