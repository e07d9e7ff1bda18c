import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const RIPPLE = /\/@mui\/material\/ButtonBase\/TouchRipple\.m?js$/;
const NO_RIPPLE = 'export default () => null;';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION: Readonly<Record<string, string>> = {
  'react-router': join(router, 'dist/production/index.mjs'),
  'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
};

/**
 * What libraries bring and nobody sees: the theme turns ripples off, and the router's package names its build
 * for developers whoever asks. Three kilobytes less for everybody's first page.
 */
export const leaveOut = (): Plugin => ({
  name: 'courtcrew-leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => PRODUCTION[source] ?? null,
  load: (id) => (RIPPLE.test(id) ? NO_RIPPLE : null),
});
