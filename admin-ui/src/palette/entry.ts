import type { PaletteKey } from './words.ts';

export interface PaletteEntry {
  readonly key: string;
  readonly group: PaletteKey;
  readonly label: string;
  readonly detail?: string;
  /** What is searched instead of the label. */
  readonly name?: string;
  /** What people call it beside that. */
  readonly synonyms?: readonly string[];
  /** Path to go to, tournament to choose, or what it does. */
  readonly to?: string | undefined;
  readonly tid?: string;
  readonly run?: (() => Promise<void>) | undefined;
}
