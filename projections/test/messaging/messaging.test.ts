import type { Template, TemplateEvent } from '@courtcrew/domain/messaging/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../src/accounts/index.ts';
import { messagingModel, templateFor, templateList } from '../../src/messaging/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

let all: ReadModels;
beforeAll(async () => {
  all = await readModels([accounts, messagingModel]);
  await all.tell([person('ann', 'Ann'), person('ben', 'Ben')]);
});
afterAll(() => all.close());

const person = (ref_id: string, first: string): Told => ({
  stream: `person-${ref_id}`,
  type: 'PersonRegistered',
  data: {
    ref_id,
    details: { first, last: 'Lee', email: `${ref_id}@example.org` },
    choices: {},
    password_hash: 'h',
    source: null,
  },
});
const told = (ref_id: string, event: TemplateEvent): Told => ({ ...event, stream: `templates-${ref_id}` });
const added = (ref_id: string, etid: string, fields: Partial<Template> = {}): Told =>
  told(ref_id, {
    type: 'TemplateAdded',
    data: { etid, ref_id, type: 'email', name: etid, subject: 's', body: 'b', tid: null, ...fields },
  });
const seen = async (ref_id: string, tid?: string) =>
  (await templateList.all(all.db, {}, { only: templateFor(ref_id, tid) })).map(
    ({ etid, author }) => `${etid} of ${author}`,
  );

test('templates are read by their owner, and where they are shared', async () => {
  await all.tell([added('ann', 'b'), added('ann', 'A', { tid: 't1' }), added('ben', 'c')]);
  expect(await seen('ann')).toEqual(['A of Ann Lee', 'b of Ann Lee']);
  expect(await seen('ben', 't1')).toEqual(['A of Ann Lee', 'c of Ben Lee']);
  await all.tell([told('ann', { type: 'TemplateDeleted', data: { etid: 'A' } })]);
  expect(await seen('ben', 't1')).toEqual(['c of Ben Lee']);
  expect(await templateList.among(all.db, ['A', 'b', 'x'])).toMatchObject([{ etid: 'b' }]);
});

test('a template whose owner is forgotten says nothing', async () => {
  const forgotten = {
    etid: 'f',
    ref_id: 'ben',
    type: 'text',
    name: null,
    subject: null,
    body: null,
    tid: null,
  };
  await all.tell([{ stream: 'templates-ben', type: 'TemplateChanged', data: forgotten }]);
  expect(await templateList.among(all.db, ['f'])).toMatchObject([{ name: '', subject: '', body: '' }]);
});
