import twilio from 'twilio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { RequestUse } from '../../../src/kernel/http/commands.ts';
import { messagingAggregate } from '../../../src/messaging/aggregates.ts';
import { IDLE, react } from '../../support/react.ts';
import { PUBLIC_URL } from '../../support/server.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from '../roster/cast.ts';

/** Nothing is sent: there would be nobody to answer. */
const TEXTING = {
  ...IDLE,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a token of the provider',
  TWILIO_FROM: '+12025550100',
};

let all: Cast;
beforeAll(async () => {
  all = await cast(TEXTING);
  await all.server.pool.query("update accounts.people set phone = '8015550177' where ref_id = $1", [
    all.ann.ref_id,
  ]);
});
afterAll(() => all.close());

const REPLY = '/api/messaging/texts/reply';

function tell(url: string, form: Record<string, string>, token = TEXTING.TWILIO_AUTH_TOKEN) {
  const signature = twilio.getExpectedTwilioSignature(token, `${PUBLIC_URL}${url}`, form);
  return all.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    payload: new URLSearchParams(form).toString(),
  });
}

const reply = (Body: string, more: Record<string, string> = {}) =>
  tell(REPLY, { From: '+18015550177', To: '+12025550100', Body, ...more });

const stopped = async () => {
  const { ref_id, browser } = all.ann;
  const { body } = await browser.get(`/auth/getProfile/${ref_id}`);
  return (body as { texts_stopped: boolean }).texts_stopped;
};

test('STOP ends texts to the number and to its people, START lets them come again', async () => {
  expect(await reply('Stop ')).toMatchObject({ statusCode: 200, body: '' });
  expect([await stopped(), await all.server.outbox.isSilenced('(801) 555-0177')]).toEqual([true, true]);
  await reply('STOP');
  await reply('Thank you');
  expect(await stopped()).toBe(true);
  await reply('Start');
  expect([await stopped(), await all.server.outbox.isSilenced('8015550177')]).toEqual([false, false]);
});

test('STOP holds from its first step on where the process dies before the second, and START changes nothing then', async () => {
  const number = '(801) 555-0177';
  const choice = async () => [await stopped(), await all.server.outbox.isSilenced(number, 'person')];
  const half = async (word: string) => {
    const dying = vi
      .spyOn(RequestUse.prototype, 'execute')
      .mockRejectedValueOnce(new Error('the process has ended'));
    expect((await reply(word)).statusCode).toBe(500);
    dying.mockRestore();
  };
  await half('STOP');
  expect(await choice()).toEqual([false, true]);
  await reply('STOP');
  // From now on the profile says it, and may say otherwise.
  expect(await choice()).toEqual([true, false]);
  await half('START');
  expect([await stopped(), await all.server.outbox.isSilenced(number)]).toEqual([true, true]);
  await reply('START');
  expect([await stopped(), await all.server.outbox.isSilenced(number)]).toEqual([false, false]);
});

test('HELP is answered once: by the provider, or by the product', async () => {
  expect((await reply('help')).body).toMatch(/STOP: no more texts.*\n.*sin más mensajes/);
  expect((await reply('help', { OptOutType: 'HELP' })).body).toBe('');
});

test('what the provider did not sign is refused, and changes nothing', async () => {
  const form = { From: '+18015550177', Body: 'STOP' };
  expect((await tell(REPLY, form, 'another token')).statusCode).toBe(403);
  const unsigned = await all.server.app.inject({ method: 'POST', url: REPLY, payload: form });
  expect(unsigned.statusCode).toBe(403);
  expect(await all.server.outbox.isSilenced('+18015550177')).toBe(false);
});

