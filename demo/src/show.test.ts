import { expect, it } from 'vitest';
import { showDemo } from './show.ts';

function surroundings() {
  const lines: string[] = [];
  const closing: (() => unknown)[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object, text: string) => void lines.push(`${text} ${JSON.stringify(fields)}`),
  };
  return {
    lines,
    closing,
    parts: { log, shutdown: { onShutdown: (_: string, close: () => unknown) => void closing.push(close) } },
  };
}

it('says in one line that the demo could not be loaded, and leaves the server alone', async () => {
  const { lines, parts } = surroundings();
  const loaded = await showDemo(async () => {
    throw new Error('the shift is full');
  }, parts);
  expect(loaded).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^the demo is not complete.*--demo.*the shift is full/)]);
});

it('stops in mid-load when the server closes, without a word', async () => {
  const { lines, closing, parts } = surroundings();
  const loading = showDemo(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    parts,
  );
  await Promise.all(closing.map((close) => close()));
  expect(await loading).toBe(false);
  expect(lines).toEqual([]);
});

it('says when all of it is there', async () => {
  expect(await showDemo(async () => undefined, surroundings().parts)).toBe(true);
});
