import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { doorsOf, type Feature, type Place, SECTIONS, type Section } from './screen.ts';
import type { StaffWord } from './words.ts';

type Allows = (policy: PolicyName) => boolean;

/** A place as the drawer and the palette offer it. */
export interface Entry {
  readonly to: string;
  readonly title: StaffWord;
  readonly section: Section | null;
  readonly place: Place;
}

const hasId = (path: string): boolean => path.includes(':');

/** Without the places of what the chosen tournament does not have. */
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

/** The drawer of a person: the sections in which there is something for them. */
export function drawerFor(places: readonly Place[], allows: Allows): readonly DrawerSection[] {
  const entries = entriesFor(places, allows);
  return SECTIONS.map((name) => ({
    name,
    entries: entries.filter(({ section }) => section === name),
  })).filter(({ entries: own }) => own.length > 0);
}
