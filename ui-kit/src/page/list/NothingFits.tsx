import Button from '@mui/material/Button';
import type { Words } from '../../words/catalogue.ts';
import { useWordsOf } from '../../words/words.tsx';
import { EmptyState } from '../state/States.tsx';

const words = {
  'nothing.fits': { en: 'Nothing fits these filters', es: 'Nada coincide con los filtros' },
  'nothing.all': { en: 'Show all', es: 'Mostrar todo' },
} as const satisfies Words;

interface NothingFitsProps {
  readonly title?: string;
  /** Filters that are set, as `Day: 06/14/2026`: those set from the start are easily overlooked. */
  readonly filters?: readonly string[];
  /** Clears them. */
  readonly onClear?: (() => void) | undefined;
}

/** In the place of a list of which the filters leave nothing. */
export function NothingFits({ title, filters = [], onClear }: NothingFitsProps) {
  const w = useWordsOf(words);
  return (
    <EmptyState
      title={title ?? w('nothing.fits')}
      text={filters.join(' · ')}
      action={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            {w('nothing.all')}
          </Button>
        )
      }
    />
  );
}
