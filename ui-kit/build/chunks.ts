import { gzipSync } from 'node:zlib';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { SCHEMAS } from './contractsAsAddresses.ts';
import { merged, type Shared, together } from './sharedFiles.ts';

const SCHEMA_LIBRARY = /\/node_modules\/zod\//;

/** A theme that no page takes. It names every form field, and would bring all of them into the file everybody starts with. */
const UNUSED_THEME = /\/styles\/enhanceHighContrast\.m?js$/;

/**
 * A module and everything it imports statically. Schemas do not count, behind a contract or beside an area's rules: nearly
 * all that import those want something else of them, and what schemas are made of would lie in everybody's first file.
 */
function closure(graph: Rolldown.PluginContext, id: string, found = new Set<string>()): Set<string> {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  if (
    found.has(id) ||
    id.endsWith(SCHEMAS) ||
    UNUSED_THEME.test(id) ||
    imported.some((next) => SCHEMA_LIBRARY.test(next))
  )
    return found;
  found.add(id);
  for (const next of imported) closure(graph, next, found);
  return found;
}

/** The page of the application itself; others, such as the television's, share what they can of it. */
const APPLICATION = /\/index\.html$/;
/** Where the application names its pages, each of which is loaded when it is opened. */
const ROUTES = /\/routes\.tsx$/;
/** More files than there are. */
const MOST_FILES = 200;

/** So much more than others the pages count that are opened most. */
const OFTEN = 3;

/** Beside others a module is packed so much better than alone. */
const AMONG_OTHERS = 0.7;

/** About as much of a module is sent. */
function sent(id: string, code: string): number {
  const inUse = code.replaceAll('process.env.NODE_ENV', '"production"');
  return gzipSync(minifySync(id, inUse, { module: true }).code).byteLength * AMONG_OTHERS;
}

/**
 * Few files instead of many small ones: on a slow network every request waits for its turn. What the application starts
 * with is one file, or two where another page starts with some of it as well. What the same pages and parts are made of is
 * one file each, and one with others where that is less to send.
 */
export function chunks(
  parts: readonly RegExp[],
  often: RegExp,
): {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
} {
  let own: ReadonlySet<string> = new Set();
  let others: readonly ReadonlySet<string>[] = [];
  const files = new Map<string, { readonly name: string; readonly place: number }>();
  const pagesWith = (id: string): string =>
    others.flatMap((modules, index) => (modules.has(id) ? [index] : [])).join('-');

  /** By which of the pages and parts each module is opened; what one of them has for itself comes with it, under its name. */
  function share(graph: Rolldown.PluginContext, opened: readonly string[]): void {
    const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
    const users = [...others, ...opened.map((id) => closure(graph, id))];
    const weight = (user: number) => (often.test(opened[user - others.length] ?? '') ? OFTEN : 1);
    const alike = new Map<string, Map<string, Shared>>();
    for (const id of new Set(users.flatMap((modules) => [...modules]))) {
      const by = users.flatMap((modules, index) => (modules.has(id) ? [index] : []));
      if (own.has(id) || opened.includes(id) || by.length === 1) continue;
      if (by.every((user) => user < others.length)) continue;
      const code = graph.getModuleInfo(id)?.code ?? '';
      const module = { ids: [id], users: new Set(by), bytes: sent(id, code) };
      // Another page must not load what only the application starts with: its files are merged among themselves.
      const [apart, key] = [pagesWith(id), by.join('-')];
      const before = alike.get(apart)?.get(key);
      alike.set(apart, (alike.get(apart) ?? new Map()).set(key, before ? together(before, module) : module));
    }
    const shared = [...alike.values()].flatMap((apart) => merged([...apart.values()], { importsOf, weight }));
    for (const [place, { ids }] of shared.entries())
      for (const id of ids) files.set(id, { name: `shared-${place}`, place });
  }

  const sharedGroups = (test: (id: string) => boolean, above: number): Rolldown.CodeSplittingGroup[] =>
    Array.from({ length: MOST_FILES }, (_, place) => ({
      name: (id) => {
        const file = files.get(id);
        return file?.place === place ? file.name : null;
      },
      test,
      priority: above + MOST_FILES - place,
    }));
  return {
    plugin: {
      name: 'courtcrew-chunks',
      apply: 'build',
      buildEnd() {
        // In the order of their names: the same sources are the same files wherever they are built.
        const ids = [...this.getModuleIds()].toSorted();
        const pages = ids.filter((id) => id.endsWith('.html'));
        own = closure(this, pages.find((id) => APPLICATION.test(id)) ?? '');
        others = pages.filter((id) => !APPLICATION.test(id)).map((id) => closure(this, id));
        const isPage = (id: string) =>
          this.getModuleInfo(id)?.dynamicImporters.some((importer) => ROUTES.test(importer));
        share(
          this,
          ids.filter((id) => isPage(id) || parts.some((part) => part.test(id))),
        );
      },
    },
    // A group takes along what its modules depend on, unless one before it has that: each stands behind those it needs.
    groups: [
      {
        name: 'start-common',
        test: (id) => own.has(id) && pagesWith(id) !== '',
        priority: 2 * MOST_FILES + 2,
      },
      { name: 'start', test: (id) => own.has(id), priority: 2 * MOST_FILES + 1 },
      ...sharedGroups((id) => pagesWith(id) !== '', MOST_FILES),
      ...sharedGroups(() => true, 0),
    ],
  };
}
