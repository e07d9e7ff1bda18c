import { say } from '@courtcrew/ui-kit/words/catalogue.ts';
import { expect, it } from 'vitest';
import { levelText } from './levelText.ts';

it('says levels to the reader, and leaves alone what is none', () => {
  const spanish = (credentials: string) => levelText(credentials, (word) => say(word, 'es', 'pickleball'));
  const entered = ['Certified', 'Level 2', 'Not Rated', '', 'White Badge'];
  expect(entered.map(spanish)).toEqual(['Certificado', 'Nivel 2', 'Sin nivel', '', 'White Badge']);
});
