import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { useCallback } from 'react';
import { useCategoryName } from '../words/useCategoryName.ts';
import { auxTitle } from './auxTitle.ts';

/** Says what an assignment is called in the reader's language. */
export function useAuxTitle(): (aux: Pick<AuxRow, 'type' | 'name'>) => string {
  const category = useCategoryName();
  return useCallback((aux) => auxTitle(aux, category), [category]);
}
