import { useEffect, useRef } from 'react';
import { useFileWords } from './words.ts';

const TYPING = 'input, textarea, [contenteditable="true"]';

/** Cells of a spreadsheet as the file they would be saved as. */
export const cellsFile = (text: string, name: string): File =>
  new File([text], `${name}.tsv`, { type: 'text/tab-separated-values' });

/** Takes cells or a file that are pasted anywhere but in a field. */
export function usePastedCells(onFile: (file: File) => void): void {
  const f = useFileWords();
  const name = f('files.pasted');
  const newest = useRef(onFile);
  useEffect(() => {
    newest.current = onFile;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (target instanceof Element && target.closest(TYPING)) return;
      const text = clipboardData?.getData('text/plain') ?? '';
      // A copied spreadsheet brings its cells and a picture of them.
      const file =
        text.includes('\n') || text.includes('\t') ? cellsFile(text, name) : clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      newest.current(file);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [name]);
}
