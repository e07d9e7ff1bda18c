import type { Theme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { sheetOf, valuesOf } from '../ui-kit/build/finishTheme.ts';
import { finishedTheme } from '../ui-kit/src/theme/finishedTheme.ts';
import { courtcrewTheme } from '../ui-kit/src/theme/theme.ts';

const made = courtcrewTheme('comfortable');
const finished = finishedTheme(JSON.parse(JSON.stringify(valuesOf(made))));

/** MUI says beside each variable what it is in the light where there is no style sheet; the public application always has it. */
const bare = (text: string) => text.replaceAll(/(--[\w-]+), (?:[^()]|\([^()]*\))+?(?=\)+(?: |$|,))/g, '$1');

function leaves(value: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

it('reads the same variables as the theme that MUI makes', () => {
  const names = leaves(made.vars).map(([path, leaf]) => [
    path,
    String(leaf).replace(/^(var\(--[^,)]+).*$/s, '$1)'),
  ]);
  expect(leaves(finished.vars)).toEqual(names);
});

it('finds every variable in the style sheet', () => {
  const sheet = sheetOf(made);
  const missing = leaves(finished.vars).filter(
    ([, leaf]) => !sheet.includes(`${String(leaf).slice(4, -1)}:`),
  );
  expect(missing.map(([path]) => path)).toEqual([]);
  expect(sheet).toContain('[data-color-scheme="dark"]{--mui-');
  expect(sheet).not.toMatch(/colorScheme|color-scheme:/);
});

const sameOf: Readonly<Record<string, (theme: Theme) => unknown>> = {
  components: ({ components }) => components,
  typography: ({ typography }) => ({ ...typography, pxToRem: typography.pxToRem(18) }),
  'values beside the palette': ({ direction, mixins, motion, shape, zIndex }) => ({
    direction,
    mixins,
    motion,
    shape,
    zIndex,
  }),
  'widths of windows': ({ breakpoints: { up, down, between, only, not, values } }) => [
    values,
    up('sm'),
    down('md'),
    between('sm', 'lg'),
    only('xs'),
    not('md'),
  ],
  transitions: ({ transitions }) => [
    transitions.create(['color', 'width'], { duration: transitions.duration.short }),
    transitions.getAutoHeightDuration(120),
    transitions.easing,
  ],
  'names of colours': ({ palette }) =>
    Object.keys(palette)
      .filter(
        (name) => !['contrastThreshold', 'getContrastText', 'augmentColor', 'tonalOffset'].includes(name),
      )
      .toSorted(),
  'steps of space': ({ spacing }) =>
    [spacing(), spacing(2), spacing(-1), spacing(0, 'auto'), spacing(1, 2, 3)].map(bare),
  'transparent colours': (theme) => [
    bare(theme.alpha(theme.vars?.palette.primary.main ?? '', 0.3)),
    bare(theme.alpha('var(--mui-palette-error-main)', 'var(--mui-palette-action-hoverOpacity)')),
  ],
  schemes: (theme) => [theme.applyStyles('dark', { top: 1 }), theme.applyStyles('light', { top: 1 })],
};

it.each(Object.keys(sameOf))('has the same %s', (what) => {
  expect(sameOf[what]?.(finished)).toEqual(sameOf[what]?.(made));
});
