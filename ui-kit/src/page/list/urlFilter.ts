import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

type FilterValue = string | number | boolean;
export type Filter = Readonly<Record<string, FilterValue>>;

function readValue<Value extends FilterValue>(text: string | null, fallback: Value): FilterValue {
  if (text === null) return fallback;
  if (typeof fallback === 'boolean') return text === '1';
  if (typeof fallback !== 'number') return text;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : fallback;
}

const writeValue = (value: FilterValue): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

/** The filter a query string means: what is missing, or is no value of its kind, has its default. */
export function readFilter<Shape extends Filter>(search: URLSearchParams, defaults: Shape): Shape {
  const read = Object.entries(defaults).map(([name, fallback]) => [
    name,
    readValue(search.get(name), fallback),
  ]);
  return Object.fromEntries(read) as Shape;
}

/** The query string of a filter. Defaults are left out so that a plain list has a plain address. */
export function writeFilter<Shape extends Filter>(
  search: URLSearchParams,
  defaults: Shape,
  filter: Shape,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, fallback] of Object.entries(defaults)) {
    const value = filter[name];
    if (value === undefined || value === fallback) next.delete(name);
    else next.set(name, writeValue(value));
  }
  return next;
}

/** Strings, numbers and booleans instead of the literals a default object would infer. */
export type Widened<Shape extends Filter> = {
  readonly [Name in keyof Shape]: Shape[Name] extends string
    ? string
    : Shape[Name] extends number
      ? number
      : boolean;
};

interface UrlFilter<Shape extends Filter> {
  readonly filter: Shape;
  /** Changes some fields; typing does not fill the history. */
  readonly set: (change: Partial<Shape>) => void;
  readonly clear: () => void;
  readonly active: boolean;
}

/**
 * A toolbar's filter in the address: a link to it shows the same list, and Back keeps it. `defaults` must be a
 * constant outside the component.
 */
export function useUrlFilter<Shape extends Filter>(defaults: Shape): UrlFilter<Widened<Shape>> {
  const [search, setSearch] = useSearchParams();
  const base = defaults as unknown as Widened<Shape>;
  const filter = useMemo(() => readFilter(search, base), [search, base]);
  // The router tells a new address a moment later; a second change within it must build on the first.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const set = useCallback(
    (change: Partial<Widened<Shape>>) => {
      const before = newest.current;
      newest.current = writeFilter(before, base, { ...readFilter(before, base), ...change });
      // A step to where one is would end the step to a screen that is still on its way.
      if (newest.current.toString() === before.toString()) return;
      setSearch(newest.current, { replace: true, preventScrollReset: true });
    },
    [setSearch, base],
  );
  const clear = useCallback(() => set(base), [set, base]);
  const active = Object.entries(base).some(([name, fallback]) => filter[name] !== fallback);
  return { filter, set, clear, active };
}
