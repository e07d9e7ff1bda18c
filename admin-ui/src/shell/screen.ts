import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { z } from 'zod';
import type { StaffWord } from './words.ts';

/** The drawer's sections, in its order: by task, not by who built the screen. `home` has no heading. */
export const SECTIONS = [
  'home',
  'desk',
  'scheduling',
  'people',
  'volunteers',
  'communication',
  'money',
  'reports',
  'planning',
  'setup',
  'platform',
] as const;

export type Section = (typeof SECTIONS)[number];

/** What not every tournament has. */
export type Feature = 'payout' | 'score_reporting';

/** Where staff can go, what it is called and who may enter. */
export interface Place {
  /** Absolute, as the documents write it. `/*` at the end takes in everything below. */
  readonly path: string;
  /** Other documented paths of the same screen, and who may enter it there. */
  readonly also?: Readonly<Record<string, PolicyName>>;
  readonly policy: PolicyName;
  /** Without a title it is neither in the drawer nor in the palette: one comes here from another screen. */
  readonly title?: StaffWord;
  readonly section?: Section;
  /** Whether it is about the chosen tournament. When absent: unless it is the platform's or everybody's. */
  readonly tournament?: boolean;
  /** What the tournament's setup must have turned on; else neither drawer nor palette offers it. */
  readonly feature?: Feature;
  /** Takes the whole window of a laptop: the drawer waits behind its button, and the page itself does not scroll. */
  readonly fillsWindow?: boolean;
}

/** A staff screen, declared once: its route, gate, drawer entry, palette entry and links derive from this. */
export interface Screen extends Place {
  /** Loaded when it is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** What it reads first of the chosen tournament: begun while its code is still coming. */
  readonly reads?: readonly TournamentRead[];
}

/** A reading that needs nothing but the tournament. */
export type TournamentRead = Call<z.ZodType<{ tid: string }, { tid: string }>>;

/** Who may enter a path, and whether it is about the chosen tournament. */
export interface Gate {
  readonly policy: PolicyName;
  readonly tournament: boolean;
}

/** A path and its gate, for every path a place has. */
export const doorsOf = ({ path, policy, also }: Place): readonly (readonly [string, PolicyName])[] => [
  [path, policy],
  ...Object.entries(also ?? {}),
];

interface Found<P extends Place> {
  readonly place: P;
  readonly policy: PolicyName;
}

/** The place at a path, any case, with or without a slash at the end. */
function findAt<P extends Place>(places: readonly P[], path: string): Found<P> | null {
  const doors = places.flatMap((place) =>
    doorsOf(place).map(([door, policy]) => ({ path: door, place, policy })),
  );
  return matchRoutes(doors, path)?.at(-1)?.route ?? null;
}

export const placeAt = <P extends Place>(places: readonly P[], path: string): P | null =>
  findAt(places, path)?.place ?? null;

const PLATFORM: Gate = { policy: 'platform', tournament: false };

/** The gate of a path. One nobody declared is the platform admin's: forgetting must not open a door. */
export function gateOf(places: readonly Place[], path: string): Gate {
  const found = findAt(places, path);
  if (!found) return PLATFORM;
  const { place, policy } = found;
  return { policy, tournament: place.tournament ?? !['platform', 'signedIn'].includes(policy) };
}

/** Where a refused person is sent instead of reading a refusal; only the volunteer area does that. */
export function refusedTo(path: string, isAdmin: boolean): string | null {
  if (!/^\/volunteer(\/|$)/i.test(path)) return null;
  return isAdmin ? '/admin' : '/';
}
