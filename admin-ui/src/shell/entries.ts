import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { doorsOf, type Feature, type Place, SECTIONS, type Section } from './screen.ts';
import type { StaffWord } from './words.ts';

type Allows = (policy: PolicyName) => boolean;

export interface Entry {
  readonly to: string;
  readonly title: StaffWord;
  readonly section: Section | null;
  readonly place: Place;
}

const hasId = (path: string): boolean => path.includes(':');

/** Without places of features that the chosen tournament does not use. */
export const offeredIn = (
  places: readonly Place[],
  tournament: Readonly<Partial<Record<Feature, boolean>>> | null,
): readonly Place[] => places.filter(({ feature }) => !feature || tournament?.[feature] !== false);

/** Each place once, at the first of its paths that the person may enter. */
export const entriesFor = (places: readonly Place[], allows: Allows): readonly Entry[] =>
  places.flatMap((place) => {
    const door = doorsOf(place).find(([path, policy]) => !hasId(path) && allows(policy));
    if (!door || !place.title) return [];
    return [{ to: door[0].replace('/*', ''), title: place.title, section: place.section ?? null, place }];
  });

export interface DrawerSection {
  readonly name: Section;
  readonly entries: readonly Entry[];
}

/** Sections with at least one entry for the person. */
export function drawerFor(places: readonly Place[], allows: Allows): readonly DrawerSection[] {
  const entries = entriesFor(places, allows);
  return SECTIONS.map((name) => ({
    name,
    entries: entries.filter(({ section }) => section === name),
  })).filter(({ entries: own }) => own.length > 0);
}
