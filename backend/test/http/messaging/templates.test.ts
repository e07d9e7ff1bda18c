import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

type By = Cast['ann'];
const EMAIL = { name: 'Parking', subject: 'Where to park', body: 'Dear {first}, gate 3.', type: 'email' };
const save = (by: By, fields: object = {}) => by.browser.post('/api/saveTemplate', { ...EMAIL, ...fields });
const listed = async (by: By, of: By = by, which = 'getTemplates') =>
  rowsOf(await by.browser.get(`/api/${which}/${of.ref_id}?tid=${tid}`));
const namesSeen = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).map(({ name }) => name);

describe('templates', () => {
  test('are kept, changed and deleted by their owner', async () => {
    const saved = await save(all.dora, { name: 'Own' });
    expect(saved.body).toMatchObject({ message: 'Template Saved' });
    const etid = textAt(saved, 'etid');
    expect(await listed(all.dora)).toEqual([
      { ...EMAIL, name: 'Own', etid, tid: null, ref_id: all.dora.ref_id, author: 'Dora Tester' },
    ]);
    const change = await all.dora.browser.put(`/api/updateTemplate/${etid}`, { subject: 'Gate 4' });
    expect(change.body).toEqual({ message: 'Template Updated' });
    expect(await listed(all.dora)).toMatchObject([{ subject: 'Gate 4', body: EMAIL.body }]);
    const gone = await all.dora.browser.post(`/api/deleteTemplate/${etid}`, { ref_id: all.dora.ref_id });
    expect(gone.body).toEqual({ message: 'deleted' });
    expect(await listed(all.dora)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'Template Name Required'],
    [{ subject: '' }, 'Subject Required'],
    [{ body: '' }, 'email body required'],
    [{ body: '', type: 'text' }, 'text body required'],
    [{ body: 'x'.repeat(160), type: 'text' }, 'must be at most 159 characters'],
    [{ body: 'Dear {nick}' }, 'There is no place {nick} (character 6)'],
  ])('%j are refused: %s', async (fields, message) => {
    expect(await save(all.mia, fields)).toMatchObject({ status: 400, body: { message } });
  });

  test('are nobody else’s to read or change', async () => {
    const etid = textAt(await save(all.ann, { name: 'Ann’s' }), 'etid');
    expect((await all.mia.browser.get(`/api/getTemplates/${all.ann.ref_id}`)).status).toBe(403);
    expect((await all.visitor.get(`/api/getTemplates/${all.ann.ref_id}`)).status).toBe(401);
    for (const by of [all.mia, all.platform]) {
      expect((await by.browser.put(`/api/updateTemplate/${etid}`, { name: 'x' })).status).toBe(404);
      expect((await by.browser.post(`/api/deleteTemplate/${etid}`)).status).toBe(404);
    }
    expect(await namesSeen(all.platform, all.ann)).toEqual(['Ann’s']);
  });

  test('are shared with the staff of a tournament, who use them and do not change them', async () => {
    const etid = textAt(await save(all.vera, { name: 'Shared', tid }), 'etid');
    expect(await namesSeen(all.leo)).toEqual(['Shared']);
    expect(await namesSeen(all.ben)).toEqual([]);
    expect((await all.leo.browser.put(`/rest/templates/${etid}`, { name: 'x' })).status).toBe(404);
    expect((await save(all.ben, { tid })).status).toBe(403);
    await all.vera.browser.put(`/api/updateTemplate/${etid}`, { tid: '' });
    expect(await namesSeen(all.leo)).toEqual([]);
  });

  test('of texts alone are listed for text messages', async () => {
    await save(all.leo, { name: 'A mail' });
    await save(all.leo, { name: 'A text', type: 'text', body: 'Rain' });
    expect(await namesSeen(all.leo, all.leo, 'getTextTemplates')).toEqual(['A text']);
  });

  test('are a resource of react-admin, through the same door', async () => {
    const made = await all.ben.browser.post('/rest/templates', { ...EMAIL, name: 'Rest' });
    const id = textAt(made, 'id');
    expect((await all.ben.browser.get(`/rest/templates/${id}`)).body).toMatchObject({ name: 'Rest' });
    expect((await all.ann.browser.get(`/rest/templates/${id}`)).status).toBe(403);
    await all.ben.browser.put(`/rest/templates/${id}`, { name: 'Changed' });
    const filter = encodeURIComponent('{"q":"chang","type":"email"}');
    expect(rowsOf(await all.ben.browser.get(`/rest/templates?filter=${filter}`))).toMatchObject([{ id }]);
    await all.ben.browser.put('/rest/templates/bulk', { ids: [id], remove: true });
    expect((await all.ben.browser.get(`/rest/templates/${id}`)).status).toBe(404);
  });
});
