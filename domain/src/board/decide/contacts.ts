import { notFound } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import type { Decide } from '../commands.ts';
import { textOrNull } from './parts.ts';

export const addContact: Decide<'AddContact'> = (_, { contact }, { newId }) => {
  const { name, phone, active, ...flags } = contact;
  return [{ type: 'ContactAdded', data: { id: newId(), name: textOrNull(name), phone, active, flags } }];
};

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
