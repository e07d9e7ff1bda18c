import type { Plugin, Rolldown } from 'vite';
import { SCHEMAS } from './contractsAsAddresses.ts';

/**
 * A module and everything it imports statically. The schemas behind a contract do not count: nearly all that import one
 * want to know where its calls go, and what its schemas are made of would lie in everybody's first file.
 */
function closure(graph: Rolldown.PluginContext, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || id.endsWith(SCHEMAS)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, next, found);
  return found;
}

/** The page of the application itself; others, such as the television's, share what they can of it. */
const APPLICATION = /\/index\.html$/;

/**
 * Few files instead of many small ones: on a slow network every request waits for its turn. What the application starts
 * with is one file, or two where another page starts with some of it as well. What most of the busiest
 * screens are made of is one file, and what the same few of them are made of is one each.
 */
export function chunks(busiest: readonly RegExp[]): {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
} {
  let own: ReadonlySet<string> = new Set();
  let others: readonly ReadonlySet<string>[] = [];
  let screens: readonly ReadonlySet<string>[] = [];
  const half = busiest.length / 2;
  const startsElsewhere = (id: string): boolean => others.some((modules) => modules.has(id));
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
      { name: 'start-common', test: (id) => own.has(id) && startsElsewhere(id), priority: 1_001 },
      { name: 'start', test: (id) => own.has(id), priority: 1_000 },
      {
        name: 'screens-common',
        test: (id) => startsElsewhere(id) && screensWith(id).length > 0,
        priority: 999,
      },
      // What most of them share is one file: every file costs a request and the header of its answer.
      { name: 'screens-most', test: (id) => screensWith(id).length > half, priority: 998 },
      ...Array.from({ length: Math.floor(half) }, (_, index) => ({
        name: (id: string) => sharedName(id, index + 1),
        priority: index + 1,
      })),
    ],
  };
}
