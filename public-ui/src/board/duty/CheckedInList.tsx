import { SearchInput } from '@courtcrew/ui-kit/page/list/SearchInput.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Nobody, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useOpenedWords } from '../words/opened.ts';
import { Cut } from './Cut.tsx';
import { called } from './called.ts';
import { PersonRow } from './PersonRow.tsx';
import { alphabetical } from './people.ts';
import { usePlaceText } from './usePlaceText.ts';

const FILTER = { name: '' };

/** Everybody who is checked in, by name, and where they are: for who looks for one person. */
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
