import { useSyncExternalStore } from 'react';
import type { Shape } from './layout.ts';

/** The style sheet asks the same. */
const television = window.matchMedia('(min-width: 900px)');
const upright = window.matchMedia('(max-aspect-ratio: 1/1)');

function shape(): Shape {
  if (!television.matches) return 'phone';
  return upright.matches ? 'tall' : 'wide';
}

function subscribe(listener: () => void): () => void {
  for (const query of [television, upright]) query.addEventListener('change', listener);
  return () => {
    for (const query of [television, upright]) query.removeEventListener('change', listener);
  };
}

export const useShape = (): Shape => useSyncExternalStore(subscribe, shape);
