import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Calls back as the page goes to paper and comes back. Answers what ends it. */
export function onPrinting(listener: (isPrinting: boolean) => void): () => void {
  const begin = () => listener(true);
  const end = () => listener(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is being printed: paper shows what a screen leaves out for the sake of speed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser takes its picture as soon as the listener has returned.
  useEffect(() => onPrinting((next) => flushSync(() => setPrinting(next))), []);
  return isPrinting;
}
