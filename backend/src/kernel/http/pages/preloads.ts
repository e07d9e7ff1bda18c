import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRELOADS } from '@courtcrew/domain/web/apps.ts';
import { z } from 'zod';

const files = z.record(z.string(), z.array(z.string()));
const shape = z.object({ screens: files, parts: files });

const NOTHING: z.output<typeof shape> = { screens: {}, parts: {} };

/** A build of another version wrote it otherwise: its pages come all the same, one file after another. */
const written = (file: string) => shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? NOTHING;

interface Screen {
  readonly path: RegExp;
  readonly links: readonly string[];
}

/** `/signup/:tid` as it is met in addresses: in any case, with or without a slash at the end. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

/** After the reads that the page begins with: those are small, and everything waits for them. */
const link = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`;

/** Links to the files of a path's screen and of parts of it, as the build wrote them down; none where it did not. */
export class Preloads {
  readonly #screens: readonly Screen[];
  readonly #parts: ReadonlyMap<string, readonly string[]>;

  constructor(dir: string | undefined) {
    const file = dir && join(dir, PRELOADS);
    const { screens, parts } = file && existsSync(file) ? written(file) : NOTHING;
    this.#parts = new Map(Object.entries(parts).map(([part, files]) => [part, files.map(link)]));
    this.#screens = Object.entries(screens)
      // A path that names its last segment goes before one that leaves it open.
      .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
      .map(([path, files]) => ({ path: pattern(path), links: files.map(link) }));
  }

  /** HTML for the head of the page at this path, which begins with these parts. */
  for(path: string, parts: readonly string[] = []): string {
    const screen = this.#screens.find((screen) => screen.path.test(path))?.links ?? [];
    return [...new Set([...screen, ...parts.flatMap((part) => this.#parts.get(part) ?? [])])].join('');
  }
}
