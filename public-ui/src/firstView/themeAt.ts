import { courtcrewTheme } from '@courtcrew/ui-kit/theme/theme.ts';
import type { Theme } from '@mui/material/styles';

/** The site's theme for a window of this width, px: nobody can be asked for it. */
export function themeAt(width: number): Theme {
  const theme = courtcrewTheme('comfortable');
  const ssrMatchMedia = (query: string) => ({ matches: fits(query, width) });
  const components = { ...theme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } };
  return { ...theme, components };
}

/** Whether the width is within the bounds of a query. Of anything else, as of a wish for less motion, nothing is known. */
export function fits(query: string, width: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, bound, px]) => (bound === 'min' ? width >= Number(px) : width <= Number(px)))
  );
}
