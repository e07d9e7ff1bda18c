import { type Early, type EarlyRead, readKey } from '@courtcrew/domain/web/earlyReads.ts';
import type { Draw } from '@courtcrew/domain/web/firstView.ts';
import type { Drawing } from '@courtcrew/ui-kit/app/drawing.ts';
import { createClient, unreachable } from '@courtcrew/ui-kit/data/client.ts';
import createCache from '@emotion/cache';
import { prerender } from 'react-dom/static';
import { createPath, Router } from 'react-router';
import { routes } from '../routes.tsx';
import { PublicRoot } from '../shell/PublicRoot.tsx';
import { screenAt } from '../shell/screens.ts';
import { WaitedFor } from './drawnPart.tsx';
import { styleSheet } from './styleSheet.ts';
import { themeAt } from './themeAt.ts';

/** Server-renders a public page for a visitor, in the state of a page that still loads. */
export const draw: Draw = async ({ path, search, language, width, answers }) => {
  await screenAt(routes, path)?.();
  const asked = new Map<string, EarlyRead>();
  const early: Early = (read) => {
    const key = readKey(read);
    if (key in answers) return { body: answers[key] };
    asked.set(key, read);
  };
  // Without vendor prefixes, which the scripts add for old browsers.
  const styles = createCache({ key: 'cc', stylisPlugins: [] });
  // Collects styles instead of writing each beside its element.
  styles.compat = true;
  const drawing: Drawing = { language, theme: themeAt(width), styles, early };
  const parts = new Set<string>();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Router
      location={{ pathname: path, search, hash: '', state: null, key: 'default' }}
      navigator={STILL}
      static
    >
      <WaitedFor value={parts}>
        <PublicRoot routes={routes} underway={false} lost={0} client={silent} drawing={drawing} />
      </WaitedFor>
    </Router>,
    // In one piece: scripts that insert late portions are forbidden by the page's policy.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const drawn = await new Response(prelude).text();
  // A failed part would be missing silently.
  if (failures.length > 0) throw failures[0];
  return { ...styleSheet(drawn, styles), asked: [...asked.values()], parts: [...parts] };
};

/** All answers are passed in. */
const silent = createClient({ fetch: () => Promise.reject(unreachable()) });

/** No navigation happens. */
const STILL = {
  createHref: (to: Parameters<typeof createPath>[0] | string) =>
    typeof to === 'string' ? to : createPath(to),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
