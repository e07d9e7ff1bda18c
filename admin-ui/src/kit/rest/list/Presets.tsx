import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';

interface PresetsProps {
  readonly presets: readonly { readonly label: string; readonly filter: Readonly<Record<string, unknown>> }[];
}

/** Queries everybody asks, one press each; the address keeps them. */
export function Presets({ presets }: PresetsProps) {
  const { filterValues, setFilters } = useListContext();
  const chosen = JSON.stringify(filterValues);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1.5, ...forThumbs }}>
      {presets.map(({ label, filter }) => {
        const pressed = chosen === JSON.stringify(filter);
        return (
          <Chip
            key={label}
            label={label}
            clickable
            aria-pressed={pressed}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            onClick={() => setFilters({ ...filter })}
          />
        );
      })}
    </Box>
  );
}
