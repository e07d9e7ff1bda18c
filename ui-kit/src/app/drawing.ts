import type { Early } from '@courtcrew/domain/web/earlyReads.ts';
import type { EmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import type { Language } from '../words/catalogue.ts';

/** Stands in for the browser while server-rendering. */
export interface Drawing {
  readonly language: Language;
  readonly theme: Theme;
  readonly styles: EmotionCache;
  readonly early: Early;
}
