import { CHOSEN_SCHEME } from '@courtcrew/domain/web/firstView.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Density } from './components.ts';
import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Drawing } from '../app/drawing.ts';
import { courtcrewTheme } from './theme.ts';

/** The nonce the server put into this page; styles without it are refused by the content security policy. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Loads what prints pages beside the page: nobody prints before it is there. Without a network it prints as it is shown. */
function preparePaper(): () => void {
  let end: (() => void) | undefined;
  let hasEnded = false;
  const begin = ({ watchPaper }: typeof import('./paper.ts')) => {
    if (!hasEnded) end = watchPaper();
  };
  import('./paper.ts').then(begin, () => undefined);
  return () => {
    hasEnded = true;
    end?.();
  };
}

interface ThemeRootProps {
  readonly density: Density;
  readonly drawing?: Drawing | undefined;
  readonly children: ReactNode;
}

/** Theme, colour scheme and styles of an application. The scheme follows the system until a person chooses. */
export function ThemeRoot({ density, drawing, children }: ThemeRootProps) {
  const cache = useMemo(
    () => drawing?.styles ?? createCache({ key: 'cc', nonce: pageNonce(), prepend: true }),
    [drawing],
  );
  useEffect(preparePaper, []);
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
