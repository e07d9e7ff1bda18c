import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import { SearchInput } from '@courtcrew/ui-kit/page/list/SearchInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { Nobody, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useOpenedWords } from '../words/opened.ts';
import { useBoardWords } from '../words.ts';
import { Cut } from './Cut.tsx';
import { called } from './called.ts';
import { ordinal } from './figures.ts';
import { PersonRow } from './PersonRow.tsx';
import { alphabetical, type OwnPlace } from './people.ts';

const FILTER = { name: '' };

export function CheckedInList({ board, own }: Pick<BoardView, 'board' | 'own'>) {
  const w = useOpenedWords();
  const placeText = usePlaceText();
  const { filter, set } = useUrlFilter(FILTER);
  const people = useMemo(() => alphabetical(board), [board]);
  const found = called(people, filter.name);
  return (
    <Section id="people" title={w('people.title')} count={people.length}>
      {people.length === 0 ? (
        <Nobody>{w('people.empty')}</Nobody>
      ) : (
        <>
          <Box role="search" className="no-print" sx={{ display: 'flex', mb: 1 }}>
            <SearchInput label={w('people.search')} value={filter.name} onChange={(name) => set({ name })} />
          </Box>
          {found.length === 0 ? (
            <Nobody>{w('people.noneFound')}</Nobody>
          ) : (
            <Cut label={w('people.title')} rows={found} most={12}>
              {(person) => (
                <PersonRow
                  key={person.ref_id}
                  person={person}
                  own={person.ref_id === own}
                  details={<span>{placeText(person.place)}</span>}
                />
              )}
            </Cut>
          )}
        </>
      )}
    </Section>
  );
}

/** Text of a place: `4th in the queue`, `Court 7`, `Match Starter`. */
function usePlaceText(): (place: OwnPlace) => string {
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
