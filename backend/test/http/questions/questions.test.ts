import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();
const GONE = /^Sorry the question can not be found\./;

let venue: Venue;
let anna: Member;
let pia: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server);
  [anna] = (await venue.people(1)) as [Member];
  pia = await venue.platformAdmin();
});

const ask = (question: string, by: Member = anna) =>
  by.browser.post('/api/submitQuestion', { ref_id: by.ref_id, question });
const open = async (question: string) => {
  const row = rowsOf(await pia.browser.get('/api/getQuestions')).find((one) => one.question === question);
  return { qid: String(row?.qid), url: String(row?.url) };
};
const published = async (by = venue.visitor) =>
  rowsOf(await by.get('/api/getQuestions')).map(({ question }) => question);

describe('a question', () => {
  it('is asked by whoever is logged in, in a bounded text', async () => {
    expect(await venue.visitor.post('/api/submitQuestion', { question: 'Why?' })).toMatchObject({
      status: 401,
    });
    expect(
      (await anna.browser.post('/api/submitQuestion', { ref_id: pia.ref_id, question: 'Why?' })).status,
    ).toBe(403);
    expect(await ask('   ')).toMatchObject(said(400, 'Question Required'));
    expect((await ask('?'.repeat(2_001))).status).toBe(400);
    expect(await ask('Why?')).toMatchObject(said(200, 'Question sent'));
  });

  it('is read by the platform alone before it is answered, and then by everybody', async () => {
    const text = `May I bring a dog? ${anna.ref_id}`;
    await ask(text);
    expect(await published()).not.toContain(text);
    expect(await published(anna.browser)).not.toContain(text);
    const { qid, url } = await open(text);
    expect((await venue.visitor.get(`/api/getQuestion/${url}`)).body).toMatchObject({
      qid,
      question: text,
      answer: null,
    });
    expect(await venue.visitor.put('/api/answerQuestion/', { qid, url, answer: 'No.' })).toMatchObject(
      said(200, 'Answer sent'),
    );
    expect(rowsOf(await venue.visitor.get('/api/getQuestions'))).toContainEqual(
      expect.objectContaining({ qid, question: text, answer: 'No.', url: null }),
    );
  });

  it('is answered once: then its link finds nothing', async () => {
    const text = `Once? ${anna.ref_id}`;
    await ask(text);
    const { qid, url } = await open(text);
    const answers = await Promise.all(
      ['Yes.', 'No.'].map((answer) => venue.visitor.put('/api/answerQuestion/', { qid, url, answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const gone = { status: 404, body: { message: expect.stringMatching(GONE) } };
    expect(await venue.visitor.get(`/api/getQuestion/${url}`)).toMatchObject(gone);
    expect(await pia.browser.put('/api/answerQuestion/', { qid, answer: 'Perhaps.' })).toMatchObject(gone);
  });

  it('is answered by nobody without its link but the platform admin', async () => {
    const text = `Mine? ${anna.ref_id}`;
    await ask(text);
    const { qid, url } = await open(text);
    const answer = (body: object, by = venue.visitor) =>
      by.put('/api/answerQuestion/', { qid, answer: 'x', ...body });
    expect((await answer({})).status).toBe(401);
    expect((await answer({}, anna.browser)).status).toBe(403);
    const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, 'x', qid]) expect((await answer({ url: wrong })).status).toBe(404);
    expect((await answer({}, pia.browser)).status).toBe(200);
  });

  it('comes to the platform by letter with the link, and its answer to the asker', async () => {
    const text = `Letters? ${anna.ref_id}`;
    await ask(text);
    const letters = async () => JSON.stringify((await pia.browser.get('/rest/outbox?range=[0,99]')).body);
    const { qid, url } = await open(text);
    await expect.poll(letters).toContain('A question waits for an answer');
    await pia.browser.put('/api/answerQuestion/', { qid, url, answer: 'By post.' });
    await expect.poll(letters).toContain('By post.');
  });

  it('is asked ten times a day at most', async () => {
    for (let asked = 0; asked < 10; asked += 1) expect((await ask(`Again ${asked}?`)).status).toBe(200);
    expect((await ask('And again?')).status).toBe(429);
    expect((await ask('I have asked nothing yet', pia)).status).toBe(200);
  });

  it('is taken away by the platform admin, and with its asker', async () => {
    const text = `Buy shoes ${anna.ref_id}`;
    await ask(text);
    const { qid } = await open(text);
    expect((await anna.browser.put('/api/removeQuestion', { qid })).status).toBe(403);
    expect(await pia.browser.put('/api/removeQuestion', { qid })).toMatchObject({ status: 200 });
    expect(await published(pia.browser)).not.toContain(text);
  });
});
