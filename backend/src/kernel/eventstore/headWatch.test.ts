import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HeadWatch, type HeadWatchOptions, type Line } from './headWatch.ts';

/** A watch whose lines stay open until they are given up. */
function watching(options: Partial<HeadWatchOptions>) {
  const lines: Line[] = [];
  const watch = new HeadWatch({
    known: 5n,
    reached: () => undefined,
    verify: async () => undefined,
    look: async () => 5n,
    lookEveryMs: 10,
    retryMs: 1,
    trouble: () => undefined,
    listen: async (line) => {
      lines.push(line);
      if (line.signal.aborted) throw new Error('a line that is given up was opened');
      await new Promise((resolve) => line.signal.addEventListener('abort', resolve));
    },
    ...options,
  });
  onTestFinished(() => watch.stop());
  return { watch, lines };
}

const lines = (from: { readonly lines: readonly Line[] }) => from.lines.map(({ signal }) => signal.aborted);

test('a line that is still to be opened is not given up by a look that finds more', async () => {
  const verified = Promise.withResolvers<void>();
  const looks = vi.fn(async (): Promise<Position> => 9n);
  const watched = watching({ verify: () => verified.promise, look: looks });
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(4);
  verified.resolve();
  await expect.poll(() => watched.lines.length).toBeGreaterThan(0);
  watched.lines.at(-1)?.heard(9n);
  expect(lines(watched)).toContain(false);
});

test('a line is given up once it told nothing of what an earlier look found while it stood', async () => {
  const watched = watching({ look: async () => 9n });
  await expect.poll(() => lines(watched).at(0)).toBe(true);
  watched.lines.at(-1)?.heard(9n);
});

test('a line to a log that does not grow is kept', async () => {
  const looks = vi.fn(async (): Promise<Position> => 5n);
  const watched = watching({ look: looks });
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(4);
  expect(lines(watched)).toEqual([false]);
});

test('a line that is silent about a log that was put back and has grown again is given up', async () => {
  const looks = vi.fn(async (): Promise<Position> => 4n);
  const watched = watching({ look: looks });
  await expect.poll(() => watched.lines.length).toBe(1);
  watched.watch.rewind(3n);
  await expect.poll(() => lines(watched).at(0)).toBe(true);
});

test('a watch that is stopped while it asks for the log opens no line any more', async () => {
  const verified = Promise.withResolvers<void>();
  const watched = watching({ verify: () => verified.promise });
  const stopped = watched.watch.stop();
  verified.resolve();
  await stopped;
  expect(watched.lines).toEqual([]);
});
