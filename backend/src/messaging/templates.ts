import { allows } from '@courtcrew/domain/contract/policies.ts';
import type { EventOf, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { type TemplateEvent, templatesResource } from '@courtcrew/domain/messaging/index.ts';
import { templateFor, templateList } from '@courtcrew/projections/messaging/index.ts';
import { listResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { type Caller, type Route, route } from '../kernel/http/route.ts';
import { forbidden } from '../kernel/refused.ts';
import { templatesAggregate } from './aggregates.ts';

/** Whether somebody writes to people of the tournament the call names: its staff and its captains. */
const worksThere = (caller: Caller): boolean =>
  allows('staff', { ...caller, subject: null }) || caller.rights.captain_of.length > 0;

/** With whom a template is to be shared. Throws 403 for a tournament that is not the caller's. */
function sharedWith(caller: Caller, tid: string | null | undefined): { tid?: string | null } {
  if (tid === undefined) return {};
  if (!tid) return { tid: null };
  if (!worksThere(caller)) throw forbidden();
  return { tid };
}

/** Whether it is the person's own, or shared in the tournament where the caller is on the staff of it. */
const seenBy = (caller: Caller, ref_id: string, tid: string | undefined) =>
  templateFor(ref_id, worksThere(caller) ? tid : undefined);

const isAdded = (event: WrittenEvent): event is WrittenEvent<EventOf<TemplateEvent, 'TemplateAdded'>> =>
  event.type === 'TemplateAdded';

export const templateRoutes: readonly Route[] = [
  route(calls.getTemplates, ({ subject, query, caller }, use) =>
    templateList.all(use.db, {}, { only: seenBy(caller, subject, query.tid) }),
  ),

  route(calls.getTextTemplates, ({ subject, query, caller }, use) =>
    templateList.all(use.db, { type: 'text' }, { only: seenBy(caller, subject, query.tid) }),
  ),

  route(calls.saveTemplate, async ({ subject: ref_id, caller, body }, use) => {
    const { name, subject = '', body: text, type, tid } = body;
    const template = { name, subject, body: text, type, tid: null, ...sharedWith(caller, tid) };
    const { events } = await use.execute(templatesAggregate, ref_id, {
      type: 'AddTemplate',
      ref_id,
      template,
    });
    return { message: 'Template Saved', etid: events.find(isAdded)?.data.etid ?? '' };
  }),

  route(
    calls.updateTemplate,
    async ({ params: { etid }, caller, body: { tid, seen = {}, ...parts } }, use) => {
      const { ref_id } = caller;
      const changes = { ...parts, ...sharedWith(caller, tid) };
      await use.execute(templatesAggregate, ref_id, { type: 'ChangeTemplate', ref_id, etid, changes, seen });
      return { message: 'Template Updated' };
    },
  ),

  route(calls.deleteTemplate, async ({ params: { etid }, caller }, use) => {
    await use.execute(templatesAggregate, caller.ref_id, { type: 'DeleteTemplate', etid });
    return { message: 'deleted' };
  }),
];

/** The same in react-admin. */
export const templateResource: RestResource = listResource({
  spec: templatesResource,
  list: templateList,
  key: 'etid',
  owner: ({ tid }) => ({ tid: tid ?? '' }),
  opens: ({ ref_id, tid }, caller) => ref_id === caller.ref_id || (tid !== null && worksThere(caller)),
  only: ({ caller, tid }) => seenBy(caller, caller.ref_id, tid || undefined),
  create: calls.saveTemplate,
  async update({ etid }, change, { ask, seen: { name, subject, body, type, tid } }) {
    const seen = { name, subject, body, type, tid };
    await ask(calls.updateTemplate, { params: { etid }, body: { ...change, seen } });
  },
  remove: calls.deleteTemplate,
});
