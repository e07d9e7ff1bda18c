import type { Early } from '@courtcrew/domain/web/earlyReads.ts';
import type { EmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { Language } from '../words/catalogue.ts';

/** What stands in for the browser where a page is drawn on the server. */
export interface Drawing {
  readonly language: Language;
  readonly theme: Theme;
  /** Takes the styles of everything that is drawn. */
  readonly styles: EmotionCache;
  readonly early: Early;
}
