import * as calls from '@courtcrew/domain/board/contract.ts';
import type { BoardCommand, BoardState, ContactFlag } from '@courtcrew/domain/board/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { flag, text } from '@courtcrew/domain/contract/fields.ts';
import type { Seen } from '@courtcrew/domain/kernel/seen.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { z } from 'zod';
import { accept } from '../kernel/http/limits/input.ts';
import { atDesk, type Caller, found, type Route, removal, route, type Use } from '../kernel/http/route.ts';
import { type BoardParts, dataOf, onBoard } from './onBoard.ts';

type Contact = NonNullable<ReturnType<BoardState['contacts']['get']>>;
type Form = BodyOf<typeof calls.updateNotificationContact>;

const FLAG_CALLED: Readonly<Record<Exclude<Form['type'], 'name' | 'phone' | 'active'>, ContactFlag>> = {
  second: 'second_call',
  second_call: 'second_call',
  medical: 'medical',
  td: 'td',
  desk: 'desk',
  headRef: 'head_referee',
  head_referee: 'head_referee',
};

const named = z.object({ value: text(calls.CONTACT_NAME_MAX).nullish() });
const reached = z.object({
  value: z.union([z.number().transform(String), z.unknown()]).pipe(calls.contactPhone),
});
const switched = z.object({ value: flag.nullish() });

/** What a form changes of a contact; a flag without a value is turned over. Throws 400 naming the value. */
function changeOf({ type, value }: Form, before: Contact): Seen<Contact> {
  const sent = { value };
  if (type === 'name') return { name: accept(named, sent).value ?? '' };
  if (type === 'phone') return { phone: accept(reached, sent).value };
  const name = type === 'active' ? type : FLAG_CALLED[type];
  return { [name]: accept(switched, sent).value ?? !before[name] };
}

const onContacts = (use: Use, caller: Caller, tid: string, command: BoardCommand) =>
  onBoard(use, tid, command, atDesk(caller));

const SAVED = { message: 'Saved' };

export const contactRoutes = ({ boardNow }: BoardParts): readonly Route[] => [
  route(calls.addNotificationContact, async ({ tid, body, caller }, use) => {
    found(await tournamentById(use.db, tid), 'Tournament');
    const { name = null, phone, second, headRef } = body;
    const flags = {
      active: body.active ?? false,
      second_call: second ?? false,
      medical: body.medical ?? false,
      td: body.td ?? false,
      desk: body.desk ?? false,
      head_referee: headRef ?? false,
    };
    const events = await onContacts(use, caller, tid, {
      type: 'AddContact',
      contact: { name, phone, ...flags },
    });
    return { ...SAVED, id: found(dataOf(events, 'ContactAdded'), 'Contact').id };
  }),

  route(calls.updateNotificationContact, async ({ tid, body, caller }, use) => {
    const { id } = body;
    const before = found((await boardNow(tid)).contacts.get(id), 'Contact');
    const changes = changeOf(body, before);
    const [field = ''] = Object.keys(changes);
    const seen = body.seen === undefined ? {} : { [field]: body.seen === '' ? null : body.seen };
    await onContacts(use, caller, tid, { type: 'EditContact', id, changes, seen });
    return SAVED;
  }),

  removal(calls.removeNotificationContact, async ({ tid, body: { id }, caller }, use) => {
    await onContacts(use, caller, tid, { type: 'RemoveContact', id });
    return { message: 'Removed' };
  }),
];
