import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { plainInput } from '@courtcrew/ui-kit/page/plainInput.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { type ListingWish, REGION_BUTTONS } from './listing.ts';
import type { NearMe } from './useNearMe.ts';
import { useTournamentWords } from './words.ts';

interface ListingFiltersProps {
  readonly wish: ListingWish;
  readonly onWish: (change: Partial<ListingWish>) => void;
  readonly near: NearMe;
  /** False in the list of one region. */
  readonly regions: boolean;
}

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

interface DayInputProps {
  readonly label: string;
  /** `2026-03-07`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      // Above the field on a phone, where two stand side by side.
      flexDirection: { xs: 'column', sm: 'row' },
      alignItems: { sm: 'center' },
      columnGap: 1,
      flex: { xs: '1 1 130px', sm: 'none' },
      minWidth: 0,
    }}
  >
    {label}
    <Box
      component="input"
      type="date"
      inputMode="text"
      enterKeyHint="done"
      autoComplete="off"
      value={value}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      sx={{ ...plainInput, minWidth: 0 }}
    />
  </Box>
);

/** West, Central, East, All: exactly one is pressed. */
function RegionButtons({ region, onRegion }: { region: string; onRegion: (region: string) => void }) {
  const w = useTournamentWords();
  return (
    <Box role="group" aria-label={w('list.region')} sx={segments}>
      {REGION_BUTTONS.map((name) => (
        <PressButton
          key={name}
          pressed={name.toLowerCase() === region.toLowerCase()}
          onClick={() => onRegion(name)}
        >
          {w(`list.${name}`)}
        </PressButton>
      ))}
    </Box>
  );
}

const segments = {
  display: 'flex',
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 2 } },
  '& > :not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
} as const;
