import { SCHEME_ATTRIBUTE } from '@courtcrew/domain/web/firstView.ts';
import { createTheme, type Theme } from '@mui/material/styles';
import { components, type Density } from './components.ts';
import { dark, light } from './palette.ts';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The one theme of both applications, light and dark as CSS variables under `data-color-scheme`. */
export function courtcrewTheme(density: Density): Theme {
  const compact = density === 'compact';
  const heading = (size: string, weight = 680) => ({
    fontSize: size,
    fontWeight: weight,
    lineHeight: 1.2,
    letterSpacing: '-0.018em',
  });
  return createTheme({
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 8 },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: compact ? 13 : 14,
      htmlFontSize: 16,
      h1: heading(compact ? '1.5rem' : 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)'),
      h2: heading(compact ? '1.125rem' : '1.25rem'),
      h3: heading('1rem', 650),
      h4: heading('1rem', 650),
      h5: heading('0.9375rem', 650),
      h6: heading('0.9375rem', 650),
      subtitle1: { fontWeight: 600 },
      subtitle2: { fontWeight: 600 },
      body1: { fontSize: compact ? '0.875rem' : '1rem', lineHeight: 1.5 },
      body2: { fontSize: compact ? '0.8125rem' : '0.9375rem', lineHeight: 1.45 },
      caption: { fontSize: '0.8125rem' },
      overline: { fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.6 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    components: components(density),
  });
}
