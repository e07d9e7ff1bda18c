import { useDeferredValue } from 'react';

/** True shortly after data arrive: what it fills renders in slices, so that a slow phone answers touches. */
export const useArrival = (here: boolean): boolean => useDeferredValue(here) && here;
