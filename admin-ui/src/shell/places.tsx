import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  type Door,
  type Drawer,
  type DrawerSection,
  drawerFor,
  type Entry,
  offeredIn,
  type Section,
} from './entries.ts';
import { type Place, placeAt } from './screen.ts';
import { useTournament } from './tournament.tsx';

interface Places {
  readonly places: readonly Place[];
  readonly drawer: Drawer;
}

const PlacesContext = createContext<Places>({ places: [], drawer: {} });

interface PlacesProviderProps {
  readonly places: readonly Place[];
  readonly drawer: Drawer;
  readonly children: ReactNode;
}

export const PlacesProvider = ({ places, drawer, children }: PlacesProviderProps) => (
  <PlacesContext value={useMemo(() => ({ places, drawer }), [places, drawer])}>{children}</PlacesContext>
);

export const usePlaces = (): readonly Place[] => useContext(PlacesContext).places;

/** The declared place at a path, else null: links to missing screens are left out. */
export function usePlaceAt(): (path: string) => Place | null {
  const places = usePlaces();
  return (path) => placeAt(places, path);
}

/** The drawer of the person in the chosen tournament. */
export function useDrawer(): readonly DrawerSection[] {
  const { places, drawer } = useContext(PlacesContext);
  const allowed = useAllows();
  const { tournament } = useTournament();
  return drawerFor(drawer, offeredIn(places, tournament), (policy) => allowed(policy, tournament?.tid));
}

interface Here {
  readonly section: Section;
  readonly entry: Entry;
  readonly door: Door;
}

/** Where the current screen stands in the drawer. */
export function useHere(sections: readonly DrawerSection[]): Here | null {
  const { pathname } = useLocation();
  const all = sections.flatMap(({ name: section, entries }) =>
    entries.flatMap((entry) => entry.tabs.map((door) => ({ section, entry, door }))),
  );
  const place = placeAt(
    all.map(({ door }) => door.place),
    pathname,
  );
  return all.find(({ door }) => door.place === place) ?? null;
}
