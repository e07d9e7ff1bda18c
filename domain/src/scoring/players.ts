import { Set as Ids } from 'immutable';
import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import { notFound, refuse } from '../kernel/refusal.ts';
import type { PlayerEvent } from './events.ts';
import { PLAYERS_MAX } from './model.ts';

/** Somebody who plays, as entered; empty texts are nothing. `phone` is ten digits or nothing. */
export interface PlayerPlan {
  readonly name: string;
  readonly club: string;
  readonly phone: string | null;
}

export type PlayersCommand =
  | { readonly type: 'AddPlayers'; readonly players: readonly PlayerPlan[] }
  | { readonly type: 'ChangePlayer'; readonly pid: string; readonly changes: Partial<PlayerPlan> }
  | { readonly type: 'RemovePlayer'; readonly pid: string };

/** Who is on the list; nothing about them, so that nothing is left of whom is removed. */
export type PlayersState = Ids<string>;

/** The players of one tournament. */
export const players: Decider<PlayersState, PlayersCommand, PlayerEvent> = {
  initial: Ids(),

  decide: decideBy<PlayersState, PlayersCommand, PlayerEvent>({
    AddPlayers: (state, { players: added }, { newId }) => {
      if (state.size + added.length > PLAYERS_MAX)
        return refuse('full', `A tournament has at most ${PLAYERS_MAX} players`);
      return added.map(({ name, club, phone }) => ({
        type: 'PlayerAdded',
        data: { pid: newId(), name, club: club || null, phone },
      }));
    },
    ChangePlayer: (state, { pid, changes }) => {
      if (!state.has(pid)) return notFound('Player');
      const { club, ...rest } = changes;
      const changed = { ...rest, ...(club !== undefined && { club: club || null }) };
      return Object.keys(changed).length === 0 ? [] : [{ type: 'PlayerChanged', data: { pid, ...changed } }];
    },
    RemovePlayer: (state, { pid }) =>
      state.has(pid) ? [{ type: 'PlayerRemoved', data: { pid } }] : notFound('Player'),
  }),

  evolve: evolveBy<PlayersState, PlayerEvent, 'PlayerChanged'>({
    PlayerAdded: (state, { pid }) => state.add(pid),
    PlayerRemoved: (state, { pid }) => state.delete(pid),
  }),
};
