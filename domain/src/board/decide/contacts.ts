import type { DecisionContext } from '../../kernel/decider.ts';
import { notFound, type Refusal } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import type { AddContact, EditContact, RemoveContact } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { BoardState } from '../state.ts';
import { textOrNull } from './parts.ts';

type Decision = readonly BoardEvent[] | Refusal;

export function addContact(_: BoardState, { contact }: AddContact, { newId }: DecisionContext): Decision {
  const { name, phone, active, ...flags } = contact;
  return [{ type: 'ContactAdded', data: { id: newId(), name: textOrNull(name), phone, active, flags } }];
}

export function editContact(state: BoardState, { id, changes: sent, seen }: EditContact): Decision {
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
}

export function removeContact(state: BoardState, { id }: RemoveContact): Decision {
  return state.contacts.has(id) ? [{ type: 'ContactRemoved', data: { id } }] : notFound('Contact');
}
