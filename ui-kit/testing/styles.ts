import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Emotion's default cache, which holds the styles of whatever is rendered outside `ThemeRoot`. Only a component can read it. */
function defaultCache(): EmotionCache {
  let found: EmotionCache | undefined;
  const Finder = withEmotionCache((_props: object, cache) => {
    found = cache;
    return null;
  });
  renderToString(createElement(Finder));
  if (!found) throw new Error('Emotion has no default cache');
  return found;
}

const shared = defaultCache();

/**
 * Removes the style rules of what was rendered. Emotion keeps them when it is unmounted, and files share a window: each
 * query by role matches all elements against all of them, so queries become slower with every file.
 */
export function dropStyles(): void {
  shared.sheet.flush();
  shared.inserted = {};
  shared.registered = {};
  for (const sheet of document.querySelectorAll('style[data-emotion]')) sheet.remove();
}
