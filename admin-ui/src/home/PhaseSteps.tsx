import { PHASES, type Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useHomeWords } from './words.ts';

/** The five phases in their order, with the present one marked. */
export function PhaseSteps({ phase }: { readonly phase: Phase }) {
  const w = useHomeWords();
  const at = PHASES.indexOf(phase);
  return (
    <Box
      component="ol"
      aria-label={w('phase.title')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
      }}
    >
      {PHASES.map((one, index) => (
        <Box
          component="li"
          key={one}
          aria-current={one === phase ? 'step' : undefined}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            px: 1.5,
            py: 0.5,
            borderRadius: 4,
            border: '1px solid var(--mui-palette-divider)',
            typography: 'body2',
            ...(one === phase
              ? { backgroundColor: 'primary.main', color: 'primary.contrastText', fontWeight: 650 }
              : { color: 'text.secondary' }),
          }}
        >
          {index < at && <Check aria-hidden sx={{ fontSize: '1rem' }} />}
          {w(`section.${one}`)}
          {index < at && <span style={visuallyHidden}>: {w('phase.over')}</span>}
        </Box>
      ))}
    </Box>
  );
}
