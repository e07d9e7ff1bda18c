import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ListContextProvider, type RaRecord, useListContext } from 'react-admin';

/** Rows as they are now in the order they had: those that are gone are left out, new ones come last. */
export function inFormerOrder<Row extends RaRecord>(former: readonly Row[], now: readonly Row[]): Row[] {
  const newest = new Map(now.map((row) => [row.id, row]));
  const known = new Set(former.map(({ id }) => id));
  return [...former.flatMap(({ id }) => newest.get(id) ?? []), ...now.filter(({ id }) => !known.has(id))];
}

interface Shown {
  readonly asked: string;
  readonly rows: readonly RaRecord[];
}

/**
 * A live list whose rows keep their places while the pointer or the focus is on them, whatever comes in.
 */
export function StillRows({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const { data, filterValues, sort, page, perPage, isPlaceholderData } = list;
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const shown = useRef<Shown | null>(null);
  const isHeld = isOver || isFocused;
  // Another question has an order of its own.
  const asked = JSON.stringify([filterValues, sort, page, perPage]);
  const rows = useMemo(() => {
    const former = shown.current;
    return data && isHeld && former?.asked === asked ? inFormerOrder(former.rows, data) : data;
  }, [data, asked, isHeld]);
  useLayoutEffect(() => {
    if (rows && !isPlaceholderData) shown.current = { asked, rows };
  });
  return (
    <ListContextProvider value={{ ...list, data: rows } as typeof list}>
      <Box
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {children}
      </Box>
    </ListContextProvider>
  );
}
