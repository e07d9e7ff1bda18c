import { write } from '@courtcrew/domain/kernel/write.ts';
import { visuallyHidden } from '../../theme/styles.ts';
import { unseenWords } from './unseenWords.ts';

export type Unseen = 'done' | 'loaded';

/** Long enough for a screen reader to see its region empty before it is filled, and to join what comes at once. */
const PAUSE_MS = 150;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let toastAt = -PAUSE_MS;

function textOf(what: Unseen, count?: number): string {
  const language = document.documentElement.lang === 'es' ? 'es' : 'en';
  return count === undefined
    ? unseenWords[what][language]
    : write(language, unseenWords.found[language], { count });
}

/** Tells screen readers alone, politely, that something is done or loaded, or how many were found: of several within a moment the last, and none beside a toast. */
export function tellUnseen(what: Unseen, count?: number): void {
  if (performance.now() - toastAt < PAUSE_MS) return;
  if (!region?.isConnected) region = document.body.appendChild(document.createElement('div'));
  const filled = region;
  filled.setAttribute('aria-live', 'polite');
  // A dialog hides from screen readers what stood in the body when it opened.
  filled.removeAttribute('aria-hidden');
  Object.assign(filled.style, visuallyHidden);
  filled.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    filled.textContent = textOf(what, count);
  }, PAUSE_MS);
}

/** A toast is shown, which says more than what is not told yet. */
export function leaveToToast(): void {
  clearTimeout(timer);
  toastAt = performance.now();
}
