import type { RestSpec } from '@courtcrew/domain/contract/rest.ts';
import * as calls from '@courtcrew/domain/ranking/contract.ts';
import {
  rankingEventsResource,
  rankingPairsResource,
  rankingPlayersResource,
  rankingTournamentsResource,
} from '@courtcrew/domain/ranking/index.ts';
import {
  rankingEventRows,
  rankingPairRows,
  rankingPlayers,
  rankingTournaments,
} from '@courtcrew/projections/ranking/index.ts';
import type { z } from 'zod';
import { type RestReader, type RestResource, resource } from '../kernel/http/rest.ts';
import { page } from '../kernel/http/restTable.ts';

interface Listing<Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>
  extends Pick<RestResource<Row, z.ZodObject, Create, Change>, 'create' | 'update' | 'remove'> {
  readonly spec: RestSpec<Row, z.ZodObject, Create, Change>;
  readonly searched: readonly string[];
  /** All rows there are, some thousands at most, whoever asks: the edge decides about each. */
  rows(reader: RestReader): Promise<readonly z.input<Row>[]>;
}

/** A resource of the whole platform, whose rows are filtered, sorted and cut here. */
const listing = <Row extends z.ZodObject, Create extends z.ZodType, Change extends z.ZodObject>({
  rows,
  searched,
  ...bound
}: Listing<Row, Create, Change>): RestResource =>
  resource({
    ...bound,
    list: async (query, reader) =>
      page(await rows(reader), query, searched) as { rows: z.input<Row>[]; total: number },
    many: async (ids, reader) =>
      (await rows(reader)).filter((row) => ids.includes(String((row as { id: unknown }).id))),
  });

const players = listing({
  spec: rankingPlayersResource,
  searched: ['name'],
  rows: async ({ use }) => (await rankingPlayers(use.db)).map((row) => ({ ...row, id: row.player_id })),
  create: async (body, { ask }) => (await ask(calls.addPlayer, { body })).player_id,
  async update({ player_id }, { version: _, ...body }, { ask }) {
    await ask(calls.editPlayer, { params: { player_id }, body });
  },
  async remove({ player_id }, { ask }) {
    await ask(calls.removePlayer, { params: { player_id } });
  },
});

const tournaments = listing({
  spec: rankingTournamentsResource,
  searched: ['name', 'location'],
  rows: async ({ use }) => (await rankingTournaments(use.db)).map((row) => ({ ...row, id: row.rtid })),
  create: async (body, { ask }) => (await ask(calls.addTournament, { body })).rtid,
  async update({ rtid }, { version: _, ...body }, { ask }) {
    await ask(calls.editTournament, { params: { rtid }, body });
  },
});

const events = listing({
  spec: rankingEventsResource,
  searched: ['tournament', 'type'],
  rows: async ({ use }) => (await rankingEventRows(use.db)).map((row) => ({ ...row, id: row.eid })),
  create: async (body, { ask }) => (await ask(calls.addEventToTournament, { body })).eid,
});

const pairs = listing({
  spec: rankingPairsResource,
  searched: ['one_name', 'two_name', 'tournament'],
  rows: async ({ use }) => (await rankingPairRows(use.db)).map((row) => ({ ...row, id: row.pair_id })),
  create: async (body, { ask }) => (await ask(calls.savePartners, { body })).pair_id,
  async remove({ pair_id }, { ask }) {
    await ask(calls.partPartners, { params: { pair_id } });
  },
});

export const rankingResources: readonly RestResource[] = [players, tournaments, events, pairs];
