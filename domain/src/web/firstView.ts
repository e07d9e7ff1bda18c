import type { Language } from '../kernel/language.ts';
import type { EarlyRead } from './earlyReads.ts';

/**
 * The first view of a public page: what a visitor sees of it while its scripts are still coming, drawn on the server by
 * the very components that take its place.
 */

/** What is drawn, and for whom. */
export interface View {
  readonly path: string;
  /** With its question mark; empty where nothing is asked. */
  readonly search: string;
  readonly language: Language;
  /** Pixels of the window. */
  readonly width: number;
  /** What reads of the page were answered, by `readKey`. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface Drawn {
  readonly html: string;
  readonly css: string;
  /** What the page reads beside what was answered; it is drawn as one that waits for it. */
  readonly asked: readonly EarlyRead[];
  /** Modules of the parts it shows that the page loads by themselves and waits for. */
  readonly parts: readonly string[];
}

/** Draws a view. Rejects for a page that only a browser can draw. */
export type Draw = (view: View) => Promise<Drawn>;

/** The built module that draws, beside the built pages, and what it exports. */
export const DRAWING = { file: 'drawing/draw.js', name: 'draw' } as const;

/** The element of the page it stands in, until the application's first screen takes its place. */
export const FIRST_VIEW = 'first-view';

/** On a control of it that was pressed before the scripts came: its place in the order of presses. */
export const PRESSED_EARLY = 'data-pressed';
/** On the element of it that has the focus. */
export const FOCUSED_EARLY = 'data-focused';

/**
 * Where a browser keeps what its reader chose: the page is shown by it before its scripts come. The language is a cookie's name,
 * too.
 */
export const CHOSEN_LANGUAGE = 'courtcrew.language';
export const CHOSEN_SCHEME = 'courtcrew.scheme';

/** Set on the page to `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme';
