import { useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';

export interface FoundPerson {
  readonly ref_id: string;
  readonly name: string;
  readonly credentials?: string;
  readonly city?: string | null;
  readonly state?: string | null;
  /** Whether they want to be asked for the work. */
  readonly wants?: boolean | undefined;
}

/** "Certified · Naples, FL", in the reader's words. */
export function useDetails(): (person: FoundPerson) => string {
  const nameOf = useChoiceName();
  return ({ credentials, city, state }) =>
    [credentials && nameOf(credentials), [city, state].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · ');
}

export function FoundRow({ person, note }: { person: FoundPerson; note?: string | false }) {
  const detailsOf = useDetails();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {person.name}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[detailsOf(person), note].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
