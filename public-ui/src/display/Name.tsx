import { useLayoutEffect, useRef } from 'react';

/** Smaller letters are not read across a hall. */
const SMALLEST = 0.7;

/** Sets a text smaller where it is wider than its room, and in lines where that is not enough. */
function fit(element: HTMLElement): void {
  const { style } = element;
  style.fontSize = '';
  style.whiteSpace = '';
  const share = element.clientWidth / element.scrollWidth;
  if (!(share < 1)) return;
  style.fontSize = `${Math.max(share, SMALLEST)}em`;
  if (share < SMALLEST) style.whiteSpace = 'normal';
}

/** A name on the board: whole, whatever room there is for it. Half a name is somebody else's. */
export function Name({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useLayoutEffect(() => {
    const refit = () => {
      if (element.current) fit(element.current);
    };
    refit();
    // Letters of the fallback font are of other widths.
    void document.fonts?.ready.then(refit);
  }, [text]);
  return (
    <span className="name" ref={element}>
      {text}
    </span>
  );
}
