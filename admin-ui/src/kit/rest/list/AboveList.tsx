import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type Place, placeOf, returnTo } from '../../page/focusPlace.ts';

type Draw = (close: () => void) => ReactNode;

const Opening = createContext<(draw: Draw) => void>(() => undefined);

/** Opens a form about a row above its list. */
export const useAboveList = () => useContext(Opening);

/**
 * A list, and above it the form of one of its rows, which stays open where somebody else's change takes the row away. It
 * gives the focus back to the button that opened it, or to what stands in that one's place.
 */
export function AboveList({ children }: { readonly children: ReactNode }) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const place = useRef<Place | null>(null);
  const open = useCallback((next: Draw) => {
    place.current = placeOf(document.activeElement);
    setDraw(() => next);
  }, []);
  useEffect(() => {
    if (draw === null && place.current) returnTo(place.current);
  }, [draw]);
  return (
    <Opening value={open}>
      {children}
      {draw?.(() => setDraw(null))}
    </Opening>
  );
}
