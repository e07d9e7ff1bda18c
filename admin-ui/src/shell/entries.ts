import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { PHASES } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { doorsOf, type Feature, type Place } from './screen.ts';
import type { StaffWord } from './words.ts';

/** Headings of the drawer: a tournament's phases between its home, without a heading, and the platform. */
export const SECTIONS = ['home', ...PHASES, 'platform'] as const;

export type Section = (typeof SECTIONS)[number];

interface DrawerLine {
  /** Of several tabs together. Where a person may open one of them, that tab's title stands. */
  readonly title?: StaffWord;
  /** Paths of places. */
  readonly tabs: readonly string[];
}

export type Drawer = Readonly<Partial<Record<Section, readonly DrawerLine[]>>>;

type Allows = (policy: PolicyName) => boolean;

/** A place that the person may enter, by the first of its paths that is open to them. */
export interface Door {
  readonly to: string;
  readonly title: StaffWord;
  readonly place: Place;
}

const hasId = (path: string): boolean => path.includes(':');

/** Without places of features that the chosen tournament does not use. */
export const offeredIn = (
  places: readonly Place[],
  tournament: Readonly<Partial<Record<Feature, boolean>>> | null,
): readonly Place[] => places.filter(({ feature }) => !feature || tournament?.[feature] !== false);

/** Each titled place once. */
export const openTo = (places: readonly Place[], allows: Allows): readonly Door[] =>
  places.flatMap((place) => {
    const door = doorsOf(place).find(([path, policy]) => !hasId(path) && allows(policy));
    if (!door || !place.title) return [];
    return [{ to: door[0].replace('/*', ''), title: place.title, place }];
  });

/** An entry of the drawer leads to the first of its tabs. */
export interface Entry {
  readonly to: string;
  readonly title: StaffWord;
  readonly tabs: readonly Door[];
}

export interface DrawerSection {
  readonly name: Section;
  readonly entries: readonly Entry[];
}

/** Sections with at least one entry for the person. */
export function drawerFor(
  drawer: Drawer,
  places: readonly Place[],
  allows: Allows,
): readonly DrawerSection[] {
  const doors = new Map(openTo(places, allows).map((door) => [door.place.path, door]));
  const entryOf = ({ title, tabs }: DrawerLine): readonly Entry[] => {
    const open = tabs.flatMap((path) => doors.get(path) ?? []);
    const [first] = open;
    return first ? [{ to: first.to, title: (open.length > 1 && title) || first.title, tabs: open }] : [];
  };
  return SECTIONS.map((name) => ({ name, entries: (drawer[name] ?? []).flatMap(entryOf) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
