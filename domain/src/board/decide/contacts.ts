import { notFound } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import type { Decide } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { BoardState, Contact } from '../state.ts';
import { textOrNull } from './parts.ts';

const added = ({ name, phone, active, ...flags }: Contact, id: string): BoardEvent => ({
  type: 'ContactAdded',
  data: { id, name: textOrNull(name), phone, active, flags },
});

export const addContact: Decide<'AddContact'> = (_, { contact }, { newId }) => [added(contact, newId())];

/** Contacts whose number stands nowhere in this list. */
export const newContacts = (
  { contacts: there }: BoardState,
  contacts: readonly Contact[],
): readonly Contact[] => {
  const phones = new Set([...there.values()].map(({ phone }) => phone));
  return contacts.filter(({ phone }) => phone !== null && !phones.has(phone));
};

export const copyContacts: Decide<'CopyContacts'> = (state, { contacts }, { newId }) =>
  newContacts(state, contacts).map((contact) => added(contact, newId()));

export const editContact: Decide<'EditContact'> = (state, { id, changes: sent, seen }) => {
  const contact = state.contacts.get(id);
  if (!contact) return notFound('Contact');
  const changes = sent.name === undefined ? sent : { ...sent, name: textOrNull(sent.name) };
  const refusal = refuseStale(contact, changes, seen);
  if (refusal) return refusal;
  const { name, phone, active, ...flags } = differing(contact, changes);
  const changed = {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(active !== undefined && { active }),
    ...(Object.keys(flags).length > 0 && { flags }),
  };
  return Object.keys(changed).length === 0 ? [] : [{ type: 'ContactChanged', data: { id, ...changed } }];
};

export const removeContact: Decide<'RemoveContact'> = (state, { id }) =>
  state.contacts.has(id) ? [{ type: 'ContactRemoved', data: { id } }] : notFound('Contact');
