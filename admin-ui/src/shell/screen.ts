import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { z } from 'zod';
import type { StaffWord } from './words.ts';

/** Features that tournaments may do without. */
export type Feature = 'payout' | 'score_reporting';

export interface Place {
  /** Absolute, as documented. A trailing `/*` matches everything below. */
  readonly path: string;
  /** Other documented paths of the same screen, and who may enter it there. */
  readonly also?: Readonly<Record<string, PolicyName>>;
  readonly policy: PolicyName;
  /** Without a title it is in neither drawer nor palette: another screen links to it. */
  readonly title?: StaffWord;
  /** It is about the chosen tournament. Default: unless it is the platform's or everybody's. */
  readonly tournament?: boolean;
  /** Feature without which neither drawer nor palette offers it. */
  readonly feature?: Feature;
  /** Fills a laptop's window: the drawer is behind its button and the page does not scroll. */
  readonly fillsWindow?: boolean;
}

/** A staff screen, declared once: its route, gate, palette entry and links derive from this. `drawer.ts` gives its place. */
export interface Screen extends Place {
  readonly load: () => Promise<ComponentType>;
  /** First reads about the chosen tournament, started while its code loads. */
  readonly reads?: readonly TournamentRead[];
}

type Shared = Pick<Screen, 'policy' | 'feature'>;

/** Screens for the same people. */
export const screensOf = (
  shared: Shared,
  screens: readonly Omit<Screen, keyof Shared>[],
): readonly Screen[] => screens.map((screen) => ({ ...shared, ...screen }));

/** A call with no other parameter than the tournament. */
type TournamentRead = Call<z.ZodType<{ tid: string }, { tid: string }>>;

/** Who may enter a path, and whether it is about the chosen tournament. */
export interface Gate {
  readonly policy: PolicyName;
  readonly tournament: boolean;
}

/** Path and gate of each path of a place. */
export const doorsOf = ({ path, policy, also }: Place): readonly (readonly [string, PolicyName])[] => [
  [path, policy],
  ...Object.entries(also ?? {}),
];

interface Found<P extends Place> {
  readonly place: P;
  readonly policy: PolicyName;
}

/** The place at a path, ignoring case and a trailing slash. */
function findAt<P extends Place>(places: readonly P[], path: string): Found<P> | null {
  const doors = places.flatMap((place) =>
    doorsOf(place).map(([door, policy]) => ({ path: door, place, policy })),
  );
  return matchRoutes(doors, path)?.at(-1)?.route ?? null;
}

export const placeAt = <P extends Place>(places: readonly P[], path: string): P | null =>
  findAt(places, path)?.place ?? null;

const PLATFORM: Gate = { policy: 'platform', tournament: false };

/** The gate of a path. An undeclared one is for platform admins: forgetting must not open a door. */
export function gateOf(places: readonly Place[], path: string): Gate {
  const found = findAt(places, path);
  if (!found) return PLATFORM;
  const { place, policy } = found;
  return { policy, tournament: place.tournament ?? !['platform', 'signedIn'].includes(policy) };
}

/** Where a person without the right is redirected; only the volunteer area does that. */
export function refusedTo(path: string, isAdmin: boolean): string | null {
  if (!/^\/volunteer(\/|$)/i.test(path)) return null;
  return isAdmin ? '/admin' : '/';
}
