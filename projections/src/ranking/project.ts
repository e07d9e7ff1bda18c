import { nameKeys } from '@courtcrew/domain/kernel/fullName.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { type RankingEvent, rankingTournament } from '@courtcrew/domain/ranking/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { recordProjectors } from '../kernel/recordTable.ts';
import { events, pairs, players, tournaments } from './tables.ts';

/** Players with their names, tournaments, events and pairs. */
export const rankingModel: ReadModel = {
  name: 'ranking',
  version: 4,
  streams: ['ranking'],
  tables: [players, tournaments, events, pairs],
  project: projectBy<RankingEvent>({
    ...recordProjectors(rankingTournament, tournaments),
    // A removed player reads as null: the row is gone with the event that removed them.
    RankingPlayerAdded({ player_id, first, last, gender, birth }, _, rows) {
      const [one, two] = [first ?? '', last ?? ''];
      rows.put(players, {
        player_id,
        first: one,
        last: two,
        ...nameKeys({ first: one, last: two }),
        gender,
        birth,
      });
    },
    RankingPlayerEdited({ player_id, first, last, gender, birth }, _, rows) {
      rows.patch(
        players,
        { player_id },
        {
          ...(first != null && { first, first_key: nameKey(first) }),
          ...(last != null && { last, last_key: nameKey(last) }),
          // A change that gives or takes a player's only name has both parts.
          ...(first != null && last != null && nameKeys({ first, last })),
          ...(gender != null && { gender }),
          ...(birth !== undefined && { birth }),
        },
      );
    },
    RankingPlayerRemoved({ player_id }, _, rows) {
      rows.remove(players, { player_id });
    },
    RankingEventAdded({ eid, rtid, type }, _, rows) {
      rows.put(events, { eid, rtid, type });
    },
    PartnersSaved({ pair_id, eid, one, two }, _, rows) {
      rows.put(pairs, { pair_id, eid, one, two });
    },
    PartnersParted({ pair_id }, _, rows) {
      rows.remove(pairs, { pair_id });
    },
  }),
};
