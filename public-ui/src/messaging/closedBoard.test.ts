import { NOT_ON_BOARD } from '@courtcrew/domain/messaging/posts/limits.ts';
import { spanish } from '@courtcrew/domain/spanish.ts';
import { expect, it } from 'vitest';
import { messagingWords } from './words.ts';

it('a closed board says its reason once: its title is the server’s text in both languages', () => {
  const { en, es } = messagingWords['board.failed'];
  expect(en).toBe(NOT_ON_BOARD);
  expect(es).toBe(spanish[NOT_ON_BOARD]);
});
