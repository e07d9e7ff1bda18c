import { nameIn } from '@courtcrew/domain/contract/personName.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/ranking/contract.ts';
import {
  genderOf,
  IMPORT_MAX,
  PLAYER_COLUMNS,
  printOf,
  type RankingCommand,
} from '@courtcrew/domain/ranking/index.ts';
import {
  isFreeIn,
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
} from '@courtcrew/projections/ranking/index.ts';
import { checkBy, previewOf, withOneNames } from '../kernel/http/importing/preview.ts';

import { readImportFile } from '../kernel/http/importing/readFile.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { RANKING_ID, ranking } from './aggregate.ts';

const LIST = {
  columns: PLAYER_COLUMNS,
  optional: ['birth'],
  headless: true,
  dates: ['birth'],
  takes: { gender: genderOf },
  max: IMPORT_MAX,
} as const;

const FOUND_MAX = 20;

async function send(use: Use, command: RankingCommand) {
  const { events } = await use.execute(ranking, RANKING_ID, command);
  return events;
}

async function save(use: Use, command: RankingCommand, message = 'saved') {
  await send(use, command);
  return { message };
}

export const rankingRoutes: readonly Route[] = [
  route(calls.getPlayers, (_, use) => rankingPlayers.all(use.db)),

  route(calls.addPlayer, async ({ body: { one_name: _, ...player } }, use) => {
    const events = await send(use, { type: 'AddRankingPlayers', players: [player] });
    const [added] = events.flatMap(({ data }) => ('player_id' in data ? [data.player_id] : []));
    if (added !== undefined) return { message: 'added', player_id: added };
    const known = (await rankingPlayers.all(use.db)).find((row) => printOf(row) === printOf(player));
    return { message: 'This player is there already', player_id: known?.player_id ?? '' };
  }),

  route(
    calls.importPlayers,
    async ({ body: { rows } }, use) => {
      const players = rows.map(({ one_name: _, ...player }) => player);
      const added = (await send(use, { type: 'AddRankingPlayers', players })).length;
      return { message: 'added', added, known: rows.length - added };
    },
    { body: 'large' },
  ),

  route(
    calls.previewPlayers,
    ({ body: { csv, dates } }) =>
      previewOf(withOneNames(readImportFile(csv, LIST, dates)), checkBy(calls.newPlayer)),
    { body: 'large' },
  ),

  route(calls.editPlayer, ({ params: { player_id }, body: { seen = {}, ...fields } }, use) =>
    save(use, { type: 'EditRankingPlayer', key: player_id, changes: nameIn(fields), seen }),
  ),

  route(calls.removePlayer, ({ params: { player_id } }, use) =>
    save(use, { type: 'RemoveRankingPlayer', key: player_id }, 'removed'),
  ),

  route(calls.searchPlayer, ({ query: { search: q = '' }, body }, use) =>
    rankingPlayers.all(use.db, { q }, { most: FOUND_MAX, ...(body?.eid && { only: isFreeIn(body.eid) }) }),
  ),

  route(calls.getTournaments, (_, use) => rankingTournaments.all(use.db)),

  route(calls.addTournament, async ({ body }, use) => {
    const events = await send(use, { type: 'AddRankingTournament', fields: body });
    const [rtid = ''] = events.flatMap(({ data }) => ('rtid' in data ? [data.rtid] : []));
    return { message: 'added', rtid };
  }),

  route(calls.editTournament, ({ params: { rtid }, body: { seen = {}, ...changes } }, use) =>
    save(use, { type: 'EditRankingTournament', key: rtid, changes, seen }),
  ),

  route(calls.getTournamentEvents, async ({ params: { rtid } }, use) => {
    if ((await rankingTournaments.among(use.db, [rtid])).length === 0)
      throw new Refused(notFound('Tournament'));
    return rankingEventRows.all(use.db, { rtid });
  }),

  route(calls.addEventToTournament, async ({ body: { rtid, type } }, use) => {
    const events = await send(use, { type: 'AddRankingEvent', rtid, event: type });
    const [eid = ''] = events.flatMap(({ data }) => ('eid' in data ? [data.eid] : []));
    return { message: 'added', eid };
  }),

  route(calls.getEventPlayers, async ({ params: { eid } }, use) => {
    if ((await rankingEventRows.among(use.db, [eid])).length === 0) throw new Refused(notFound('Event'));
    const pairs = await rankingPairRows.all(use.db, { eid });
    const everybody = await rankingPlayers.among(
      use.db,
      pairs.flatMap(({ one, two }) => [one, two]),
    );
    const byId = new Map(everybody.map((player) => [player.player_id, player]));
    return pairs.flatMap(({ pair_id, one, two }) =>
      [
        [one, two],
        [two, one],
      ].flatMap(([own = '', partner_id = '']) => {
        const player = byId.get(own);
        const partner = byId.get(partner_id)?.name ?? '';
        return player ? [{ ...player, pair_id, eid, partner_id, partner }] : [];
      }),
    );
  }),

  route(calls.savePartners, async ({ body: { eid, one, two } }, use) => {
    const events = await send(use, { type: 'SavePartners', eid, one, two });
    const [added] = events.flatMap(({ data }) => ('pair_id' in data ? [data.pair_id] : []));
    const pairs = added === undefined ? await rankingPairRows.all(use.db, { eid }) : [];
    const known = pairs.find((pair) => [one, two].every((each) => [pair.one, pair.two].includes(each)));
    return { message: 'saved', pair_id: added ?? known?.pair_id ?? '', eid };
  }),

  route(calls.partPartners, ({ params: { pair_id } }, use) =>
    save(use, { type: 'PartPartners', pair_id }, 'removed'),
  ),
];
