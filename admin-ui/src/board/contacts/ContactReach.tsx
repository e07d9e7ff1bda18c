import Box from '@mui/material/Box';
import type { Contact } from './contacts.ts';
import { useContactWords } from './words.ts';

export const ContactName = ({ of: { name } }: { of: Contact }) => {
  const c = useContactWords();
  return name ?? <Box component="em">{c('contact.unnamed')}</Box>;
};
