import * as calls from '@courtcrew/domain/board/contract.ts';
import { callsResource, contactEdit, contactsResource } from '@courtcrew/domain/board/index.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';

const contacts = tableResource({
  spec: contactsResource,
  searched: ['name', 'phone'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getNotificationContactList, { params: { tid } })).map((row) => ({
      ...row,
      key: row.id,
    })),
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
  async remove({ id, tid }, { ask }) {
    await ask(calls.removeNotificationContact, { body: { tid, id: keyOf(id) } });
  },
});

const unconfirmed = { confirmed: false, confirmed_at: null, confirmed_by: null, response: null };

const atDesk = tableResource({
  spec: callsResource,
  searched: ['person', 'court_num', 'message', 'response', 'confirmed_by'],
  async rows(tid, { ask }) {
    const [open, past] = await Promise.all([
      ask(calls.getNotifications, { params: { tid } }),
      ask(calls.getPastNotifications, { params: { tid } }),
    ]);
    return [
      ...open.map((call) => ({ ...call, ...unconfirmed })),
      ...past.map((call) => ({ ...call, confirmed: true })),
    ].map((call) => ({ ...call, key: call.nid, person: fullName(call) }));
  },
  async update({ nid }, { response }, { ask }) {
    await ask(calls.confirmNotification, { body: { nid, response } });
  },
});

export const boardResources: readonly RestResource[] = [contacts, atDesk];