test('a status settles the message it names, and only with the signature for it', async () => {
  const { outbox, pool } = all.server;
  await outbox.send({
    to: { phone: '2025550111' },
    channel: 'text',
    subject: '',
    text: 'Rain',
    dedupe: 's1',
  });
  const { rows } = await pool.query<{ id: string }>(
    "update outbox.messages set status = 'sent' where dedupe = 's1' returning id",
  );
  const url = `/api/messaging/texts/${rows[0]?.id}/status`;
  const state = async () =>
    (await pool.query("select outcome, error from outbox.messages where dedupe = 's1'")).rows[0];
  const bounced = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' };
  expect((await tell(url, bounced, 'another token')).statusCode).toBe(403);
  expect(await state()).toEqual({ outcome: null, error: null });
  for (const MessageStatus of ['sent', 'undelivered', 'sent', 'undelivered', 'delivered']) {
    expect((await tell(url, { ...bounced, MessageStatus })).statusCode).toBe(200);
  }
  expect(await state()).toEqual({ outcome: 'bounced', error: 'undelivered (error 30003)' });
});

test('an answer that asks for nothing of this is mailed to who wrote the text, and stops none', async () => {
  const tid = await all.tournament('active', { name: 'Texting Open' });
  const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
  await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid });
  const text = { tid, text: [{ ref_id: all.ann.ref_id }], textBody: 'Can you come at 8?' };
  expect((await all.dora.browser.post('/api/customText', text)).status).toBe(200);
  await react(all.server);
  const said = 'I cannot stop thinking about my early end on Friday';
  for (const _ of ['once', 'again']) await reply(said, { MessageSid: 'SM77' });
  expect(await stopped()).toBe(false);
  const mails = (await mailsTo(all.server, all.dora.ref_id)).filter((mail) => mail.text.includes(said));
  expect(mails).toMatchObject([{ subject: 'Answer to a text - Texting Open' }]);
  expect(mails[0]?.text).toMatch(/^Ann Tester answers a text of Texting Open:/);
});

test('a text goes also to who has left the emails, and says of whom it did not reach why', async () => {
  const { ref_id } = all.ann;
  const { pool } = all.server;
  const tid = await all.tournament('active', { name: `Open ${'o'.repeat(40)}` });
  const sid = await all.shift(tid, 14, 18, { category: 'Referee' });
  await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.server.execute(messagingAggregate, tid, { type: 'LeaveLetters', recipient: ref_id });
  const custom = { tid, text: [{ ref_id }], textBody: 'Rain', type: 'referee' };
  const send = async (more: object) =>
    (await all.dora.browser.post('/api/customText', { ...custom, ...more })).body;
  expect(await send({})).toMatchObject({ message: 'Text sent', queued: 1, left_out: [] });
  const mail = { tid, email: [{ ref_id }], subject: 'Rain', body: 'Rain', category: 'referee' };
  expect((await all.dora.browser.post('/api/email', mail)).body).toMatchObject({
    message: 'Nobody was reached',
    queued: 0,
    left_out: [{ ref_id, reason: 'left' }],
  });
  await react(all.server);
  const { rows } = await pool.query<{ status: string }>(
    "select status from outbox.messages where ref_id = $1 and channel = 'text' and tid = $2",
    [ref_id, tid],
  );
  expect(rows).toEqual([{ status: 'queued' }]);
  const choose = (texts_stopped: boolean) =>
    all.server.execute(personAggregate, ref_id, { type: 'ChooseMessages', choices: { texts_stopped } });
  await choose(true);
  expect(await send({})).toMatchObject({
    message: 'Nobody was reached',
    left_out: [{ name: 'Ann Tester', reason: 'texts-stopped' }],
  });
  await choose(false);
  // A wrong number is named, and the others get the text.
  expect(await send({ text: [{ ref_id }, { phone: '12' }] })).toMatchObject({
    queued: 1,
    left_out: [{ name: '12', reason: 'no-address' }],
  });
  const named = { textBody: `{tournament} ${'x'.repeat(230)}` };
  expect(await send(named)).toMatchObject({ message: expect.stringMatching(/^With names filled in/) });
});
