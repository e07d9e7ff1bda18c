import { PHONE_CLOCK } from '@courtcrew/domain/board/model.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import type { KeptCall } from './keptCall.ts';

const CALL: KeptCall = {
  id: 'key-1',
  turn: 1,
  body: {
    type: 'td',
    tid: 't1',
    ref_id: 'moe',
    court_num: '5',
    message: 'Rain',
    called_at: '2030-03-05T16:00:00.000Z',
  },
  refused: null,
  insisted: false,
};

type Answer = { status: number; body: unknown; date?: string } | 'silence';

/** A server with one answer to the call, and one to the question which calls it has. */
function server(answer: Answer, own: Answer = { status: 200, body: [] }) {
  const clocks: (string | undefined)[] = [];
  const sent: { url: string; key: string | undefined; body: unknown }[] = [];
  const fetch: Fetch = async (url, { headers, body }) => {
    sent.push({ url, key: headers['Idempotency-Key'], body: body && JSON.parse(body) });
    clocks.push(headers[PHONE_CLOCK]);
    const said = url.startsWith('/api/getOwnNotifications') ? own : answer;
    if (said === 'silence') throw new TypeError('Failed to fetch');
    const type = typeof said.body === 'string' ? 'text/plain' : 'application/json';
    const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body);
    const named: [string, string][] = [['Content-Type', type]];
    if (said.date !== undefined) named.push(['Date', said.date]);
    return new Response(text, { status: said.status, headers: named });
  };
  return { client: createClient({ fetch }), sent, clocks };
}
const becomes = (answer: Answer, own?: Answer) => deliver(server(answer, own).client, CALL);
const refused = (status: number, message = 'No') => ({ status, body: { message } });

describe('an attempt to deliver a call', () => {
  it('sends what was pressed under the key of the call', async () => {
    const { client, sent } = server({ status: 200, body: { message: 'Message Sent', nid: 'n1' } });
    expect(await deliver(client, CALL)).toEqual({ is: 'sent', nid: 'n1' });
    expect(sent).toEqual([{ url: '/api/courtMonitorNotifyDesk', key: 'key-1', body: CALL.body }]);
  });

  it.each<[string, Answer, string]>([
    ['without an answer', 'silence', 'unanswered'],
    ['to a server in trouble', refused(503), 'unanswered'],
    ['to a server that has too much to do', refused(429), 'unanswered'],
    [
      'that a login page of the network answered',
      { status: 200, body: '<html>Welcome</html>' },
      'unanswered',
    ],
    ['of nobody who is signed in', refused(401), 'stranger'],
    ['without a court', { status: 200, body: 'Court Number Needed' }, 'courtless'],
  ])('%s is no refusal', async (_, answer, is) => {
    expect(await becomes(answer)).toEqual({ is });
  });

  it('is refused with the reason of the desk', async () => {
    expect(await becomes(refused(404, 'Court not found'))).toEqual({
      is: 'refused',
      reason: 'Court not found',
    });
    expect(await becomes(refused(403), refused(404))).toEqual({ is: 'refused', reason: 'No' });
  });

  it('says what the clock of the phone shows, which may be wrong', async () => {
    const { client, clocks } = server({ status: 200, body: { message: 'Message Sent', nid: 'n1' } });
    await deliver(client, CALL);
    expect(Math.abs(Date.parse(clocks[0] ?? '') - Date.now())).toBeLessThan(30_000);
  });

  it('arrived all the same where the desk has it by its own clock', async () => {
    const hour = 3_600_000;
    const pressed = Date.parse(CALL.body.called_at);
    const { type, court_num, message } = CALL.body;
    const row = { nid: 'n2', type, court_num, message, time: new Date(pressed + hour).toISOString() };
    const own = { status: 200, body: [row], date: new Date(Date.now() + hour).toUTCString() };
    expect(await becomes(refused(403), own)).toEqual({ is: 'sent', nid: 'n2' });
    expect(await becomes(refused(403), { ...own, body: [{ ...row, message: 'Sun' }] })).toMatchObject({
      is: 'refused',
    });
  });

  it('arrived all the same when the desk has it, though somebody was taken off the court meanwhile', async () => {
    const { type, court_num, message } = CALL.body;
    const other = { nid: 'n1', type, court_num, message, time: '2030-03-05T15:00:00.000Z' };
    const own = { status: 200, body: [other, { ...other, nid: 'n2', time: CALL.body.called_at }] };
    expect(await becomes(refused(403), own)).toEqual({ is: 'sent', nid: 'n2' });
    expect(await becomes(refused(403), { status: 200, body: [other] })).toMatchObject({ is: 'refused' });
    expect(await becomes(refused(403), 'silence')).toEqual({ is: 'unanswered' });
  });
});
