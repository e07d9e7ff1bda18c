import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Fields } from '../../kit/page/layout.tsx';
import { useTournamentDates } from '../../shell/useTournamentDates.ts';
import { useSetupWords } from '../words.ts';
import type { SectionProps } from './section.ts';
import type { SetupSection } from './sections.tsx';
import type { SetupValues } from './values.ts';

interface SectionCardProps extends SectionProps {
  readonly section: SetupSection;
  /** At first; searching the page for words in it opens it, too. */
  readonly open: boolean;
}

/** A section that folds to its title and a line of its values. Paper shows its fields. */
export function SectionCard({ section, open, ...content }: SectionCardProps) {
  const w = useSetupWords();
  const { id, title, help, Content } = section;
  return (
    <Card
      component="section"
      aria-labelledby={`${id}-title`}
      id={id}
      sx={{ scrollMarginTop: 72, overflow: 'visible' }}
    >
      <Box ref={useOpenedByFault()} component="details" open={open} sx={folded}>
        <Box component="summary" sx={head}>
          <ExpandMore className="no-print" color="action" aria-hidden />
          <Typography variant="h2" id={`${id}-title`}>
            {w(title)}
          </Typography>
          <Sum section={section} row={content.row} />
        </Box>
        <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: { xs: 2, sm: 2.5 } }}>
          {help && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{help(w)}</Box>}
          <Fields>
            <Content {...content} />
          </Fields>
        </Box>
      </Box>
    </Card>
  );
}

/** The values of a section in one line, as they are typed. */
function Sum({ section, row }: { section: SetupSection; row: SectionProps['row'] }) {
  const w = useSetupWords();
  const dates = useTournamentDates();
  const values = useWatch<SetupValues>() as SetupValues;
  const said = section.sum(values, { w, dates, courts: row.num_of_courts }).filter(Boolean) as string[];
  return (
    <Box className="sum" sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
      {said.join(', ') || w('setup.nothingYet')}
    </Box>
  );
}

/** Opens a folded section when a save finds a fault in it, and leads the focus to the first of the form. */
function useOpenedByFault() {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  useEffect(() => {
    const element = details.current;
    if (!element || element.open || Object.keys(errors).length === 0) return;
    const fault = element.querySelector<HTMLElement>(FAULT);
    if (!fault) return;
    element.open = true;
    if (element.closest('form')?.querySelector(FAULT) === fault) fault.focus();
  }, [errors]);
  return details;
}

const FAULT = '[aria-invalid="true"]';

const folded = {
  '&[open] > summary > svg': { transform: 'none' },
  '&[open] .sum': { display: 'none' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

const head = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.25,
  alignItems: 'center',
  minHeight: 48,
  px: { xs: 1, sm: 1.5 },
  py: 1.25,
  cursor: 'pointer',
  borderRadius: 1,
  '& > svg': { transform: 'rotate(-90deg)', transition: 'transform 120ms' },
  '& > .sum': { gridColumn: 2 },
} as const;
