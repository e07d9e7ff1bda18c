import type { HelpRole } from '@courtcrew/domain/web/help.ts';
import type { Language } from '@courtcrew/ui-kit/words/words.tsx';

/** A text in every language. */
export type Said = Readonly<Record<Language, string>>;

export interface Step {
  readonly title: Said;
  readonly text: Said;
  /** Address of the screen. */
  readonly at?: string;
}

export interface Guide {
  readonly title: Said;
  readonly lead: Said;
  readonly steps: readonly Step[];
}

export type Guides = Readonly<Record<HelpRole, Guide>>;

/** Made from the demo by a script; the text says the same without it. */
export const pictureOf = (role: HelpRole): string => `/pictures/help-${role}.jpg`;
