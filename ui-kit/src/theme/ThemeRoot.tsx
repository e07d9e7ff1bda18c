import { CHOSEN_SCHEME } from '@courtcrew/domain/contract/firstView.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { Drawing } from '../app/drawing.ts';
import { usePaper } from './paper.ts';
import { courtcrewTheme, type Density } from './theme.ts';

/** The nonce the server put into this page; styles without it are refused by the content security policy. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

interface ThemeRootProps {
  readonly density: Density;
  /** What stands in for the browser. */
  readonly drawing?: Drawing | undefined;
  readonly children: ReactNode;
}

/** Theme, colour scheme and styles of an application. The scheme follows the system until a person chooses. */
export function ThemeRoot({ density, drawing, children }: ThemeRootProps) {
  const cache = useMemo(
    () => drawing?.styles ?? createCache({ key: 'cc', nonce: pageNonce(), prepend: true }),
    [drawing],
  );
  usePaper();
  const theme = useMemo(() => drawing?.theme ?? courtcrewTheme(density), [density, drawing]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={CHOSEN_SCHEME} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
