import type { Plugin, Rolldown } from 'vite';
import { gzip } from './gzip.ts';

interface Budget {
  /** Screens of the page that are held to the budget: path of the module a lazy route imports. */
  readonly screens: RegExp | null;
  /** Most JavaScript, gzipped, that opening one of them may load. */
  readonly kB: number;
  /** The same of screens that load one of these modules. */
  readonly heavier?: { readonly modules: RegExp; readonly kB: number };
}

interface Load {
  readonly name: string;
  readonly kB: number;
  readonly budget: number;
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

/** What opening the page loads, and then the screens that are nearest to their budgets. */
function loadsOf(
  chunks: Chunks,
  sizes: ReadonlyMap<string, number>,
  page: Rolldown.OutputChunk,
  { screens, kB, heavier }: Budget,
): readonly Load[] {
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;
  const start = closure(chunks, page.fileName);
  const isHeavier = (files: Iterable<string>) =>
    [...files].some((file) => chunks.get(file)?.moduleIds.some((id) => heavier?.modules.test(id)));
  const loadOf = (name: string, files: ReadonlySet<string>): Load => ({
    name,
    kB: weigh(files),
    budget: heavier && isHeavier(files) ? heavier.kB : kB,
  });
  const opened = [...chunks.values()]
    .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && screens?.test(facadeModuleId ?? ''))
    .map(({ name, fileName }) => loadOf(name, closure(chunks, fileName, new Set(start))))
    .sort((a, b) => b.kB - b.budget - (a.kB - a.budget));
  return [loadOf('start', start), ...opened.slice(0, 5)];
}

/** Prints what opening each page and its heaviest screens loads, and complains about each that is over its budget. */
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
      const loads = loadsOf(chunks, sizes, page, budget);
      this.info(
        `first load of ${page.name}, gzip, kB of budget: ${loads.map(({ name, kB, budget }) => `${name} ${kB.toFixed(1)} of ${budget}`).join(', ')}`,
      );
      for (const { name, kB, budget } of loads) {
        if (kB <= budget) continue;
        const complaint = `opening ${name} of ${page.name} loads ${kB.toFixed(1)} kB of JavaScript; the budget is ${budget} kB`;
        if (isStrict) this.error(complaint);
        else this.warn(complaint);
      }
    }
  },
});
