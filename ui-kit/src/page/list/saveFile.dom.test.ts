// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('leaves a file to the browser until it has read it, and gives its place free then', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['text']), 'text.txt');
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:one');
});
