import Box from '@mui/material/Box';

/** Somebody found by name, with what tells people of one name apart where the search says it. */
export interface FoundPerson {
  readonly ref_id: string;
  readonly name: string;
  readonly credentials?: string;
  readonly city?: string | null;
  readonly state?: string | null;
}

/** "Certified · Naples, FL". */
export const detailsOf = ({ credentials, city, state }: FoundPerson): string =>
  [credentials, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ');

/** A person of a search: the name, and beneath it the credentials and the town. */
export const FoundRow = ({ person }: { person: FoundPerson }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {person.name}
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detailsOf(person)}</Box>
  </Box>
);
