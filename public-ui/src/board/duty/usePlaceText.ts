import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useCallback } from 'react';
import { useBoardWords } from '../words.ts';
import { ordinal } from './figures.ts';
import type { OwnPlace } from './people.ts';

/** Says where somebody is: `4th in the queue`, `Court 7`, `Match Starter`. */
export function usePlaceText(): (place: OwnPlace) => string {
  const w = useBoardWords();
  const { language } = useSpeech();
  const auxTitle = useAuxTitle();
  return useCallback(
    (place) => {
      switch (place.at) {
        case 'queue':
          return w('people.queue', { place: ordinal(place.position, language) });
        case 'court':
          return w('court.name', { court: place.row.court_num });
        case 'aux':
          return auxTitle(place.row);
      }
    },
    [w, language, auxTitle],
  );
}
