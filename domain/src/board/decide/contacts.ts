import type { DecisionContext } from '../../kernel/decider.ts';
import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type { AddContact, ChangeContact, RemoveContact } from '../commands.ts';
import type { BoardEvent, ContactChanged } from '../events.ts';
import { CONTACT_FLAGS } from '../model.ts';
import type { BoardState } from '../state.ts';
import { textOrNull } from './parts.ts';

type Decision = readonly BoardEvent[] | Refusal;

export function addContact(_: BoardState, command: AddContact, context: DecisionContext): Decision {
  const { name, phone, active, flags } = command;
  return [
    { type: 'ContactAdded', data: { id: context.newId(), name: textOrNull(name), phone, active, flags } },
  ];
}

/** Only what differs; a name or a number always, since neither is kept here. */
export function changeContact(state: BoardState, command: ChangeContact): Decision {
  const { id, name, phone, active, flags = {} } = command;
  const contact = state.contacts.get(id);
  if (!contact) return notFound('Contact');
  const differing = CONTACT_FLAGS.filter(
    (flag) => flags[flag] !== undefined && flags[flag] !== contact.flags[flag],
  );
  const changed: Omit<ContactChanged['data'], 'id'> = {
    ...(name !== undefined && { name: textOrNull(name) }),
    ...(phone !== undefined && { phone }),
    ...(active !== undefined && active !== contact.active && { active }),
    ...(differing.length > 0 && {
      flags: Object.fromEntries(differing.map((flag) => [flag, flags[flag]])),
    }),
  };
  return Object.keys(changed).length === 0 ? [] : [{ type: 'ContactChanged', data: { id, ...changed } }];
}

export function removeContact(state: BoardState, { id }: RemoveContact): Decision {
  return state.contacts.has(id) ? [{ type: 'ContactRemoved', data: { id } }] : notFound('Contact');
}
