import type { Plugin, Rolldown } from 'vite';
import { gzip } from './gzip.ts';

interface Budget {
  /** Pages held to the budget: path of the module a lazy route imports. */
  readonly pages: RegExp;
  /** Most JavaScript, gzipped, that opening one of them may load. */
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

/** Prints what opening the heaviest pages loads, and complains when one of them is over its budget. */
export const firstLoad = ({ pages, kB }: Budget): Plugin => ({
  name: 'courtcrew-first-load',
  apply: 'build',
  async writeBundle(_options, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>();
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk') chunks.set(file, output);
    const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
    if (!entry) return;
    const sizes = new Map<string, number>();
    for (const [file, { code }] of chunks) sizes.set(file, (await gzip(code)).byteLength);
    const weigh = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000;

    const start = closure(chunks, entry.fileName);
    const opened = [...chunks.values()]
      .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && pages.test(facadeModuleId ?? ''))
      .map(({ name, fileName }) => ({ name, weight: weigh(closure(chunks, fileName, new Set(start))) }))
      .sort((a, b) => b.weight - a.weight);
    const lines = [{ name: 'start', weight: weigh(start) }, ...opened.slice(0, 5)];
    this.info(
      `first load, gzip, of ${kB} kB: ${lines.map(({ name, weight }) => `${name} ${weight.toFixed(0)}`).join(', ')}`,
    );
    const heaviest = lines.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (heaviest.weight > kB) {
      const complaint = `opening ${heaviest.name} loads ${heaviest.weight.toFixed(0)} kB of JavaScript; the budget is ${kB} kB`;
      if (isStrict) this.error(complaint);
      else this.warn(complaint);
    }
  },
});
