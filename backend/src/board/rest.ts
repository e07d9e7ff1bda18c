import * as calls from '@courtcrew/domain/board/contract.ts';
import { callsResource, contactEdit, contactsResource } from '@courtcrew/domain/board/index.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { deskCalls, notificationContacts } from '@courtcrew/projections/board/index.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';

const contacts = tournamentResource({
  spec: contactsResource,
  list: notificationContacts,
  key: 'id',
  async create({ second_call: second, head_referee: headRef, ...form }, { ask }) {
    return (await ask(calls.addNotificationContact, { body: { ...form, second, headRef } })).id;
  },
  // The documented call changes one field at a time.
  async update({ id, tid }, change, { ask }) {
    for (const type of contactEdit.keyof().options) {
      const value = change[type];
      if (value === undefined) continue;
      await ask(calls.updateNotificationContact, { body: { tid, id: keyOf(id), type, value } });
    }
  },
  remove: calls.removeNotificationContact,
});

const atDesk = tournamentResource({
  spec: callsResource,
  list: deskCalls,
  key: 'nid',
  update: calls.confirmNotification,
});

export const boardResources: readonly RestResource[] = [contacts, atDesk];
