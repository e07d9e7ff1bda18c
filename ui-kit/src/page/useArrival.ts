import { useDeferredValue } from 'react';

/**
 * Turns true shortly after a screen's data arrive. What it then fills renders in slices, so that a slow phone answers
 * touches.
 */
export const useArrival = (here: boolean): boolean => useDeferredValue(here) && here;
