import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type App, PRELOADS } from '@courtcrew/domain/web/apps.ts';
import type { Plugin, Rolldown } from 'vite';

export const ROOT = join(import.meta.dirname, '../..');

const PATH = /\bpath: '([^']+)'/;
const SCREEN = /\bimport\('([^']+)'\)/;

/** The screens of an area's routes, as `[path, module]`; a route whose screen stands elsewhere is left out. */
export function screensIn(source: string): readonly (readonly [path: string, module: string])[] {
  return source.split(/(?=\bpath: ')/).flatMap((part) => {
    const [path, module] = [PATH.exec(part)?.[1], SCREEN.exec(part)?.[1]];
    return path !== undefined && module !== undefined ? [[path, module] as const] : [];
  });
}

type Chunks = readonly Rolldown.OutputChunk[];

/** A chunk and all it imports, without what the page itself begins with. */
function neededBy(chunks: Chunks, file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = chunks.find(({ fileName }) => fileName === file);
  for (const next of chunk?.imports ?? []) neededBy(chunks, next, found);
  return found;
}

/**
 * Writes down which files each path's screen is made of, and each part that a screen loads by itself: the server names them in the page, and a browser asks for all at
 * once instead of one after another has arrived.
 */
export const preloads = (app: App): Plugin => ({
  name: 'courtcrew-preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
    const page = chunks.find(({ isEntry, name }) => isEntry && name === app);
    if (!page) return;
    const start = neededBy(chunks, page.fileName, new Set());
    const beside = (chunk: Rolldown.OutputChunk) =>
      [...neededBy(chunks, chunk.fileName, new Set(start))].filter((file) => !start.has(file));
    const screens: Record<string, readonly string[]> = {};
    for (const routes of globSync('src/*/routes.tsx')) {
      for (const [path, module] of screensIn(readFileSync(routes, 'utf8'))) {
        const screen = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith(join('/', dirname(routes), module)),
        );
        if (screen) screens[path] = beside(screen);
      }
    }
    const parts = Object.fromEntries(
      chunks.flatMap((chunk) =>
        chunk.isDynamicEntry && chunk.facadeModuleId
          ? [[relative(ROOT, chunk.facadeModuleId), beside(chunk)]]
          : [],
      ),
    );
    this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify({ screens, parts }) });
  },
});
