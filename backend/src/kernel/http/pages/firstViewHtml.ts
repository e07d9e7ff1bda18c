import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { PAGE_NONCE } from '@courtcrew/domain/web/apps.ts';
import {
  CHOSEN_LANGUAGE,
  CHOSEN_SCHEME,
  FIRST_VIEW,
  FOCUSED_EARLY,
  PRESSED_EARLY,
  SCHEME_ATTRIBUTE,
} from '@courtcrew/domain/web/firstView.ts';
import type { FirstView } from './firstViews.ts';
import { EMPTY_ROOT } from './pageAbout.ts';

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+\.css)"[^>]*>/g;
const END = '</body>';
const HIDDEN = 'data-other-language';
const SLOW = 'data-slow';
const YEAR_S = 31_536_000;

/** A bar says that scripts are on their way. Without them controls look as disabled as they are. */
const STYLE = `
#${FIRST_VIEW} { display: contents; }
#${FIRST_VIEW}:disabled :is(button, input, select, textarea) { opacity: 0.5; }
#${FIRST_VIEW} [${PRESSED_EARLY}] { cursor: progress; opacity: 0.6; }
@media (prefers-reduced-motion: no-preference) { #${FIRST_VIEW} [${PRESSED_EARLY}] { animation: pressed 0.8s infinite alternate; } }
@keyframes pressed { to { opacity: 0.3; } }
#${FIRST_VIEW} > [role=status]:empty { margin: 0; }
#${FIRST_VIEW} > [role=status]:not(:empty) {
  position: fixed; z-index: 1500; bottom: 72px; left: 16px; right: 16px; max-width: 480px; margin: 0 auto; padding: 12px 16px;
  border-radius: 8px; color: var(--mui-palette-background-paper); background: var(--mui-palette-text-primary);
}
#${FIRST_VIEW}:enabled::before {
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

/** Said when a control is pressed before the scripts have come. */
const KEPT: Readonly<Record<Language, string>> = {
  en: 'Got it. This is done as soon as the page has loaded.',
  es: 'Anotado. Se hará en cuanto cargue la página.',
};

/** Records presses until the scripts come and replay them (`useTakeOver.ts`); without scripts all is disabled. */
const KEEP = `{
const view = document.currentScript.parentElement;
const status = document.currentScript.previousElementSibling;
let presses = 0;
const marked = (name) => view.querySelectorAll('[' + name + ']');
const drop = (control) => { control.removeAttribute('${PRESSED_EARLY}'); control.removeAttribute('aria-busy'); };
const keep = (control) => {
  const isFilter = (one) => one.matches('[aria-pressed], [role=tab], input');
  if (!isFilter(control)) for (const other of marked('${PRESSED_EARLY}')) if (!isFilter(other)) drop(other);
  control.setAttribute('${PRESSED_EARLY}', ++presses);
  control.setAttribute('aria-busy', 'true');
  status.textContent = status.dataset.text;
};
view.disabled = false;
view.addEventListener('click', (event) => {
  const control = event.target.closest('a[href], button, [type=checkbox], [type=radio]');
  if (!control || control.href) return;
  event.preventDefault();
  keep(control);
});
view.addEventListener('submit', (event) => { event.preventDefault(); keep(event.target); });
view.addEventListener('focusin', ({ target }) => target.toggleAttribute('${FOCUSED_EARLY}', true));
// A field that leaves with the view loses the focus, too, and keeps its mark.
view.addEventListener('focusout', ({ target }) =>
  setTimeout(() => view.isConnected && target.toggleAttribute('${FOCUSED_EARLY}', target === document.activeElement)));
addEventListener('error', ({ target }) => {
  if (target.nodeName !== 'SCRIPT') return;
  view.disabled = true;
  status.textContent = '';
  marked('${PRESSED_EARLY}').forEach(drop);
}, true);
}`;

/**
 * Inlines a page's style sheets, so that its first paint does not wait; their links stay where the scripts look for them, and
 * style nothing a second time.
 * `read` answers an address's text.
 */
export function withSheets(page: string, read: (address: string) => string): string {
  const links: string[] = [];
  const within = page.replaceAll(SHEET, (link, address: string) => {
    links.push(link.replace('<link', '<link media="not all"'));
    return `<style nonce="${PAGE_NONCE}">${read(address)}</style>`;
  });
  return within.replace(END, () => links.join('') + END);
}

interface DrawnView extends Pick<FirstView, 'html' | 'css'> {
  readonly language: Language;
  readonly nonce: string;
}

/** A script for the head of a page with a first view: nobody sees it in colours they did not choose. */
export const chosenScript = (nonce: string): string => `<script nonce="${nonce}">${CHOSEN}</script>`;

/** Puts a first view, with its styles, where the application renders. */
export function withFirstView(page: string, { html, css, language, nonce }: DrawnView): string {
  const style = `<style nonce="${nonce}">${css}${STYLE}</style>`;
  const keep = `<p role="status" data-text="${KEPT[language]}"></p><script nonce="${nonce}">${KEEP}</script>`;
  const view = `<fieldset id="${FIRST_VIEW}" role="presentation" disabled>${keep}${html}</fieldset>`;
  return page.replace(EMPTY_ROOT, () => `<div id="root">${style}${view}</div>`);
}
