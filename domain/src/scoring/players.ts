import { Map as Index } from 'immutable';
import { THERE_ALREADY } from '../accounts/index.ts';
import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import { notFound, refuse } from '../kernel/refusal.ts';
import { refuseStale, type Seen } from '../kernel/seen.ts';
import { retyped } from '../kernel/spelling.ts';
import { filled } from '../kernel/text.ts';
import type { PlayerEvent } from './events.ts';
import { PLAYERS_MAX } from './model.ts';

/** Somebody who plays, as entered; empty texts are nothing. `phone` is ten digits or nothing. */
export interface PlayerPlan {
  readonly name: string;
  readonly club: string;
  readonly phone: string | null;
}

export type PlayersCommand =
  | {
      readonly type: 'AddPlayers';
      readonly players: readonly PlayerPlan[];
      /** True once it was said that whoever has a name and phone that are on the list is somebody else. */
      readonly confirm?: boolean | undefined;
    }
  | {
      readonly type: 'ChangePlayer';
      readonly pid: string;
      readonly changes: Partial<PlayerPlan>;
      readonly seen: Seen<PlayerPlan>;
    }
  | { readonly type: 'RemovePlayer'; readonly pid: string };

/** Who is on the list; nothing is left of whom is removed. */
export type PlayersState = Index<string, PlayerPlan>;

const isSame = (one: PlayerPlan, other: PlayerPlan): boolean =>
  one.phone !== null && one.phone === other.phone && retyped(one.name) === retyped(other.name);

/** A removed player's fields read as null. */
const known = ({
  name,
  club,
  phone,
}: { [Field in keyof PlayerPlan]: PlayerPlan[Field] | null }): PlayerPlan => ({
  name: name ?? '',
  club: club ?? '',
  phone,
});

export const players: Decider<PlayersState, PlayersCommand, PlayerEvent> = {
  initial: Index(),

  decide: decideBy<PlayersState, PlayersCommand, PlayerEvent>({
    AddPlayers: (state, { players: added, confirm = false }, { newId }) => {
      if (!confirm && added.some((one) => state.some((other) => isSame(one, other))))
        return refuse('confirm', THERE_ALREADY);
      if (state.size + added.length > PLAYERS_MAX)
        return refuse('full', filled('A tournament has at most {count} players', { count: PLAYERS_MAX }));
      return added.map(({ name, club, phone }) => ({
        type: 'PlayerAdded',
        data: { pid: newId(), name, club: club || null, phone },
      }));
    },
    ChangePlayer: (state, { pid, changes, seen }) => {
      const before = state.get(pid);
      if (!before) return notFound('Player');
      const stale = refuseStale(before, changes, seen);
      if (stale) return stale;
      const { club, ...rest } = changes;
      const changed = { ...rest, ...(club !== undefined && { club: club || null }) };
      return Object.keys(changed).length === 0 ? [] : [{ type: 'PlayerChanged', data: { pid, ...changed } }];
    },
    RemovePlayer: (state, { pid }) =>
      state.has(pid) ? [{ type: 'PlayerRemoved', data: { pid } }] : notFound('Player'),
  }),

  evolve: evolveBy<PlayersState, PlayerEvent>({
    PlayerAdded: (state, { pid, ...player }) => state.set(pid, known(player)),
    PlayerChanged: (state, { pid, ...changes }) => {
      const before = state.get(pid);
      return before ? state.set(pid, known({ ...before, ...changes })) : state;
    },
    PlayerRemoved: (state, { pid }) => state.delete(pid),
  }),
};
