import { createContext, type ReactNode, useContext } from 'react';
import { type Place, placeAt } from './screen.ts';

const PlacesContext = createContext<readonly Place[]>([]);

export const PlacesProvider = ({ places, children }: { places: readonly Place[]; children: ReactNode }) => (
  <PlacesContext value={places}>{children}</PlacesContext>
);

export const usePlaces = (): readonly Place[] => useContext(PlacesContext);

/** The declared place at a path, else null: links to missing screens are left out. */
export function usePlaceAt(): (path: string) => Place | null {
  const places = usePlaces();
  return (path) => placeAt(places, path);
}
