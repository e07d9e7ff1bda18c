import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Contact, phoneShown } from './contacts.ts';
import { useContactWords } from './words.ts';

export const ContactName = ({ of: { name } }: { of: Contact }) => {
  const c = useContactWords();
  return name ?? <Box component="em">{c('contact.unnamed')}</Box>;
};

export const ContactPhone = ({ of: { phone } }: { of: Contact }) =>
  phone && (
    <Link href={`tel:+${phone}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
      {phoneShown(phone)}
    </Link>
  );
