import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { courtcrewTheme, type Density } from './theme.ts';

/** The nonce the server put into this page; styles without it are refused by the content security policy. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Theme, colour scheme and styles of an application. The scheme follows the system until a person chooses. */
export function ThemeRoot({ density, children }: { density: Density; children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'cc', nonce: pageNonce(), prepend: true }), []);
  const theme = useMemo(() => courtcrewTheme(density), [density]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="courtcrew.scheme" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
