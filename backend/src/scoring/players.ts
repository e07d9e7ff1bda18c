import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import { PLAYER_COLUMNS, type PlayerPlan, type PlayersCommand } from '@courtcrew/domain/scoring/index.ts';
import { playersWithPhones, tournamentsScoredBy } from '@courtcrew/projections/scoring/index.ts';
import { sql } from 'kysely';
import { checkBy, previewOf } from '../kernel/http/importing/preview.ts';
import { readImportFile } from '../kernel/http/importing/readFile.ts';
import { type Caller, type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { forbidden } from '../kernel/refused.ts';
import { playersAggregate } from './aggregates.ts';
import { scoredTournament } from './mayScore.ts';

type Known = Awaited<ReturnType<typeof playersWithPhones.all>>[number];

/** A player is known by the name, in whatever capitals, spaces and apostrophes a list has it. */
const keyOf = ({ name }: { readonly name: string }): string => retyped(name);

/** What the list says otherwise than is known; a list that leaves a field out says nothing of it. */
function differing(known: Known, { club, phone }: PlayerPlan): Partial<PlayerPlan> | null {
  const changes = {
    ...(club !== '' && club !== known.club && { club }),
    ...(phone !== null && phone !== known.phone && { phone }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Adds unknown players in one command and corrects the others. Repeatable. */
async function importPlayers(use: Use, tid: string, plans: readonly PlayerPlan[]) {
  const known = new Map(
    (await playersWithPhones.all(use.db, { tid })).map((player) => [keyOf(player), player]),
  );
  const wanted = new Map(plans.map((plan) => [keyOf(plan), plan]));
  const added = [...wanted].flatMap(([key, plan]) => (known.has(key) ? [] : [plan]));
  const changed = [...wanted].flatMap(([key, plan]) => {
    const player = known.get(key);
    const changes = player && differing(player, plan);
    return changes ? [{ pid: player.pid, changes }] : [];
  });
  const send = (command: PlayersCommand, step: string) =>
    use.execute(playersAggregate, tid, command, { step });
  if (added.length > 0) await send({ type: 'AddPlayers', players: added }, 'add');
  for (const { pid, changes } of changed)
    await send({ type: 'ChangePlayer', pid, changes, seen: {} }, `change ${pid}`);
  return {
    added: added.length,
    changed: changed.length,
    same: plans.length - added.length - changed.length,
  };
}

const LIST = {
  columns: PLAYER_COLUMNS,
  optional: ['club', 'phone'],
  headless: true,
  max: calls.IMPORTED_MAX,
} as const;

const SAVED = { message: 'Saved' };
const MOST_PLAYERS = 20_000;

async function onPlayers(use: Use, tid: string, command: PlayersCommand) {
  await scoredTournament(use, tid);
  return (await use.execute(playersAggregate, tid, command)).events;
}

async function listed(use: Use, tid: string) {
  await scoredTournament(use, tid);
  return playersWithPhones.all(use.db, { tid });
}

/** Players of the tournaments whose scores the caller runs; the platform admin runs all. Throws 403 for nobody's. */
async function everywhere(use: Use, { platform, ref_id }: Caller) {
  if (platform) return playersWithPhones.all(use.db, {}, { most: MOST_PLAYERS });
  const tids = await tournamentsScoredBy(use.db, ref_id);
  if (tids.length === 0) throw forbidden();
  return playersWithPhones.all(use.db, {}, { only: sql`tid = any(${tids})` });
}

/** What a body speaks of. */
const fieldsIn = ({
  name,
  club,
  phone,
}: BodyOf<typeof calls.editPlayer>['was'] & object): Partial<PlayerPlan> => ({
  ...(name !== undefined && { name }),
  ...(club !== undefined && { club: club ?? '' }),
  ...(phone !== undefined && { phone }),
});

export const playerRoutes: readonly Route[] = [
  route(calls.getPlayers, async ({ tid }, use) => [...(await listed(use, tid))]),
  route(calls.getPlayersPhone, async ({ tid }, use) => [...(await listed(use, tid))]),

  route(calls.getAllPlayers, async ({ caller }, use) =>
    (await everywhere(use, caller)).map(({ pid: id, ...player }) => ({ id, ...player })),
  ),

  route(calls.savePlayersPhone, async ({ tid, body: { pid, phone } }, use) => {
    await onPlayers(use, tid, { type: 'ChangePlayer', pid, changes: { phone }, seen: {} });
    return { message: calls.PHONE_PROVIDED };
  }),

  route(calls.addPlayer, async ({ tid, body: { name, club, phone, confirm } }, use) => {
    const player: PlayerPlan = { name, club: club ?? '', phone };
    const [event] = await onPlayers(use, tid, { type: 'AddPlayers', players: [player], confirm });
    return { ...SAVED, pid: event?.data.pid ?? '' };
  }),

  route(
    calls.previewPlayers,
    async ({ tid, body: { csv } }, use) => {
      await scoredTournament(use, tid);
      return previewOf(readImportFile(csv, LIST), checkBy(calls.newPlayer));
    },
    { body: 'large' },
  ),

  route(
    calls.importPlayers,
    async ({ tid, body: { players } }, use) => {
      await scoredTournament(use, tid);
      const plans = players.map(({ name, club, phone }) => ({ name, club: club ?? '', phone }));
      return { ...SAVED, ...(await importPlayers(use, tid, plans)) };
    },
    // Sent again it finds everybody there.
    { body: 'large', limit: 'heavy', keepsAnswer: () => true },
  ),

  route(calls.editPlayer, async ({ tid, body: { id: pid, was, seen = was ?? {}, ...fields } }, use) => {
    await onPlayers(use, tid, { type: 'ChangePlayer', pid, changes: fieldsIn(fields), seen: fieldsIn(seen) });
    return SAVED;
  }),

  removal(calls.removePlayer, async ({ tid, body: { pid } }, use) => {
    await onPlayers(use, tid, { type: 'RemovePlayer', pid });
    return { message: 'Removed' };
  }),
];
