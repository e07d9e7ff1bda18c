import type { AuxRow } from '@courtcrew/domain/board/shapes.ts';
import { useCallback } from 'react';
import { useAuxKind } from '../words/useCategoryName.ts';
import { auxTitle } from './auxTitle.ts';

export function useAuxTitle(): (aux: Pick<AuxRow, 'type' | 'name'>) => string {
  const kindName = useAuxKind();
  return useCallback((aux) => auxTitle(aux, kindName), [kindName]);
}
