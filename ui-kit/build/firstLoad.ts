import type { Plugin, Rolldown } from 'vite';
import { gzip } from './gzip.ts';

interface Budget {
  /** Screens of the page that are held to the budget: path of the module a lazy route imports. */
  readonly screens: RegExp | null;
  /** Most JavaScript, gzipped, that opening one of them may load. */
  readonly kB: number;
}

interface Load {
  readonly name: string;
  readonly kB: number;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and everything it imports statically. */
function closure(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) closure(chunks, next, found);
  return found;
}

/** `npm test` sets it: a page over its budget is a defect, but no reason to keep the product from starting. */
const isStrict = process.env.FIRST_LOAD_BUDGET === 'strict';

/** What opening the page loads, and then its heaviest screens. */
function loadsOf(
  chunks: Chunks,
  sizes: ReadonlyMap<string, number>,
  page: Rolldown.OutputChunk,
  screens: RegExp | null,
): readonly Load[] {
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const start = closure(chunks, page.fileName);
  const opened = [...chunks.values()]
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && screens?.test(facadeModuleId ?? ''))
    .map(({ name, fileName }) => ({ name, kB: weigh(closure(chunks, fileName, new Set(start))) }))
    .sort((a, b) => b.kB - a.kB);
  return [{ name: 'start', kB: weigh(start) }, ...opened.slice(0, 5)];
}

/**
 * Prints what opening each page and its heaviest screens loads, and complains when one of them is over the budget
 * of its page.
 */
export const firstLoad = (budgets: Readonly<Record<string, Budget>>): Plugin => ({
  name: 'courtcrew-first-load',
  apply: 'build',
  async writeBundle(_options, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>();
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk') chunks.set(file, output);
    const sizes = new Map<string, number>();
    for (const [file, { code }] of chunks) sizes.set(file, (await gzip(code)).byteLength);
    for (const page of chunks.values()) {
      const budget = page.isEntry ? budgets[page.name] : undefined;
      if (!budget) continue;
      const loads = loadsOf(chunks, sizes, page, budget.screens);
      this.info(
        `first load of ${page.name}, gzip, of ${budget.kB} kB: ${loads.map(({ name, kB }) => `${name} ${kB.toFixed(1)}`).join(', ')}`,
      );
      const heaviest = loads.reduce((a, b) => (b.kB > a.kB ? b : a));
      if (heaviest.kB <= budget.kB) continue;
      const complaint = `opening ${heaviest.name} of ${page.name} loads ${heaviest.kB.toFixed(1)} kB of JavaScript; the budget is ${budget.kB} kB`;
      if (isStrict) this.error(complaint);
      else this.warn(complaint);
    }
  },
});
