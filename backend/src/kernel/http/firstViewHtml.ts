import { PAGE_NONCE } from '@courtcrew/domain/contract/apps.ts';
import {
  CHOSEN_LANGUAGE,
  CHOSEN_SCHEME,
  FIRST_VIEW,
  SCHEME_ATTRIBUTE,
} from '@courtcrew/domain/contract/firstView.ts';
import type { FirstView } from './firstViews.ts';
import { EMPTY_ROOT } from './pageAbout.ts';

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+\.css)"[^>]*>/g;
const END = '</body>';
const HIDDEN = 'data-other-language';
const SLOW = 'data-slow';
const YEAR_S = 31_536_000;

/** Where scripts are on their way, a bar says so. */
const STYLE = `
#${FIRST_VIEW} { display: contents; }
#${FIRST_VIEW}::before {
  content: ""; position: fixed; top: 0; left: 0; z-index: 1500; width: 100%; height: 4px;
  background: var(--mui-palette-primary-main); transform-origin: 0; animation: first-view 8s 0.6s cubic-bezier(0.1, 0.6, 0.3, 1) both;
}
@keyframes first-view { from { transform: scaleX(0); } to { transform: scaleX(0.9); } }
[${HIDDEN}] #${FIRST_VIEW} { display: none; }
[${SLOW}] :is(body, #${FIRST_VIEW} *) { font-family: system-ui, sans-serif; }`;

/**
 * As its reader chose before: in their colours, and nothing of a view in the other language. The next page is drawn in theirs:
 * only a cookie tells the server. On a slow network its letters are the device's own, for the page's font would come before
 * the scripts.
 */
const CHOSEN = `{
let kept = () => null;
try { const texts = localStorage; kept = (key) => texts.getItem(key); } catch {}
const page = document.documentElement;
const chosen = kept('${CHOSEN_SCHEME}');
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
page.setAttribute('${SCHEME_ATTRIBUTE}', /^(light|dark)$/.test(chosen) ? chosen : dark ? 'dark' : 'light');
const language = kept('${CHOSEN_LANGUAGE}');
page.toggleAttribute('${HIDDEN}', (language ?? page.lang) !== page.lang);
document.cookie = '${CHOSEN_LANGUAGE}=' + (language ?? '') + '; path=/; samesite=lax; max-age=' + (language ? ${YEAR_S} : 0);
page.toggleAttribute('${SLOW}', (navigator.connection?.effectiveType ?? '4g') !== '4g');
}`;

/**
 * The built page with its style sheets within: a first view is drawn in their colours, and would wait for them once more as
 * long as for the page. Their links come after it, where the scripts look for them. `read` answers what lies at an address.
 */
export function withSheets(page: string, read: (address: string) => string): string {
  const links: string[] = [];
  const within = page.replaceAll(SHEET, (link, address: string) => {
    links.push(link);
    return `<style nonce="${PAGE_NONCE}">${read(address)}</style>`;
  });
  return within.replace(END, () => links.join('') + END);
}

/** A script for the head of a page with a first view: nobody sees it in colours they did not choose. */
export const chosenScript = (nonce: string): string => `<script nonce="${nonce}">${CHOSEN}</script>`;

/**
 * Puts a first view where the application's first screen takes its place, with all its styles. Its links lead on; what
 * needs the scripts waits for them, disabled.
 */
export const withFirstView = (page: string, { html, css }: FirstView, nonce: string): string =>
  page.replace(
    EMPTY_ROOT,
    () =>
      `<div id="root"><style nonce="${nonce}">${css}${STYLE}</style><fieldset id="${FIRST_VIEW}" role="presentation" disabled>${html}</fieldset></div>`,
  );
