import { afterEach, beforeEach, vi } from 'vitest';

/** Told of each file that a test gives the browser to keep: what is in it, and its name. */
export function savedFiles() {
  const saved = vi.fn<(blob: Blob, name: string) => void>();
  beforeEach(() => {
    let made = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made = blob as Blob;
      return 'blob:made';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(made, this.download);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    saved.mockReset();
  });
  return saved;
}
