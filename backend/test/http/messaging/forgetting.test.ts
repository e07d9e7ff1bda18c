import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { react } from '../../support/react.ts';
import { rowsOf } from '../../support/seen.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
beforeAll(async () => {
  all = await cast({});
});
afterAll(() => all.close());

test('what somebody wrote goes with them, and the log goes on saying that there was something', async () => {
  const tid = await all.tournament('active');
  const { browser, ref_id } = all.dora;
  await browser.post('/api/saveTemplate', {
    name: 'Mine',
    subject: 's',
    body: 'Secret plan',
    type: 'email',
    tid,
  });
  await browser.post('/api/messaging/test', { tid, channel: 'email', subject: 'Hi', body: 'Secret plan' });
  const log = async () =>
    rowsOf(await all.mia.browser.post(`/api/email/getEmailsByCategory/${tid}`, { category: 'referee' }));
  const templates = () => all.mia.browser.get(`/api/getTemplates/${all.mia.ref_id}?tid=${tid}`);
  expect(await log()).toMatchObject([{ body: 'Secret plan' }]);
  expect(rowsOf(await templates())).toHaveLength(1);
  const forgot = await all.platform.browser.post('/api/utradmin/forgetPerson', { ref_id });
  expect([forgot.status, ref_id]).toEqual([200, ref_id]);
  await react(all.server);
  expect(await log()).toMatchObject([{ body: '', subject: '', name: 'Former Member' }]);
  expect(rowsOf(await templates())).toEqual([]);
});

test('a letter to an erased person alone keeps none of its words, for whom it names', async () => {
  const tid = await all.tournament('active', { name: 'Erased Open' });
  const sid = await all.shift(tid, 9, 13, { category: 'Athletic Trainer' });
  for (const { browser } of [all.ann, all.ben]) await browser.put(`/api/putWaitlist/${sid}`, { tid });
  // Dora is erased by the test above.
  const { browser: leo } = all.leo;
  const send = (email: object[], body: string) =>
    leo.post('/api/email', { tid, email, subject: body, body, category: 'line' });
  const [ann, ben] = [{ ref_id: all.ann.ref_id }, { ref_id: all.ben.ref_id }];
  expect((await send([ann], 'Dear Ann')).status).toBe(200);
  expect((await send([ann, ben], 'Rain today')).status).toBe(200);
  await all.platform.browser.post('/api/utradmin/forgetPerson', ann);
  await react(all.server);
  const past = rowsOf(
    await all.mia.browser.post(`/api/email/getMessageBoardEmails/${tid}`, { category: 'line' }),
  );
  const log = rowsOf(
    await all.mia.browser.post(`/api/email/getEmailsByCategory/${tid}`, { category: 'line' }),
  );
  const exported = await vi.waitUntil(
    async () => {
      const { status, body } = await all.mia.browser.get(`/api/audit/export/${tid}/opened`);
      return status === 200 && String(body).includes('LettersForgotten') && body;
    },
    { timeout: 10_000, interval: 50 },
  );
  for (const rows of [past, log, exported]) {
    expect(JSON.stringify(rows)).toContain('Rain today');
    expect(JSON.stringify(rows)).not.toContain('Dear Ann');
  }
});
