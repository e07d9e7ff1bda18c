import { relative } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = /\/ui-kit\/src\/page\/(lazyPart\.ts|Part\.tsx)$/;
const DRAWN_PART = '/src/firstView/drawnPart.tsx';
const PART = /\blazyPart\(\s*async \(\) => \(await import\('([^']+)'\)/g;

/**
 * Where a first view is drawn, a part that its page loads by itself and waits for is noted by its module: the page begins with
 * it, and what was drawn of it stays.
 */
export const drawnParts = (root: string): Plugin => ({
  name: 'courtcrew-drawn-parts',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\/(lazyPart\.ts|Part\.tsx)$/.test(source)) return null;
    const found = await this.resolve(source, importer, options);
    return found && PARTS.test(found.id) ? `${root}/public-ui${DRAWN_PART}` : found;
  },
  async transform(code, id) {
    if (!code.includes('lazyPart(')) return null;
    const places = [...code.matchAll(PART)];
    const named = await Promise.all(
      places.map(async ([begin, module = '']) => {
        const found = await this.resolve(module, id);
        const name = JSON.stringify(relative(root, found?.id ?? module));
        return [begin, begin.replace('lazyPart(', `lazyPart.named(${name})(`)] as const;
      }),
    );
    return named.reduce((text, [begin, instead]) => text.replace(begin, () => instead), code);
  },
});
