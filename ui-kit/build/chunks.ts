import type { Plugin, Rolldown } from 'vite';
import { SCHEMAS } from './contractsAsAddresses.ts';
import { merged, type Shared, together } from './sharedFiles.ts';

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
/** More pages and screens than there are. */
const MOST_USERS = 40;

/** About as much of a module's source is sent, once it is minified and packed. */
const SENT = 1 / 6;

/**
 * Few files instead of many small ones: on a slow network every request waits for its turn. What the application starts
 * with is one file, or two where another page starts with some of it as well. What the same other pages and busiest
 * screens are made of is one file each, and one with others where that is less to send.
 */
export function chunks(busiest: readonly RegExp[]): {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
} {
  let own: ReadonlySet<string> = new Set();
  let others: readonly ReadonlySet<string>[] = [];
  const files = new Map<string, { readonly name: string; readonly users: number }>();
  const pagesWith = (id: string): string =>
    others.flatMap((modules, index) => (modules.has(id) ? [index] : [])).join('-');

  /** By which of the pages and screens each module is opened; a screen itself stays a file of its own, under its own name. */
  function share(graph: Rolldown.PluginContext, opened: readonly ReadonlySet<string>[]): void {
    const alike = new Map<string, Map<string, Shared>>();
    for (const id of new Set(opened.flatMap((modules) => [...modules]))) {
      const users = new Set(opened.flatMap((modules, index) => (modules.has(id) ? [index] : [])));
      const isScreen = busiest.some((screen) => screen.test(id));
      if (own.has(id) || isScreen || [...users].every((user) => user < others.length)) continue;
      const module = { ids: [id], users, bytes: (graph.getModuleInfo(id)?.code?.length ?? 0) * SENT };
      // Another page must not load what only the application starts with: its files are merged among themselves.
      const [apart, key] = [pagesWith(id), [...users].join('-')];
      const before = alike.get(apart)?.get(key);
      alike.set(apart, (alike.get(apart) ?? new Map()).set(key, before ? together(before, module) : module));
    }
    const shared = [...alike.values()].flatMap((apart) => merged([...apart.values()]));
    for (const [index, { ids, users }] of shared.entries())
      for (const id of ids) files.set(id, { name: `shared-${index}`, users: users.size });
  }

  const sharedGroups = (test: (id: string) => boolean, above: number): Rolldown.CodeSplittingGroup[] =>
    Array.from({ length: MOST_USERS }, (_, index) => ({
      name: (id) => {
        const file = files.get(id);
        return file?.users === index + 1 ? file.name : null;
      },
      test,
      priority: above + index + 1,
    }));
  return {
    plugin: {
      name: 'courtcrew-chunks',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const pages = ids.filter((id) => id.endsWith('.html'));
        own = closure(this, pages.find((id) => APPLICATION.test(id)) ?? '');
        others = pages.filter((id) => !APPLICATION.test(id)).map((id) => closure(this, id));
        const screens = busiest.flatMap((screen) => {
          const id = ids.find((id) => screen.test(id));
          return id === undefined ? [] : [closure(this, id)];
        });
        share(this, [...others, ...screens]);
      },
    },
    // A group takes along what its modules depend on, unless one before it has that: what more depends on goes first.
    groups: [
      { name: 'start-common', test: (id) => own.has(id) && pagesWith(id) !== '', priority: 1_001 },
      { name: 'start', test: (id) => own.has(id), priority: 1_000 },
      ...sharedGroups((id) => pagesWith(id) !== '', 500),
      ...sharedGroups(() => true, 0),
    ],
  };
}
