import { unstable_createBreakpoints as createBreakpoints, type Theme } from '@mui/material/styles';

/** Names of CSS variables, as they lie in one another. */
export interface Names {
  readonly [name: string]: Names | null;
}

/** What is left to say of a theme once its colours, shadows and fonts are variables of a style sheet. */
export interface ThemeValues
  extends Pick<Theme, 'components' | 'direction' | 'mixins' | 'motion' | 'shape' | 'zIndex'> {
  readonly typography: Omit<Theme['typography'], 'pxToRem'>;
  readonly transitions: Pick<Theme['transitions'], 'duration' | 'easing'>;
  readonly names: Names;
}

const variable = (name: string) => `var(--mui${name})`;

/** For every name what reads its variable. */
const reading = (names: Names, path = ''): object =>
  Object.fromEntries(
    Object.entries(names).map(([name, inner]) => {
      const here = `${path}-${name}`;
      return [name, inner ? reading(inner, here) : variable(here)];
    }),
  );

/** The channels of a colour's variable, or of any other colour, made transparent. */
const alpha = (color: string, opacity: number | string) => {
  const share = typeof opacity === 'string' ? `calc(${opacity})` : opacity;
  return color.startsWith('var(')
    ? `rgba(${color.slice(0, -1)}Channel) / ${share})`
    : `rgb(from ${color} r g b / ${share})`;
};

const step = (by: number | string) => {
  if (typeof by === 'string') return by;
  if (by === 0) return '0px';
  return by === 1 ? variable('-spacing') : `calc(${by} * ${variable('-spacing')})`;
};

const spacing = (...steps: readonly (number | string)[]) =>
  (steps.length > 0 ? steps : [1]).map(step).join(' ');

const time = (ms: number | string) => (typeof ms === 'string' ? ms : `${Math.round(ms)}ms`);

function transitionsOf({ duration, easing }: ThemeValues['transitions']): Theme['transitions'] {
  return {
    duration,
    easing,
    create: (properties = ['all'], options = {}) =>
      [properties]
        .flat()
        .map((property) =>
          [
            property,
            time(options.duration ?? duration.standard),
            options.easing ?? easing.easeInOut,
            time(options.delay ?? 0),
          ].join(' '),
        )
        .join(','),
    getAutoHeightDuration(height) {
      const lines = height / 36;
      return height && Math.min(Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10), 3000);
    },
  };
}

/**
 * The theme that MUI's `createTheme` makes of the same values, without what makes it: palettes are worked out, and written into
 * a style sheet, when the application is built.
 */
export function finishedTheme({ names, typography, transitions, ...values }: ThemeValues): Theme {
  const vars = reading(names) as NonNullable<Theme['vars']>;
  const scheme = (name: string) => `[data-color-scheme="${name}"] &`;
  return {
    ...values,
    vars,
    palette: { ...vars.palette, mode: 'light' },
    breakpoints: createBreakpoints({}),
    transitions: transitionsOf(transitions),
    typography: { ...typography, pxToRem: (px: number) => `${px / typography.htmlFontSize}rem` },
    alpha,
    spacing,
    colorSchemes: { light: { palette: { mode: 'light' } }, dark: { palette: { mode: 'dark' } } },
    defaultColorScheme: 'light',
    colorSchemeSelector: 'data-color-scheme',
    cssVarPrefix: 'mui',
    getColorSchemeSelector: scheme,
    applyStyles: (name: string, styles: object) => ({ [`*:where(${scheme(name).slice(0, -2)}) &`]: styles }),
    internal_cache: {},
  } as unknown as Theme;
}
