import type { EventRow, PairRow, PlayerRow, TournamentRow } from '@courtcrew/domain/ranking/contract.ts';
import { rankingPlayer, rankingTournament } from '@courtcrew/domain/ranking/index.ts';
import { sql } from 'kysely';
import { list, recordList } from '../kernel/list.ts';
import { rowName, rowNameKey } from '../kernel/names.ts';

/** The lists of the rankings. */

export const rankingPlayers = recordList<PlayerRow>(rankingPlayer, 'ranking.players', {
  order: ['last', 'first'],
  computed: { name: rowName('players') },
});

/** Whether a player has no partner in an event. */
export const isFreeIn = (eid: string) => sql<boolean>`not exists (
  select from ranking.pairs x where x.eid = ${eid} and player_id in (x.one, x.two))`;

export const rankingTournaments = recordList<TournamentRow>(rankingTournament, 'ranking.tournaments', {
  order: ['-start'],
});

/** Events with their tournament's name and how many pairs are in them. */
export const rankingEventRows = list({
  rows: sql<EventRow>`select e.*, t.name as tournament,
      (select count(*)::int from ranking.pairs x where x.eid = e.eid) as pairs
    from ranking.events e join ranking.tournaments t using (rtid)`,
  key: 'eid',
  order: ['tournament', 'type'],
  searched: ['tournament', 'type'],
});

/** Pairs with names, tournament and event. */
export const rankingPairRows = list({
  rows: sql<PairRow>`select x.*, e.type, t.name as tournament,
      ${rowName('a')} as one_name, ${rowNameKey('a')} as one_key, a.last_key as one_last,
      ${rowName('b')} as two_name, ${rowNameKey('b')} as two_key, b.last_key as two_last
    from ranking.pairs x join ranking.events e using (eid) join ranking.tournaments t using (rtid)
    join ranking.players a on a.player_id = x.one join ranking.players b on b.player_id = x.two`,
  key: 'pair_id',
  order: ['one_name'],
  sortedBy: {
    one_name: sql`(one_last, one_key)`,
    two_name: sql`(two_last, two_key)`,
  },
  searched: ['one_key', 'two_key', 'tournament'],
});
