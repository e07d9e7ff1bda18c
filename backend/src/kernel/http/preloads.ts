import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRELOADS } from '@courtcrew/domain/contract/apps.ts';
import { z } from 'zod';

const shape = z.record(z.string(), z.array(z.string()));

interface Screen {
  readonly path: RegExp;
  readonly links: string;
}

/** `/signup/:tid` as it is met in addresses: in any case, with or without a slash at the end. */
const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

/** After the reads that the page begins with: those are small, and everything waits for them. */
const link = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`;

/** Links to the files of a path's screen, as the build wrote them down; none where it did not. */
export class Preloads {
  readonly #screens: readonly Screen[];

  constructor(dir: string | undefined) {
    const file = dir && join(dir, PRELOADS);
    const files = file && existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
    this.#screens = Object.entries(files)
      // A path that names its last segment goes before one that leaves it open.
      .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
      .map(([path, needed]) => ({ path: pattern(path), links: needed.map(link).join('') }));
  }

  /** HTML for the head of the page at this path. */
  for(path: string): string {
    return this.#screens.find((screen) => screen.path.test(path))?.links ?? '';
  }
}
