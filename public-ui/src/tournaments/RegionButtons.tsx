import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import Box from '@mui/material/Box';
import { REGION_BUTTONS } from './listing.ts';
import { useTournamentWords } from './words.ts';

interface RegionButtonsProps {
  readonly region: string;
  readonly onRegion: (region: string) => void;
}

/** West, Central, East, All: one of them is always pressed. */
export function RegionButtons({ region, onRegion }: RegionButtonsProps) {
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
