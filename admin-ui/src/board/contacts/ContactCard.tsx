import { CONTACT_FLAGS } from '@courtcrew/domain/board/model.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { ContactName, ContactPhone } from './ContactReach.tsx';
import { ContactSwitch } from './ContactSwitch.tsx';
import type { Contact, Switch } from './contacts.ts';
import { useContactWords } from './words.ts';

interface ContactCardProps {
  readonly contact: Contact;
  readonly actions: ReactNode;
}

/** A contact on a phone: who, on duty or not, and the flags two by two for a thumb. */
export const ContactCard = ({ contact, actions }: ContactCardProps) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <ContactName of={contact} />
        </Box>
        <ContactPhone of={contact} />
      </Box>
      <Box sx={{ display: 'flex', m: -1 }}>{actions}</Box>
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', mt: 1, mb: -1 }}>
      <Labelled contact={contact} field="active" />
      {CONTACT_FLAGS.map((field) => (
        <Labelled key={field} contact={contact} field={field} />
      ))}
    </Box>
  </>
);

function Labelled({ contact, field }: { contact: Contact; field: Switch }) {
  const c = useContactWords();
  return (
    <FormControlLabel
      label={c(`contact.${field}`)}
      control={<ContactSwitch contact={contact} field={field} />}
      sx={{ minHeight: 44, mr: 0 }}
    />
  );
}
