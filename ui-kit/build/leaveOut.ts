import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { App } from '@courtcrew/domain/contract/apps.ts';
import type { Plugin } from 'vite';

const NOTHING = 'export default () => null;';

const NO_SCRIPT = `${NOTHING}
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
export const buildInitColorSchemeScript = () => null;`;

const NO_PAGES = `export const infiniteQueryBehavior = () => ({ onFetch() {} });
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`;

/** Endless lists, which only react-admin has. */
const ENDLESS = [/\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/, NO_PAGES] as const;

/** What a page does that throws its readings, waiting or failed, at a boundary: here each shows them itself. */
const BOUNDARIES = [
  /\/@tanstack\/react-query\/build\/modern\/(suspense|errorBoundaryUtils)\.js$/,
  `const none = () => {};
export { none as defaultThrowOnError, none as ensureSuspenseTimers, none as fetchOptimistic, none as shouldSuspend };
export { none as ensurePreventErrorBoundaryRetry, none as getHasError, none as useClearResetErrorBoundary };`,
] as const;

/** Which properties a plain tag takes: every part of the kit's library says that itself. */
const ANY_PROPERTY = [/\/@emotion\/is-prop-valid\/dist\/[^/]+\.js$/, 'export default () => true;'] as const;

/** Styles by the width of a container, which no screen has: all go by that of the window. */
const CONTAINERS = [
  /\/@mui\/system\/cssContainerQueries\/cssContainerQueries\.m?js$/,
  `export const isCqShorthand = () => false;
export const getContainerQuery = () => null;
export const sortContainerQueries = (theme, css) => css;
export default (theme) => theme;`,
] as const;

const NO_COLOURS = `const none = () => { throw new Error('colours are variables'); };
export { none as alpha, none as darken, none as decomposeColor, none as emphasize, none as getContrastRatio, none as getLuminance };
export { none as hexToRgb, none as hslToRgb, none as lighten, none as recomposeColor, none as rgbToHex };`;

/** What makes themes and mixes their colours: the public application's is finished when it is built (see `finishTheme`). */
const THEMES = [
  [/\/@mui\/system\/createTheme\/createTheme\.m?js$/, 'export default () => ({});'],
  [/\/@mui\/material\/styles\/createTheme(NoVars|WithVars)?\.m?js$/, 'export default () => ({});'],
  [
    /\/@mui\/material\/styles\/createTypography\.m?js$/,
    'export default (palette, typography) => typography;',
  ],
  // Where a colour is a variable without channels the library takes `color-mix` for what this would throw.
  [/\/@mui\/system\/colorManipulator\/index\.m?js$/, NO_COLOURS],
] as const;

/** Layers of styles, which the theme does not ask for. */
const LAYERS = [/\/@mui\/system\/ThemeProvider\/useLayerOrder\.m?js$/, NOTHING] as const;

/** What a native list is drawn in where nobody says: here `SelectInput` does. */
const OWN_FRAME = [/\/@mui\/material\/Input\/Input\.m?js$/, NOTHING] as const;

const NO_RIPPLE = `const none = () => {};
const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none };
export default () => ripple;`;

/** Modules of libraries that nothing here calls, or whose work is switched off, and what stands in for them. */
const LEFT_OUT: readonly (readonly [module: RegExp, instead: string])[] = [
  CONTAINERS,
  LAYERS,
  [/\/@mui\/material\/ButtonBase\/TouchRipple\.m?js$/, NOTHING],
  [/\/@mui\/material\/useLazyRipple\/useLazyRipple\.m?js$/, NO_RIPPLE],
  // The script it would write is one the page's policy forbids.
  [/\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.m?js$/, NO_SCRIPT],
  // A theme nobody takes, which knows all the form fields.
  [/\/@mui\/material\/styles\/enhanceHighContrast\.m?js$/, 'export default (theme) => theme;'],
  // Copies statics of class components, of which there are none.
  [/\/hoist-non-react-statics\/dist\/[^/]+\.js$/, 'export default (target) => target;'],
];

/** What comes along with pages of visitors; staff's come without. */
const CAME_ALONG = [
  /\/ui-kit\/src\/data\/earlyAnswers\.ts$/,
  `export const withEarlyAnswers = (fetch) => fetch;
export const answeredEarly = () => undefined;
export const answered = () => ({});`,
] as const;

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION: Readonly<Record<string, string>> = {
  'react-router': join(router, 'dist/production/index.mjs'),
  'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
};

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * The router with all its unused parts free to go: forms, prefetching and what servers render stay in a bundle only because
 * they are named for developers, and made by calls that could do anything.
 */
const shakable = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');

const FORMS = /\/react-hook-form\/dist\/index\.esm\.mjs$/;
const RULES = /^var validateField = async [\s\S]*?^\};$/m;

/** Rules beside single fields, of which public forms have none: each is checked as a whole, by its resolver or the server. */
function withoutRules(code: string): string {
  if (!RULES.test(code)) throw new Error('react-hook-form checks rules of fields elsewhere now');
  return code.replace(RULES, 'var validateField = async () => ({});');
}

/**
 * What libraries bring and nobody sees: the theme turns ripples off, and the router's package names its build
 * for developers whoever asks. Kilobytes less for everybody's first page.
 */
export const leaveOut = (app: App): Plugin => ({
  name: 'courtcrew-leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => PRODUCTION[source] ?? null,
  load: (id) =>
    (app === 'public'
      ? [...LEFT_OUT, ENDLESS, BOUNDARIES, ANY_PROPERTY, OWN_FRAME, ...THEMES]
      : [...LEFT_OUT, CAME_ALONG]
    ).find(([module]) => module.test(id))?.[1] ?? null,
  transform(code, id) {
    if (ROUTER.test(id)) return { code: shakable(code), map: null };
    if (app === 'public' && FORMS.test(id)) return { code: withoutRules(code), map: null };
    return null;
  },
});
