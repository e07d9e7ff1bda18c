import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Draw = (close: () => void) => ReactNode;

const Opening = createContext<(draw: Draw) => void>(() => undefined);

/** Opens a form about a row above its list. */
export const useAboveList = () => useContext(Opening);

/** A list, and above it the form of one of its rows, which stays open where somebody else's change takes the row away. */
export function AboveList({ children }: { readonly children: ReactNode }) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const open = useCallback((next: Draw) => setDraw(() => next), []);
  return (
    <Opening value={open}>
      {children}
      {draw?.(() => setDraw(null))}
    </Opening>
  );
}
