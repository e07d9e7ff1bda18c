import { courtcrewTheme } from '@courtcrew/ui-kit/theme/theme.ts';
import type { Theme } from '@mui/material/styles';

/** The theme for a window width in px, which the server cannot measure. */
export function themeAt(width: number): Theme {
  const theme = courtcrewTheme('comfortable');
  const ssrMatchMedia = (query: string) => ({ matches: fits(query, width) });
  const components = { ...theme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } };
  return { ...theme, components };
}

/** Whether the width satisfies a media query. Other features, like reduced motion, are unknown. */
export function fits(query: string, width: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, bound, px]) => (bound === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}
