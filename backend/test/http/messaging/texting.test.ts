import twilio from 'twilio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RequestUse } from '../../../src/kernel/http/commands.ts';
import { messagingArea } from '../../../src/messaging/area.ts';
import { PUBLIC_URL, SECRET } from '../../support/server.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
beforeAll(async () => {
  all = await cast(messagingArea);
  await all.server.pool.query("update accounts.people set phone = '8015550177' where ref_id = $1", [
    all.ann.ref_id,
  ]);
});
afterAll(() => all.close());

const REPLY = '/api/messaging/texts/reply';

function tell(url: string, form: Record<string, string>, token = SECRET) {
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
