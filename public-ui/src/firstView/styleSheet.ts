import type { EmotionCache } from '@emotion/react';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/** All styles of a page in one sheet: styles beside elements would be refused by the page's policy. */
export function styleSheet(drawn: string, { inserted }: Pick<EmotionCache, 'inserted'>) {
  const own = new Map<string, number>();
  const html = drawn.replaceAll(STYLE_ATTRIBUTE, (_, rules: string) => {
    const number = own.get(rules) ?? own.size;
    own.set(rules, number);
    return ` data-own="${number}"`;
  });
  const sheet = [
    ...Object.values(inserted).filter((rules) => typeof rules === 'string'),
    ...[...own].map(([rules, number]) => `[data-own="${number}"]{${unescaped(rules)}}`),
  ].join('');
  return { html, css: sheet.replaceAll('<', '\\3c ') };
}

const unescaped = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
