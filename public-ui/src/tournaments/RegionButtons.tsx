import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label={w('list.region')}
      value={region}
      onChange={(_, chosen: string | null) => chosen !== null && onRegion(chosen)}
      sx={{ width: { xs: '100%', sm: 'auto' }, '& > *': { flex: { xs: 1, sm: 'none' } } }}
    >
      {REGION_BUTTONS.map((name) => (
        <ToggleButton key={name} value={name}>
          {w(`list.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
