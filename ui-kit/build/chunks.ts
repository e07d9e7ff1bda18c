import type { Plugin, Rolldown } from 'vite';
import { SCHEMAS } from './contractsAsAddresses.ts';

const SCHEMA_LIBRARY = /\/node_modules\/zod\//;

/**
 * A module and everything it imports statically. Schemas do not count, behind a contract or beside an area's rules: nearly
 * all that import those want something else of them, and what schemas are made of would lie in everybody's first file.
 */
function closure(graph: Rolldown.PluginContext, id: string, found = new Set<string>()): Set<string> {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  if (found.has(id) || id.endsWith(SCHEMAS) || imported.some((next) => SCHEMA_LIBRARY.test(next)))
    return found;
  found.add(id);
  for (const next of imported) closure(graph, next, found);
  return found;
}

/** The page of the application itself; others, such as the television's, share what they can of it. */
const APPLICATION = /\/index\.html$/;

/**
 * Few files instead of many small ones: on a slow network every request waits for its turn. What the application starts
 * with is one file, or two where another page starts with some of it as well. What many of the busiest
 * screens are made of is one file, and what the same few of them are made of is one each.
 */
export function chunks(busiest: readonly RegExp[]): {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
} {
  let own: ReadonlySet<string> = new Set();
  let others: readonly ReadonlySet<string>[] = [];
  let screens: readonly ReadonlySet<string>[] = [];
  // A file costs a request and the header of its answer; what a third of them share weighs less than one each for who shares it.
  const many = busiest.length / 3;
  const pagesWith = (id: string): readonly number[] =>
    others.flatMap((modules, index) => (modules.has(id) ? [index] : []));
  // A screen itself stays a file of its own, under its own name.
  const screensWith = (id: string): readonly number[] =>
    busiest.some((screen) => screen.test(id))
      ? []
      : screens.flatMap((modules, index) => (modules.has(id) ? [index] : []));
  const sharedName = (id: string, by: number): string | null => {
    const users = screensWith(id);
    return users.length === by ? `screens-${users.join('-')}` : null;
  };
  return {
    plugin: {
      name: 'courtcrew-chunks',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const pages = ids.filter((id) => id.endsWith('.html'));
        own = closure(this, pages.find((id) => APPLICATION.test(id)) ?? '');
        others = pages.filter((id) => !APPLICATION.test(id)).map((id) => closure(this, id));
        screens = busiest.flatMap((screen) => {
          const id = ids.find((id) => screen.test(id));
          return id === undefined ? [] : [closure(this, id)];
        });
      },
    },
    // A group takes along what its modules depend on, unless one before it has that: what more depends on goes first.
    groups: [
      { name: 'start-common', test: (id) => own.has(id) && pagesWith(id).length > 0, priority: 1_001 },
      { name: 'start', test: (id) => own.has(id), priority: 1_000 },
      {
        name: (id) =>
          pagesWith(id).length > 0 && screensWith(id).length > 0 ? `pages-${pagesWith(id).join('-')}` : null,
        priority: 999,
      },
      { name: 'screens-many', test: (id) => screensWith(id).length > many, priority: 998 },
      ...Array.from({ length: Math.floor(many) }, (_, index) => ({
        name: (id: string) => sharedName(id, index + 1),
        priority: index + 1,
      })),
    ],
  };
}
