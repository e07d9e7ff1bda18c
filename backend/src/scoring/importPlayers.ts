import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import type { PlayerPlan, PlayersCommand } from '@courtcrew/domain/scoring/index.ts';
import { playersWithPhones } from '@courtcrew/projections/scoring/index.ts';
import type { Use } from '../kernel/http/route.ts';
import { playersAggregate } from './aggregates.ts';

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
export async function importPlayers(use: Use, tid: string, plans: readonly PlayerPlan[]) {
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
