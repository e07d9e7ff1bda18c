import { type Level, levelOf } from '@courtcrew/ui-kit/badges/levels.ts';

/** Somebody's level as texts and files say it, where the screen draws a badge; what is no level stays as it was entered. */
export function levelText(credentials: string, say: (word: Level['word']) => string): string {
  const { word } = levelOf(credentials);
  return word !== 'credential.none' || credentials === 'Not Rated' ? say(word) : credentials;
}
