import { useEffect } from 'react';

const leaveScrollingTo = (mode: ScrollRestoration) => () => {
  window.history.scrollRestoration = mode;
};
const own = leaveScrollingTo('manual');
const browsers = leaveScrollingTo('auto');

/** On a step back the browser would scroll at once, in the screen that is still there; over a reload it does it well. */
export function useOwnScrolling(): void {
  useEffect(() => {
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', browsers);
    return () => {
      browsers();
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', browsers);
    };
  }, []);
}
