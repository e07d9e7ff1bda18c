import { type Level, levelOf } from '@courtcrew/ui-kit/badges/levels.ts';

/** A level as plain text for messages and files; an unknown one stays as entered. */
export function levelText(credentials: string, say: (word: Level['word']) => string): string {
  const { word } = levelOf(credentials);
  return word !== 'credential.none' || credentials === 'Not Rated' ? say(word) : credentials;
}
