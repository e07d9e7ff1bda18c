import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagingArea } from '../../../src/messaging/area.ts';
import { forgetting } from '../../../src/messaging/forgetting.ts';
import { react } from '../../support/react.ts';
import { rowsOf } from '../../support/seen.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
beforeAll(async () => {
  all = await cast(messagingArea);
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
  await react(all.server, forgetting);
  expect(await log()).toMatchObject([{ body: '', subject: '', name: 'Former Member' }]);
  expect(rowsOf(await templates())).toEqual([]);
});
