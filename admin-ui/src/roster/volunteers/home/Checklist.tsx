import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { usePlaceAt } from '../../../shell/places.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Progress, Step } from './steps.ts';

interface ChecklistProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** False for screens that stand in no order. */
  readonly numbered?: boolean;
  readonly progress: (of: Progress) => string | undefined;
}

/** Screens in the order of the work: what each is for, and how far it is. */
export function Checklist({ label, steps, numbered = true, progress }: ChecklistProps) {
  const placeAt = usePlaceAt();
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxWidth: 860,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {steps
        .filter(({ to }) => placeAt(to) !== null)
        .map((step, index) => (
          <Line
            key={step.to}
            step={step}
            number={numbered ? index + 1 : null}
            state={step.progress && progress(step.progress)}
          />
        ))}
    </Box>
  );
}

interface LineProps {
  readonly step: Step;
  readonly number: number | null;
  readonly state: string | undefined;
}

function Line({ step: { to, title, text }, number, state }: LineProps) {
  const v = useVolunteerWords();
  return (
    <Box
      component="li"
      sx={{
        // The whole line is the link's target, the text beside it stays readable by itself.
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: number === null ? '1fr' : { xs: '1.5rem 1fr', sm: '1.5rem 1fr auto' },
        columnGap: 1.5,
        alignItems: { xs: 'baseline', sm: 'center' },
        px: 2,
        py: 1.25,
        minHeight: 56,
        '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      {number !== null && (
        <Box
          component="span"
          sx={{ fontWeight: 650, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {number}.
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <AppLink
          to={to}
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 650,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {v(title)}
        </AppLink>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{v(text)}</Box>
      </Box>
      {state && (
        <Box
          component="span"
          sx={{
            gridColumn: { xs: '2', sm: 'auto' },
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {state}
        </Box>
      )}
    </Box>
  );
}
