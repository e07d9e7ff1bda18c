import { afterEach, expect, it, vi } from 'vitest';
import { Remembered } from './remembered.ts';

/** A book that counts how often it is looked into; each look finds the next edition. */
function aBook(options = {}) {
  const looks: string[] = [];
  const book = new Remembered(async (key: string) => {
    looks.push(key);
    if (key === 'torn') throw new Error('the page is torn');
    return `${key} ${looks.length}`;
  }, options);
  return { book, looks };
}

afterEach(() => vi.useRealTimers());

it('looks up once what many ask for, until it is dropped', async () => {
  const { book } = aBook();
  expect(await Promise.all([book.of('a'), book.of('a')])).toEqual(['a 1', 'a 1']);
  expect(await book.of('a')).toBe('a 1');
  book.drop('b');
  expect(await book.of('a')).toBe('a 1');
  book.drop('a');
  expect(await book.of('a')).toBe('a 2');
  book.drop(null);
  expect(await book.of('a')).toBe('a 3');
});

it('does not keep an answer that was on its way when it was dropped', async () => {
  const { book } = aBook();
  const early = book.of('a');
  book.drop('a');
  expect(await book.of('a')).toBe('a 2');
  expect(await early).toBe('a 1');
  expect(await book.of('a')).toBe('a 2');
});

it('keeps no failure and nothing that is not worth it', async () => {
  const { book, looks } = aBook({ keep: (value: string) => !value.startsWith('b') });
  await expect(book.of('torn')).rejects.toThrow('torn');
  await expect(book.of('torn')).rejects.toThrow('torn');
  await book.of('b');
  await book.of('b');
  expect(looks).toEqual(['torn', 'torn', 'b', 'b']);
});

it('forgets the oldest when there are too many, and everything after its time', async () => {
  const { book, looks } = aBook({ most: 2 });
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await book.of(key);
  expect(looks).toEqual(['a', 'b', 'c', 'a']);
  const brief = aBook({ forMs: 0 });
  for (const key of ['a', 'a']) await brief.book.of(key);
  expect(brief.looks).toEqual(['a', 'a']);
});

it('forgets in time also where the clock was put back meanwhile', async () => {
  vi.useFakeTimers();
  const { book } = aBook({ forMs: 1_000 });
  await book.of('a');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_001);
  expect(await book.of('a')).toBe('a 2');
});
