import type { Theme } from '@mui/material/styles';
import type { Plugin } from 'vite';
import type { Names, ThemeValues } from '../src/theme/finishedTheme.ts';

const THEME = /\/ui-kit\/src\/theme\/theme\.ts$/;
const SHEET = 'virtual:courtcrew-theme.css';

const namesIn = (vars: object): Names =>
  Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, typeof value === 'string' ? null : namesIn(value)]),
  );

/** What the finished theme is made from. */
export function valuesOf(theme: Theme): ThemeValues {
  const { components, direction, mixins, motion, shape, zIndex, typography, vars = {} } = theme;
  const { duration, easing } = theme.transitions;
  return {
    components,
    direction,
    mixins,
    motion,
    shape,
    zIndex,
    typography,
    transitions: { duration, easing },
    names: namesIn(vars),
  };
}

/** As MUI's provider takes it from the theme; its types keep that to themselves. */
type Sheets = readonly Readonly<Record<string, Readonly<Record<string, string | number>>>>[];

/**
 * The theme's variables, light and dark, as a style sheet. It says nothing of the scheme itself: until the page has chosen one,
 * its ground is that of the system.
 */
export const sheetOf = (theme: Theme): string =>
  (theme as unknown as { generateStyleSheets(): Sheets })
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules))
    .map(([selector, { colorScheme: _, ...variables }]) => {
      const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
      return `${selector}{${lines.join('')}}`;
    })
    .join('\n');

/**
 * Works the theme of the public application out when it is built, for everybody: its colours lie in a style sheet, and the
 * kilobytes that make a theme stay here.
 */
export function finishTheme(): Plugin {
  const theme = async () => (await import('../src/theme/theme.ts')).courtcrewTheme('comfortable');
  return {
    name: 'courtcrew-finish-theme',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === SHEET ? SHEET : null),
    async load(id) {
      if (id === SHEET) return sheetOf(await theme());
      if (!THEME.test(id)) return null;
      return `import { finishedTheme } from './finishedTheme.ts';
import '${SHEET}';
const theme = finishedTheme(${JSON.stringify(valuesOf(await theme()))});
export const courtcrewTheme = () => theme;`;
    },
  };
}
