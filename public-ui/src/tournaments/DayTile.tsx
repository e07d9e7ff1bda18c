import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';

/** The first day as a calendar leaf; a dash without one. Decorative: the dates beside it are read. */
export function DayTile({ start, quiet = false }: { start: string | null; quiet?: boolean }) {
  const { language } = useSpeech();
  const at = start === null ? null : new Date(`${start}T12:00:00Z`);
  const month = at?.toLocaleDateString(language, { month: 'short', timeZone: 'UTC' }).replace('.', '') ?? '–';
  return (
    <Box
      aria-hidden="true"
      sx={{
        flex: 'none',
        width: '3.25rem',
        height: '3.5rem',
        borderRadius: 1,
        display: 'grid',
        alignContent: 'center',
        textAlign: 'center',
        lineHeight: 1.1,
        color: quiet ? 'text.secondary' : 'primary.main',
        backgroundColor: quiet ? 'action.hover' : 'action.selected',
      }}
    >
      <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 650, textTransform: 'uppercase' }}>
        {month}
      </Box>
      {start && (
        <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 700, letterSpacing: '-0.03em' }}>
          {Number(start.slice(8))}
        </Box>
      )}
    </Box>
  );
}
