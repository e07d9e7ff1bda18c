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

/** Draws a page of this site as a visitor sees it first: who reads it is a visitor, and on its way it still is. */
export const draw: Draw = async ({ path, search, language, width, answers }) => {
  await screenAt(routes, path)?.();
  const asked = new Map<string, EarlyRead>();
  const early: Early = (read) => {
    const key = readKey(read);
    if (key in answers) return { body: answers[key] };
    asked.set(key, read);
  };
  // Without the prefixes of old browsers: those wait for the scripts.
  const styles = createCache({ key: 'cc', stylisPlugins: [] });
  // Keeps them together instead of writing each beside the part it is for.
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
    // Whole: the scripts that put late portions in their places are not allowed to run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const drawn = await new Response(prelude).text();
  // A part that failed would be missing without a word.
  if (failures.length > 0) throw failures[0];
  return { ...styleSheet(drawn, styles), asked: [...asked.values()], parts: [...parts] };
};

/** What the page reads is given to it. */
const silent = createClient({ fetch: () => Promise.reject(unreachable()) });

/** Nobody goes anywhere. */
const STILL = {
  createHref: (to: Parameters<typeof createPath>[0] | string) =>
    typeof to === 'string' ? to : createPath(to),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
