import { SLOTS, type Slot } from '@courtcrew/domain/scoring/model.ts';

/** Who stands where: ids of players by place. */
export type Lineup = Readonly<Partial<Record<Slot, string>>>;

/** The places that are filled, in their order: singles leave the partners' out. */
export const placesOf = (single: boolean): readonly Slot[] =>
  single ? SLOTS.filter((slot) => slot.endsWith('p1')) : SLOTS;

/** The player takes the next free place, or leaves the one they have. */
export function pressed(lineup: Lineup, pid: string, single: boolean): Lineup {
  const held = SLOTS.find((slot) => lineup[slot] === pid);
  if (held) return { ...lineup, [held]: undefined };
  const free = placesOf(single).find((slot) => lineup[slot] === undefined);
  return free ? { ...lineup, [free]: pid } : lineup;
}

/** Whether both teams have a player. */
export const isReady = (lineup: Lineup): boolean => lineup.t1p1 !== undefined && lineup.t2p1 !== undefined;
