import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Reports the start and end of printing. Returns the unsubscription. */
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

/** True while printing: paper shows what a screen leaves out for speed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser takes its picture as soon as the listener returns.
  useEffect(() => onPrinting((next) => flushSync(() => setPrinting(next))), []);
  return isPrinting;
}
