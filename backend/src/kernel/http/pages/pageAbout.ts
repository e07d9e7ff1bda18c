import { LANGUAGES, type Language } from '@courtcrew/domain/kernel/language.ts';
import type { EarlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import { escaped } from '../../jobs/mailHtml.ts';

/** What a served page says about itself before any script runs: to search engines, previews and slow networks. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** Path of a picture of 1200 by 630 pixels. */
  readonly picture: string;
  /** Somebody's own, or nothing: search engines leave it out. */
  readonly unlisted?: boolean;
  /** Nothing is at this address; the page says so and shows ways on. */
  readonly missing?: boolean;
  /** What the application will read first; the page begins it before the scripts come. */
  readonly reads?: readonly EarlyRead[];
}

/** What stands at a path, for the tournament of `?tid=`. A rejection means not known right now. */
export type DescribePage = (path: string, language: Language, tid?: string | null) => Promise<PageAbout>;

/** The language the reader chose, else the first of ours that the browser asks for. */
export function languageOf(accepted: string | undefined, chosen?: string): Language {
  const known = LANGUAGES.find((language) => language === chosen);
  if (known) return known;
  const asked = (accepted ?? '').toLowerCase().split(',');
  const found = asked.map((tag) => LANGUAGES.find((language) => tag.trim().startsWith(language)));
  return found.find((language) => language !== undefined) ?? 'en';
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** The part of a page that its built file marks as standing for all pages. */
const GENERAL = /<!--about-->[\s\S]*?<!--\/about-->/;
/** Where the application will be, in a built page. */
export const EMPTY_ROOT = '<div id="root"></div>';

interface Served {
  readonly about: PageAbout;
  readonly language: Language;
  readonly url: URL;
}

/** Puts what a page is about in place of what its built file says of all pages. */
export function withAbout(html: string, { about, language, url }: Served): string {
  const title = about.title === 'Courtcrew' ? about.title : `${about.title} · Courtcrew`;
  const head = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', about.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Courtcrew'),
    meta('property', 'og:title', about.title),
    meta('property', 'og:description', about.description),
    meta('property', 'og:url', url.href),
    meta('property', 'og:image', new URL(about.picture, url).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', language === 'es' ? 'es_US' : 'en_US'),
    meta('name', 'twitter:card', 'summary_large_image'),
    about.missing || about.unlisted
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escaped(url.href)}" />`,
  ].join('\n    ');
  const words = `<h1>${escaped(about.title)}</h1><p>${escaped(about.description)}</p>`;
  // Functions, since a name may hold what `replace` takes for its own signs.
  return html
    .replace('<html lang="en"', () => `<html lang="${language}"`)
    .replace(GENERAL, () => head)
    .replace(EMPTY_ROOT, () => `<div id="root"><main class="served">${words}</main></div>`);
}
