import * as calls from '@courtcrew/domain/board/contract.ts';
import { callsResource, contactsResource } from '@courtcrew/domain/board/index.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { deskCalls, notificationContacts } from '@courtcrew/projections/board/index.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { atDesk } from '../kernel/http/route.ts';
import { onBoard } from './onBoard.ts';

const contacts = tournamentResource({
  spec: contactsResource,
  list: notificationContacts,
  key: 'id',
  async create({ second_call: second, head_referee: headRef, ...form }, { ask }) {
    return (await ask(calls.addNotificationContact, { body: { ...form, second, headRef } })).id;
  },
  async update({ id, tid }, changes, { use, caller, seen }) {
    await onBoard(use, tid, { type: 'EditContact', id: keyOf(id), changes, seen }, atDesk(caller));
  },
  remove: calls.removeNotificationContact,
});

const callsToDesk = tournamentResource({
  spec: callsResource,
  list: deskCalls,
  key: 'nid',
  update: calls.confirmNotification,
});

export const boardResources: readonly RestResource[] = [contacts, callsToDesk];
