import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { plainInput } from '@courtcrew/ui-kit/page/plainInput.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { activeFilters, type ListingWish, REGION_BUTTONS, SPORT_BUTTONS } from './listing.ts';
import type { NearMe } from './useNearMe.ts';
import { useTournamentWords } from './words.ts';

interface ListingFiltersProps {
  readonly wish: ListingWish;
  readonly onWish: (change: Partial<ListingWish>) => void;
  readonly near: NearMe;
  /** False in the list of one region. */
  readonly regions: boolean;
}

/** Filters of a listing; on a phone one button unfolds them, so that tournaments come first. */
export function ListingFilters({ wish, onWish, near, regions }: ListingFiltersProps) {
  const w = useTournamentWords();
  const id = useId();
  const dated = wish.from !== '' || wish.to !== '';
  const [unfolded, setUnfolded] = useState(false);
  const [opened, setOpened] = useState(false);
  const nearBy = near.state === 'on' || near.state === 'asking';
  const count = activeFilters(wish) + Number(nearBy);
  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'primary' : 'inherit'}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
        endIcon={unfolded ? <ExpandLess /> : <ExpandMore />}
        sx={{ display: { sm: 'none' }, px: 1.5 }}
      >
        {count > 0 ? w('list.filtersOn', { count }) : w('list.filters')}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: unfolded ? 'flex' : 'none', sm: 'contents' },
          flexWrap: 'wrap',
          gap: 1.5,
          flexBasis: '100%',
        }}
      >
        <Segments
          label={w('list.sport')}
          options={SPORT_BUTTONS.map((sport) => [sport, w(`list.sport.${sport || 'both'}`)])}
          chosen={wish.sport}
          onChoose={(sport) => onWish({ sport })}
        />
        {regions && (
          <Segments
            label={w('list.region')}
            options={REGION_BUTTONS.map((region) => [region, w(`list.${region}`)])}
            chosen={wish.region}
            onChoose={(region) => onWish({ region })}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { px: 1.5 } }}>
          <PressButton pressed={wish.need} onClick={() => onWish({ need: !wish.need })}>
            {w('list.need')}
          </PressButton>
          <PressButton pressed={nearBy} aria-busy={near.state === 'asking'} onClick={near.toggle}>
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
      </Box>
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

interface SegmentsProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Joined buttons, exactly one of which is pressed. */
const Segments = ({ label, options, chosen, onChoose }: SegmentsProps) => (
  <Box role="group" aria-label={label} sx={segments}>
    {options.map(([value, text]) => (
      <PressButton
        key={value}
        pressed={value.toLowerCase() === chosen.toLowerCase()}
        onClick={() => onChoose(value)}
      >
        {text}
      </PressButton>
    ))}
  </Box>
);

const segments = {
  display: 'flex',
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 2 } },
  '& > :not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
} as const;
