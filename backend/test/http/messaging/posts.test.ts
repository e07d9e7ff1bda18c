import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { react } from '../../support/react.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
/** Ann is confirmed, Ben has applied, Vera looks after volunteers, Dora after referees. */
beforeEach(async () => {
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}` });
  const sid = await all.shift(tid, 9, 13, { category: 'Chair Umpire' });
  const ann = await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.ben.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.dora.browser.put('/api/confirmShift/', { shift_id: textAt(ann, 'shift_id'), tid });
});

type By = Cast['ann'];
const board = (by: By, category = 'referee') =>
  by.browser.post('/api/messageboard/getMessages', { tid, ref_id: by.ref_id, category });
const post = (by: By, message: string, more: object = {}) =>
  by.browser.post('/api/messageBoard/addMessage', { tid, message, category: 'referee', ...more });
const posted = async (by: By, message: string) => textAt(await post(by, message), 'id');
const LONG =
  'The tournament must be published, and you must be selected or have confirmed your spot before you can access the message board.';

describe('the message board', () => {
  test('is for its desk, and once published for who is selected or confirmed', async () => {
    expect(await board(all.ann)).toMatchObject({ status: 409, body: { message: LONG } });
    expect((await board(all.dora)).body).toEqual([]);
    await all.publish(tid);
    expect((await board(all.ann)).body).toEqual([]);
    expect((await board(all.ben)).body).toMatchObject({ message: LONG });
    expect((await board(all.platform)).body).toEqual([]);
    expect((await board(all.leo)).body).toEqual({ message: 'not registered' });
    expect((await board(all.ann, 'volunteer')).body).toMatchObject({ message: LONG });
    expect((await all.visitor.post('/api/messageboard/getMessages', { tid })).status).toBe(401);
  });

  test('is closed in a draft, to its desk too', async () => {
    tid = await all.tournament('draft');
    expect(await board(all.mia)).toMatchObject({ status: 409, body: { message: LONG } });
  });

  test('shows posts in the name of who is logged in, whatever a body says', async () => {
    await all.publish(tid);
    const by = { ref_id: all.mia.ref_id, first: 'Mia', last: 'Boss', name: 'Mia Boss' };
    await post(all.ann, 'Who drives?', by);
    expect(rowsOf(await board(all.dora))).toMatchObject([
      { name: 'Ann Tester', ref_id: all.ann.ref_id, message: 'Who drives?', edited: false },
    ]);
    expect((await post(all.ben, 'Me')).status).toBe(409);
    expect((await post(all.ann, ' ')).status).toBe(400);
  });

  test('posts are edited by author and desk, and deleted by the author alone', async () => {
    await all.publish(tid);
    const id = await posted(all.ann, 'Who drives?');
    const edit = (by: By) =>
      by.browser.put('/api/messageBoard/editMessage', { id, message: `By ${by.ref_id}` });
    const remove = (by: By) => by.browser.delete(`/api/messageBoard/deleteMessage/${id}`);
    expect((await edit(all.ann)).body).toEqual({ message: 'saved' });
    expect(rowsOf(await board(all.ann))).toMatchObject([{ edited: true, edited_by: null }]);
    expect((await edit(all.dora)).status).toBe(200);
    expect((await edit(all.ben)).status).toBe(409);
    const unseen = { id, message: 'By nobody', seen: `By ${all.ann.ref_id}` };
    expect(await all.ann.browser.put('/api/messageBoard/editMessage', unseen)).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(rowsOf(await board(all.ann))).toMatchObject([
      { edited: true, edited_by: 'Dora Tester', message: `By ${all.dora.ref_id}` },
    ]);
    expect((await remove(all.dora)).status).toBe(403);
    expect((await remove(all.platform)).status).toBe(403);
    expect((await remove(all.ann)).body).toEqual({ message: 'message deleted' });
    expect((await remove(all.ann)).status).toBe(404);
    expect(rowsOf(await board(all.ann))).toEqual([]);
  });

  test('lets one write to a poster without learning the address', async () => {
    await all.publish(tid);
    const id = await posted(all.ann, 'Who drives?');
    const write = (by: By) =>
      by.browser.post('/api/messageboard/sendEmail', { tid, from: 'x@example.org', id, body: 'I do.' });
    expect((await write(all.dora)).body).toEqual({ message: 'email sent' });
    expect((await write(all.ben)).status).toBe(409);
    await react(all.server, 'messaging.write-to-posters');
    const mails = await mailsTo(all.server, all.ann.ref_id);
    const [mail, ...more] = mails.filter(({ text }) => text.includes('writes to you'));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      text: expect.stringContaining('Dora Tester writes to you'),
      replyTo: 'Dora@example.org',
    });
  });
});

test('past emails are read by who reads the board, with their words and author', async () => {
  await all.publish(tid);
  const words = { subject: 'Parking', body: 'Gate 3' };
  await all.dora.browser.post('/api/email/saveEmail', { tid, category: 'referee', ...words });
  const past = (by: By) =>
    by.browser.post(`/api/email/getMessageBoardEmails/${tid}`, { category: 'referee', ref_id: by.ref_id });
  expect((await past(all.ann)).body).toEqual([
    { ...words, author: 'Dora Tester', time: expect.stringMatching(/Z$/) },
  ]);
  expect((await past(all.ben)).status).toBe(409);
  expect((await past(all.leo)).body).toEqual({ message: 'not registered' });
});

test('past emails hold a letter to one person for that person and its author alone', async () => {
  await all.publish(tid);
  const words = { subject: 'Your pay', body: 'You are paid too much.' };
  const send = (email: object[], more: object) =>
    all.dora.browser.post('/api/email', { tid, category: 'referee', ...words, ...more, email });
  expect((await send([{ ref_id: all.ann.ref_id }], {})).status).toBe(200);
  const subjects = async (by: By) =>
    rowsOf(
      await by.browser.post(`/api/email/getMessageBoardEmails/${tid}`, { category: 'referee', ref_id: 'x' }),
    ).map(({ subject }) => subject);
  expect(await subjects(all.ann)).toEqual(['Your pay']);
  expect(await subjects(all.dora)).toEqual(['Your pay']);
  expect(await subjects(all.mia)).toEqual([]);
  // What goes to all of the section is theirs to read, whoever joins it later.
  const everybody = rowsOf(await all.dora.browser.get(`/api/getRegisteredRefs/${tid}`));
  const all_of_them = everybody.map(({ ref_id }) => ({ ref_id }));
  expect(all_of_them.length).toBeGreaterThan(1);
  expect((await send(all_of_them, { subject: 'Parking' })).status).toBe(200);
  expect(await subjects(all.mia)).toEqual(['Parking']);
});

test('a past email has what its sender left open for each recipient, for the one who reads it', async () => {
  await all.publish(tid);
  const words = { subject: 'For {first}', body: '{first} {last}, {tournament}: {shifts}' };
  await all.dora.browser.post('/api/email/saveEmail', { tid, category: 'referee', ...words });
  const read = async (by: By) => {
    const { body } = await by.browser.post(`/api/email/getMessageBoardEmails/${tid}`, {
      category: 'referee',
      ref_id: by.ref_id,
    });
    return (body as { subject: string; body: string }[])[0];
  };
  const ofAnn = await read(all.ann);
  expect(ofAnn?.subject).toBe('For Ann');
  expect(ofAnn?.body).toMatch(/^Ann Tester, .+ Confirmed$/s);
  expect((await read(all.dora))?.subject).toBe('For Dora');
});
