import { useDeferredValue } from 'react';

/**
 * Turns true a moment after what a screen waits for is here. What it fills the screen with then is rendered in slices, and a
 * slow phone answers touches meanwhile; every change after it shows at once.
 */
export const useArrival = (here: boolean): boolean => useDeferredValue(here) && here;
