import Box from '@mui/material/Box';
import { useTournamentDates } from '../../shell/useTournamentDates.ts';
import { useSetupWords } from '../words.ts';
import { SectionCard } from './SectionCard.tsx';
import type { SectionProps } from './section.ts';

/** Read-only facts for those who are no masters. */
export function BasicsFacts({ row }: SectionProps) {
  const w = useSetupWords();
  const dates = useTournamentDates()(row);
  return (
    <SectionCard id="facts" title={w('setup.basics')} help={w('setup.basicsMaster')}>
      <Fact name={w('setup.name')} value={row.name} />
      <Fact name={w('setup.location')} value={row.location} />
      <Fact name={w('setup.start')} value={dates} />
      <Fact name={w('setup.region')} value={row.facility ?? w('setup.noRegion')} />
      <Fact name={w('setup.zone')} value={row.time_zone} />
      <Fact name={w('sport.label')} value={w(`sport.${row.sport}`)} />
    </SectionCard>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <Box>
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{name}</Box>
    <Box sx={{ overflowWrap: 'anywhere' }}>{value || '-'}</Box>
  </Box>
);
