import { nameIn } from '@courtcrew/domain/contract/personName.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/ranking/contract.ts';
import {
  genderOf,
  IMPORT_MAX,
  PLAYER_COLUMNS,
  printOf,
  type RankedPlayer,
  type RankedTournament,
  type RankingCommand,
} from '@courtcrew/domain/ranking/index.ts';
import {
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
  searchRankingPlayers,
} from '@courtcrew/projections/ranking/index.ts';
import { withOneNames } from '../kernel/http/importing/oneNames.ts';
import { checkBy, previewOf } from '../kernel/http/importing/preview.ts';
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

/** Sends a command whose answer says only that it was carried out. */
async function save(use: Use, command: RankingCommand, message = 'saved') {
  await send(use, command);
  return { message };
}

const players: readonly Route[] = [
  route(calls.getPlayers, (_, use) => rankingPlayers(use.db)),

  route(calls.addPlayer, async ({ body: { birth = null, one_name: _, ...player } }, use) => {
    const events = await send(use, { type: 'AddPlayers', players: [{ ...player, birth }] });
    const [added] = events.flatMap(({ data }) => ('player_id' in data ? [data.player_id] : []));
    if (added !== undefined) return { message: 'added', player_id: added };
    const known = (await rankingPlayers(use.db)).find(
      (row) => printOf(row) === printOf({ ...player, birth }),
    );
    return { message: 'This player is there already', player_id: known?.player_id ?? '' };
  }),

  route(
    calls.importPlayers,
    async ({ body }, use) => {
      const list = body.rows.map(
        ({ birth = null, one_name: _, ...player }): RankedPlayer => ({ ...player, birth }),
      );
      const added = (await send(use, { type: 'AddPlayers', players: list })).length;
      return { message: 'added', added, known: list.length - added };
    },
    { body: 'large' },
  ),

  route(
    calls.previewPlayers,
    ({ body: { csv, dates } }) =>
      previewOf(withOneNames(readImportFile(csv, LIST, dates)), checkBy(calls.newPlayer)),
    { body: 'large' },
  ),

  route(calls.editPlayer, ({ params: { player_id }, body: { was, ...fields } }, use) =>
    save(use, { type: 'EditPlayer', player_id, changes: said(nameIn(fields)), was }),
  ),

  route(calls.removePlayer, ({ params: { player_id } }, use) =>
    save(use, { type: 'RemovePlayer', player_id }, 'removed'),
  ),

  route(calls.searchPlayer, ({ query: { search = '' }, body }, use) =>
    searchRankingPlayers(use.db, search, body?.eid, FOUND_MAX),
  ),
];

/** Drops what a body does not speak of. */
const said = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

const tournaments: readonly Route[] = [
  route(calls.getTournaments, (_, use) => rankingTournaments(use.db)),

  route(calls.addTournament, async ({ body }, use) => {
    const { location = '', sanctioned = false, visible = true, ...rest } = body;
    const fields: RankedTournament = { ...rest, location, sanctioned, visible };
    const events = await send(use, { type: 'AddRankingTournament', fields });
    const [rtid = ''] = events.flatMap(({ data }) => ('rtid' in data ? [data.rtid] : []));
    return { message: 'added', rtid };
  }),

  route(calls.editTournament, ({ params: { rtid }, body }, use) =>
    save(use, { type: 'EditRankingTournament', rtid, changes: said(body) }),
  ),

  route(calls.getTournamentEvents, async ({ params: { rtid } }, use) => {
    const known = await rankingTournaments(use.db);
    if (known.every((row) => row.rtid !== rtid)) throw new Refused(notFound('Tournament'));
    return rankingEventRows(use.db, rtid);
  }),

  route(calls.addEventToTournament, async ({ body: { rtid, type } }, use) => {
    const events = await send(use, { type: 'AddRankingEvent', rtid, event: type });
    const [eid = ''] = events.flatMap(({ data }) => ('eid' in data ? [data.eid] : []));
    return { message: 'added', eid };
  }),
];

const partners: readonly Route[] = [
  route(calls.getEventPlayers, async ({ params: { eid } }, use) => {
    const known = await rankingEventRows(use.db);
    if (known.every((row) => row.eid !== eid)) throw new Refused(notFound('Event'));
    const [pairs, everybody] = await Promise.all([rankingPairRows(use.db, eid), rankingPlayers(use.db)]);
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
    const pairs = added === undefined ? await rankingPairRows(use.db, eid) : [];
    const known = pairs.find((pair) => [one, two].every((each) => [pair.one, pair.two].includes(each)));
    return { message: 'saved', pair_id: added ?? known?.pair_id ?? '', eid };
  }),

  route(calls.partPartners, ({ params: { pair_id } }, use) =>
    save(use, { type: 'PartPartners', pair_id }, 'removed'),
  ),
];

export const rankingRoutes: readonly Route[] = [...players, ...tournaments, ...partners];
