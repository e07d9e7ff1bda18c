import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DayInput } from './DayInput.tsx';
import type { ListingWish } from './listing.ts';
import { RegionButtons } from './RegionButtons.tsx';
import type { NearMe } from './useNearMe.ts';
import { useTournamentWords } from './words.ts';

interface ListingFiltersProps {
  readonly wish: ListingWish;
  readonly onWish: (change: Partial<ListingWish>) => void;
  readonly near: NearMe;
  /** False in the list of one region. */
  readonly regions: boolean;
}

/** Where, whether people are still needed, how near, and when. */
export function ListingFilters({ wish, onWish, near, regions }: ListingFiltersProps) {
  const w = useTournamentWords();
  const dated = wish.from !== '' || wish.to !== '';
  const [opened, setOpened] = useState(false);
  return (
    <>
      {regions && <RegionButtons region={wish.region} onRegion={(region) => onWish({ region })} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { px: 1.5 } }}>
        <PressButton pressed={wish.need} onClick={() => onWish({ need: !wish.need })}>
          {w('list.need')}
        </PressButton>
        <PressButton
          pressed={near.state === 'on' || near.state === 'asking'}
          aria-busy={near.state === 'asking'}
          onClick={near.toggle}
        >
          {w('list.near')}
        </PressButton>
        {!dated && (
          <PressButton pressed={opened} aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {w('list.dates')}
          </PressButton>
        )}
        <PressButton pressed={wish.all} onClick={() => onWish({ all: !wish.all })}>
          {w('list.viewAll')}
        </PressButton>
      </Box>
      {(opened || dated) && (
        <Box
          role="group"
          aria-label={w('list.dates')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 100%', md: 'none' } }}
        >
          <DayInput label={w('list.from')} value={wish.from} onChange={(from) => onWish({ from })} />
          <DayInput label={w('list.to')} value={wish.to} onChange={(to) => onWish({ to })} />
        </Box>
      )}
      {near.state === 'refused' && (
        <Box role="status" sx={{ flexBasis: '100%', typography: 'body2' }}>
          {w('list.nearRefused')}
        </Box>
      )}
    </>
  );
}
