import { useLayoutEffect, useRef } from 'react';

/** Smaller letters cannot be read across a large room. */
const SMALLEST = 0.7;

/** Shrinks a text to its box, and wraps it where that is not enough. */
function fit(element: HTMLElement): void {
  const { style } = element;
  style.fontSize = '';
  style.whiteSpace = '';
  const share = element.clientWidth / element.scrollWidth;
  if (!(share < 1)) return;
  style.fontSize = `${Math.max(share, SMALLEST)}em`;
  if (share < SMALLEST) style.whiteSpace = 'normal';
}

/** A name is never cut: half a name is somebody else's. */
export function Name({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useLayoutEffect(() => {
    const refit = () => {
      if (element.current) fit(element.current);
    };
    refit();
    // The fallback font has other widths.
    void document.fonts?.ready.then(refit);
  }, [text]);
  return (
    <span className="name" ref={element}>
      {text}
    </span>
  );
}
