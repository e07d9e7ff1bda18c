import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useImportWords } from './words.ts';

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page, and says so while one is over it. */
export function DropAnywhere({ onFile }: { readonly onFile: (file: File) => void }) {
  const w = useImportWords();
  const [over, setOver] = useState(false);
  const newest = useRef(onFile);
  useEffect(() => {
    newest.current = onFile;
  });
  useEffect(() => {
    // Without this the browser would leave the page for the file.
    const drag = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!holdsFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(false);
      if (file) newest.current(file);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over && createPortal(<div style={OVER}>{w('import.dropNow')}</div>, document.body);
}

/** Plain, so that lists wait for no styles of a part they rarely need. */
const OVER: CSSProperties = {
  position: 'fixed',
  inset: 8,
  zIndex: 1500,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  fontSize: '1.5rem',
  fontWeight: 650,
  borderRadius: 8,
  border: '3px dashed var(--mui-palette-primary-main)',
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent)',
};
