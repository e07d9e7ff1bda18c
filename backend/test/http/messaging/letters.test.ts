import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagingAggregate } from '../../../src/messaging/aggregates.ts';
import { LeavingLinks } from '../../../src/messaging/leaving/links.ts';
import { react } from '../../support/react.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from '../roster/cast.ts';
import { volunteering } from '../roster/volunteering.ts';

let all: Cast;
let tid: string;
/** A shift in which Ann is confirmed and Ben waits. */
let sid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}` });
  sid = await all.shift(tid, 9, 13, { category: 'Chair Umpire' });
  const ann = await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.ben.browser.put(`/api/putWaitlist/${sid}`, { tid });
  await all.dora.browser.put('/api/confirmShift/', { shift_id: textAt(ann, 'shift_id'), tid });
});

type By = Cast['ann'];
const WORDS = { subject: 'Rain', body: 'Dear {first}, {tournament} begins later.' };
const toShifts = (by: By, more: object = {}) =>
  by.browser.post('/api/email/emailShifts', { tid, list: [sid], ...WORDS, ...more });
const mail = (by: By, email: unknown, more: object = {}) =>
  by.browser.post('/api/email', { tid, email, ...WORDS, ...more });
const delivered = () => react(all.server, 'messaging.send-letters', 'messaging.stop-for-who-left');
const read = async ({ ref_id }: By) => {
  await delivered();
  return (await mailsTo(all.server, ref_id)).filter(({ subject, text }) =>
    `${subject}${text}`.includes('Open'),
  );
};
const log = async (by: By, category = 'referee') => {
  await delivered();
  return rowsOf(await by.browser.post(`/api/email/getEmailsByCategory/${tid}`, { category }));
};
const fresh = async (by: By) => (await read(by)).filter(({ text }) => text.includes('begins later'));
let before = 0;
const sinceThen = async (by: By) => (await fresh(by)).slice(before);

describe('a letter to shifts', () => {
  test('goes to everybody in them, with their own words, and stands in the log', async () => {
    before = (await fresh(all.ann)).length;
    const answer = await toShifts(all.dora);
    expect(answer.body).toMatchObject({ message: 'Email Queued', queued: 2, left_out: [] });
    const [letter] = await sinceThen(all.ann);
    expect(letter?.subject).toMatch(/^Rain - Open /);
    expect(letter?.text).toMatch(/^Dear Ann, Open .* begins later\./);
    expect(await log(all.dora)).toMatchObject([
      { name: expect.stringMatching(/Ann|Ben/), author: 'Dora Tester', state: 'local', delivered: false },
      { subject: 'Rain', body: expect.stringMatching(/^Dear (Ann|Ben), Open /), viewed: false, saved: true },
    ]);
  });

  test.each([
    ['confirmed', ['Ann']],
    ['scheduled', ['Ann']],
    ['waitlist', ['Ben']],
    ['both', ['Ann', 'Ben']],
    [undefined, ['Ann', 'Ben']],
  ])('%s goes to those alone', async (whoToSendTo, names) => {
    await toShifts(all.mia, { whoToSendTo });
    const lines = await log(all.mia);
    expect(lines.map(({ name }) => String(name).split(' ')[0]).sort()).toEqual(names);
  });

  test('answers error, and sends nothing, to no shifts and in a draft', async () => {
    expect((await toShifts(all.dora, { list: [] })).body).toBe('error');
    tid = await all.tournament('draft');
    expect((await toShifts(all.dora, { list: [await all.shift(tid, 9, 10)] })).body).toBe('error');
    expect((await mail(all.dora, ['x@example.org'])).body).toBe('error');
    expect(await log(all.mia)).toEqual([]);
  });

  test('is for the desk of the shifts, and for nobody who only works in them', async () => {
    expect((await toShifts(all.leo)).status).toBe(403);
    expect((await toShifts(all.vera)).status).toBe(403);
    expect((await toShifts(all.ann)).status).toBe(403);
    expect((await all.visitor.post('/api/email/emailShifts', { tid, list: [sid], ...WORDS })).status).toBe(
      401,
    );
    expect((await toShifts(all.dora, { list: ['unknown'] })).status).toBe(404);
    expect((await toShifts(all.dora, { category: 'volunteer' })).status).toBe(403);
  });

  test('by a captain goes to volunteers of their own categories alone', async () => {
    const crew = volunteering(all, tid);
    const [own, other] = [await crew.category('Transport'), await crew.category('Hospitality')];
    const [mine, theirs] = [await crew.shift(own), await crew.shift(other)];
    await crew.captain(all.ben, own);
    for (const [who, shift] of [
      [all.mia, mine],
      [all.leo, theirs],
    ] as const) {
      await crew.add(who);
      await crew.seat(who, shift);
    }
    const write = (list: string[]) => toShifts(all.ben, { list, category: 'volunteer' });
    expect((await write([mine])).body).toMatchObject({ queued: 1 });
    for (const list of [[theirs], [mine, theirs], [sid]]) expect((await write(list)).status).toBe(403);
    const to = (email: string) => mail(all.ben, [email], { category: 'volunteer' });
    expect((await to('leo@example.org')).status).toBe(403);
  });

  test('with a place that cannot be filled is refused where it stands', async () => {
    const refused = await toShifts(all.dora, { body: 'Dear {nick}' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { body: 'There is no place {nick} (character 6)' } },
    });
    expect(await log(all.dora)).toEqual([]);
  });

  test('shown before it leaves is what will be sent', async () => {
    const audience = await all.dora.browser.post('/api/messaging/audience', {
      tid,
      channel: 'email',
      list: [sid, sid],
      whoToSendTo: 'waitlist',
    });
    expect(audience.body).toEqual({
      recipients: [{ ref_id: all.ben.ref_id, name: 'Ben Tester' }],
      left_out: [],
      repeated: 0,
    });
    const sids = [sid, await all.shift(tid, 14, 16), await all.shift(tid, 17, 18)];
    for (const one of sids) await all.ben.browser.put(`/api/putWaitlist/${one}`, { tid });
    const ofSeveral = { tid, channel: 'email', list: sids };
    expect((await all.dora.browser.post('/api/messaging/audience', ofSeveral)).body).toMatchObject({
      recipients: [{ name: expect.stringMatching(/Ann|Ben/) }, { name: expect.stringMatching(/Ann|Ben/) }],
      repeated: 1,
    });
    const body = 'Hi {first}: {shifts}\n{confirm_link}';
    const preview = await all.dora.browser.post('/api/messaging/preview', {
      tid,
      channel: 'email',
      ref_id: all.ann.ref_id,
      subject: 'S',
      body,
    });
    expect(preview.body).toMatchObject({
      text: expect.stringMatching(/^Hi Ann: .*Chair Umpire.*Confirmed\n\n.*signup/),
    });
  });

  test('leads a volunteer to where volunteers sign up', async () => {
    const { category, shift, seat } = volunteering(all, tid);
    await seat(all.leo, await shift(await category('Parking')));
    const words = { tid, channel: 'email', subject: 'S', body: '{confirm_link}' };
    const linkOf = async ({ ref_id }: By) =>
      textAt(await all.mia.browser.post('/api/messaging/preview', { ...words, ref_id }), 'text');
    expect(await linkOf(all.leo)).toMatch(`/signup/volunteer?tid=${tid}`);
    expect(await linkOf(all.ann)).toMatch(`/signup/${tid}`);
  });

  test('tells players at its foot that they get it for their prize', async () => {
    await mail(all.mia, [{ ref_id: all.ann.ref_id }], { category: 'payout' });
    const foot = expect.stringContaining('You get this because you won prize money at Open');
    expect((await read(all.ann)).map(({ text }) => text)).toContainEqual(foot);
  });

  test('keeps its links from who reads the outbox, until a platform admin asks, which is noted', async () => {
    await toShifts(all.dora);
    await read(all.ann);
    const rows = rowsOf(await all.mia.browser.get(`/api/messaging/outbox/${tid}`));
    const masked = rows.find(({ to }) => to === 'Ann Tester');
    expect(masked).toMatchObject({ masked: true, text: expect.stringMatching(/\/letters\/\.\.\.$/) });
    const reveal = ({ browser }: By, id: unknown) => browser.post(`/api/utradmin/outbox/${id}/reveal`);
    expect((await reveal(all.mia, masked?.id)).status).toBe(403);
    expect((await reveal(all.platform, 'nobody')).status).toBe(404);
    const { status, body } = await reveal(all.platform, masked?.id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { text: expect.stringMatching(/\/letters\/[\w.-]{40,}$/) },
    });
    const noted = () => all.platform.browser.post('/api/audit/security', { kind: 'message-revealed' });
    await expect
      .poll(async () => (await noted()).body, { timeout: 10_000 })
      .toMatchObject([{ ref_id: all.platform.ref_id, subject: all.ann.ref_id }]);
  });

  test('that somebody erased would get is not sent to them', async () => {
    const gone = await all.dora.browser.post('/api/messaging/audience', {
      tid,
      channel: 'email',
      people: ['nobody'],
    });
    expect(gone.status).toBe(403);
  });
});

describe('a letter to addresses', () => {
  test('goes to the person whose address it is, once, and by masters to anybody', async () => {
    const answer = await mail(all.mia, [
      'ann@example.org',
      { email: 'ANN@example.org' },
      { ref_id: all.ann.ref_id },
      'guest@example.org',
      'no address',
    ]);
    expect(answer.body).toMatchObject({
      queued: 2,
      left_out: [{ ref_id: null, name: 'no address', reason: 'no-address' }],
    });
    const names = (await log(all.mia)).map(({ name }) => name).sort();
    expect(names).toEqual(['Ann Tester', 'guest@example.org']);
  });

  test('of a desk goes to people of its own list', async () => {
    expect((await mail(all.dora, 'ann@example.org, ben@example.org')).body).toMatchObject({ queued: 2 });
    expect((await mail(all.dora, ['guest@example.org'])).status).toBe(403);
    expect((await mail(all.dora, [{ ref_id: all.vera.ref_id }])).status).toBe(403);
  });

  test('answers error to nobody and to more than 25', async () => {
    expect((await mail(all.mia, [])).body).toBe('error');
    const many = Array.from({ length: 26 }, (_, index) => `p${index}@example.org`);
    expect((await mail(all.mia, many)).body).toBe('error');
  });

  test('stands in the outbox of masters alone where it is no section’s', async () => {
    await all.world.appoint(tid, all.ben.ref_id);
    await mail(all.mia, ['guest@example.org'], { category: 'payout' });
    await all.mia.browser.post('/api/customText', {
      tid,
      text: [{ ref_id: all.ann.ref_id }],
      textBody: 'Paid',
      type: 'payout',
    });
    await delivered();
    // As rows were stored before they said nothing about sections.
    await all.server.pool.query(
      `update outbox.messages set sections = '{}'
      where tid = $1 and channel = 'text' and sections is null`,
      [tid],
    );
    const filter = encodeURIComponent(JSON.stringify({ tid }));
    const seenBy = async ({ browser }: By) => {
      const lists = [`/api/messaging/outbox/${tid}`, `/rest/outbox?filter=${filter}`].map(async (path) =>
        rowsOf(await browser.get(path)).filter(({ text }) => /Paid|begins later/.test(String(text))),
      );
      return (await Promise.all(lists)).map((rows) => rows.length);
    };
    expect(await seenBy(all.mia)).toEqual([2, 2]);
    for (const by of [all.ben, all.dora, all.leo, all.vera]) expect(await seenBy(by)).toEqual([0, 0]);
  });

  test('of a megabyte or with a subject of two lines is refused; its markup is no more than text', async () => {
    const large = await mail(all.mia, ['ann@example.org'], { body: 'x'.repeat(1_000_000) });
    expect([large.status, await log(all.mia)]).toEqual([413, []]);
    const body = '<script>alert(1)</script> {tournament}';
    const twoLines = await mail(all.mia, ['ann@example.org'], {
      subject: 'Rain\r\nBcc: x@example.org',
      body,
    });
    expect([twoLines.status, Object.keys(Object(Object(twoLines.body).errors))]).toEqual([400, ['subject']]);
    await mail(all.mia, ['ann@example.org'], { subject: '<b>Rain</b>', body });
    expect(await log(all.mia)).toMatchObject([
      { subject: '<b>Rain</b>', body: expect.stringMatching(/^<script>alert\(1\)<\/script> Open /) },
    ]);
  });
});

describe('a text', () => {
  const texts = async (by: By, category = 'referee') =>
    rowsOf(await by.browser.post(`/api/text/getTextsByCategory/${tid}`, { category }));

  test('goes to shifts, and stands in the log of texts', async () => {
    const answer = await all.dora.browser.post('/api/textShifts', {
      tid,
      list: [sid],
      textMessage: 'Rain, {first}',
    });
    expect(answer.body).toMatchObject({ message: 'Text sent', queued: 2 });
    await delivered();
    expect(await texts(all.dora)).toMatchObject([
      { message: expect.stringMatching(/^Rain, (Ann|Ben)$/), sid: null, state: 'local' },
      { message: expect.stringMatching(/^Rain, (Ann|Ben)$/) },
    ]);
  });

  test('of more than 255 characters is an error', async () => {
    const textMessage = 'x'.repeat(256);
    expect((await all.dora.browser.post('/api/textShifts', { tid, list: [sid], textMessage })).body).toBe(
      'error',
    );
    const custom = { tid, text: [{ ref_id: all.ann.ref_id }], textBody: textMessage, type: 'referee' };
    expect((await all.dora.browser.post('/api/customText', custom)).body).toBe('error');
  });

  test('goes to people, to a shift, and to a group of volunteers', async () => {
    const custom = { tid, text: [{ ref_id: all.ann.ref_id }], textBody: 'Rain', type: 'referee' };
    expect((await all.dora.browser.post('/api/customText', custom)).body).toMatchObject({ queued: 1 });
    const shift = { tid, sid, textBody: 'Rain' };
    // Who waits there, too.
    expect((await all.dora.browser.post('/api/customLineJudgeText', shift)).body).toMatchObject({
      queued: 2,
    });
    const group = { tid, gid: 'unknown', sendToGroup: true, textBody: 'Rain' };
    expect((await all.vera.browser.post('/api/customLineJudgeText', group)).status).toBe(404);
    expect((await all.dora.browser.post('/api/customLineJudgeText', group)).status).toBe(403);
  });
});

describe('a letter that was sent', () => {
  const letterId = async () => textAt(await toShifts(all.dora), 'letter_id');
  const progress = async (letter_id: string, by = all.dora) => {
    await delivered();
    return by.browser.post('/api/messaging/progress', { tid, letters: [letter_id] });
  };
  const act = (what: 'stop' | 'resend', letter_id: string, by = all.dora) =>
    by.browser.post(`/api/messaging/${what}`, { tid, letter_id });

  /** Who has stopped it, by the log. */
  const stops = async (letter_id: string) => {
    const events = [];
    for await (const page of all.server.store.readStream(`messaging-${tid}`, 0)) events.push(...page);
    return events
      .filter(({ type, data }) => type === 'LetterStopped' && Object(data).letter_id === letter_id)
      .map(({ meta }) => meta.actor.ref);
  };

  test('is followed, stopped and sent again', async () => {
    const letter_id = await letterId();
    expect((await progress(letter_id)).body).toEqual({ states: { local: 2 }, errors: [] });
    expect((await act('stop', letter_id)).status).toBe(200);
    expect((await progress(letter_id)).body).toEqual({ states: { stopped: 2 }, errors: [] });
    const toAnn = { tid, letter_id, recipient: all.ann.ref_id };
    expect((await all.dora.browser.post('/api/messaging/resend', toAnn)).status).toBe(200);
    expect((await progress(letter_id)).body).toEqual({ states: { local: 1, stopped: 1 }, errors: [] });
    expect((await act('stop', letter_id)).status).toBe(200);
    expect((await progress(letter_id)).body).toEqual({ states: { stopped: 2 }, errors: [] });
    expect((await act('resend', letter_id)).status).toBe(200);
    expect((await progress(letter_id)).body).toEqual({ states: { local: 2 }, errors: [] });
  });

  test('is stopped once, however often that is asked, and says how many had gone', async () => {
    const letter_id = await letterId();
    await delivered();
    const have = (status: string, ...who: By[]) =>
      all.server.pool.query(
        'update outbox.messages set status = $1 where batch = $2 and recipient = any($3)',
        [status, letter_id, who.map(({ ref_id }) => ref_id)],
      );
    await have('sent', all.ann);
    const answer = { message: 'Stopped', stopped: 1, gone: 1 };
    for (let time = 0; time < 2; time += 1) expect((await act('stop', letter_id)).body).toEqual(answer);
    expect((await log(all.dora)).map(({ state }) => state).sort()).toEqual(['delivered', 'stopped']);
    expect(await stops(letter_id)).toEqual([all.dora.ref_id]);
    await have('sent', all.ann, all.ben);
    expect((await act('stop', letter_id)).body).toEqual({ message: 'Stopped', stopped: 0, gone: 2 });
    await have('failed', all.ann);
    expect((await act('stop', letter_id)).body).toEqual({ message: 'Stopped', stopped: 0, gone: 1 });
  });

  test('goes to nobody when it was stopped before its messages were written', async () => {
    const letter_id = await letterId();
    expect((await act('stop', letter_id)).body).toEqual({ message: 'Stopped', stopped: 2, gone: 0 });
    expect((await progress(letter_id)).body).toEqual({ states: { stopped: 2 }, errors: [] });
  });

  test('leaves no more once it is stopped, also where the process dies before it says who stopped it', async () => {
    const letter_id = await letterId();
    // All that a process has done by then; its messages are written by the next.
    await all.server.outbox.stop(letter_id);
    expect((await progress(letter_id)).body).toEqual({ states: { stopped: 2 }, errors: [] });
    expect(await stops(letter_id)).toEqual([]);
    expect((await act('stop', letter_id)).body).toMatchObject({ stopped: 2, gone: 0 });
    expect(await stops(letter_id)).toEqual([all.dora.ref_id]);
  });

  test('is held for some seconds where it goes to more than a handful, all of its parts', async () => {
    const guests = Array.from({ length: 6 }, (_, number) => `guest${number}@example.org`);
    const subject = `Rain ${tid}`;
    const held = async (letter: Parameters<typeof textAt>[0]) => {
      await delivered();
      const { rows } = await all.server.pool.query<{ held: boolean }>(
        'select distinct due_at > at as held from outbox.messages where batch = $1',
        [textAt(letter, 'letter_id')],
      );
      return rows.map((row) => row.held);
    };
    expect(await held(await mail(all.mia, guests.slice(0, 5), { subject }))).toEqual([false]);
    expect(await held(await mail(all.mia, guests.slice(5), { subject }))).toEqual([true]);
    expect(await held(await mail(all.mia, guests.slice(5)))).toEqual([false]);
  });

  test('is sent again to one recipient alone', async () => {
    const letter_id = await letterId();
    await delivered();
    await all.server.pool.query("update outbox.messages set status = 'failed' where batch = $1", [letter_id]);
    const again = { tid, letter_id, recipient: all.ann.ref_id };
    expect((await all.leo.browser.post('/api/messaging/resend', again)).status).toBe(403);
    expect((await all.dora.browser.post('/api/messaging/resend', again)).status).toBe(200);
    await delivered();
    expect((await log(all.dora)).map(({ recipient, state }) => [recipient, state]).sort()).toEqual(
      [
        [all.ann.ref_id, 'local'],
        [all.ben.ref_id, 'failed'],
      ].sort(),
    );
  });

  test('is seen to be opened by who agreed to that, as long as they do', async () => {
    const letter_id = await letterId();
    await delivered();
    const { rows } = await all.server.pool.query<{ id: string; ref_id: string }>(
      'select id, ref_id from outbox.messages where batch = $1',
      [letter_id],
    );
    const open = async () => {
      for (const { id } of rows) {
        const dot = await all.server.app.inject(`/api/messaging/opened/${id}`);
        expect([dot.statusCode, dot.headers['content-type'], dot.body.slice(0, 3)]).toEqual([
          200,
          'image/gif',
          'GIF',
        ]);
      }
      return (await log(all.dora)).filter(({ viewed }) => viewed).map(({ name }) => name);
    };
    expect(await open()).toEqual([]);
    const { ref_id, browser } = all.ann;
    await browser.put(`/auth/editProfile/${ref_id}`, { phone: '8015550100', read_receipts: true });
    expect(await open()).toEqual(['Ann Tester']);
  });

  test('is its own desk’s business', async () => {
    const letter_id = await letterId();
    for (const by of [all.leo, all.vera]) {
      expect((await progress(letter_id, by)).status).toBe(403);
      expect((await act('stop', letter_id, by)).status).toBe(403);
      expect(
        (await by.browser.post(`/api/email/getEmailsByCategory/${tid}`, { category: 'referee' })).status,
      ).toBe(403);
    }
    tid = await all.tournament('active');
    expect((await progress(letter_id)).status).toBe(404);
  });

  test('stands in react-admin’s log, filtered and by pages', async () => {
    await letterId();
    await delivered();
    const list = (filter: object, by = all.dora) =>
      by.browser.get(
        `/rest/emaillog?filter=${encodeURIComponent(JSON.stringify({ tid, ...filter }))}&range=[0,0]`,
      );
    const first = await list({});
    expect(first.headers['content-range']).toBe('emaillog 0-0/2');
    const second = await all.dora.browser.get(
      `/rest/emaillog?filter=${encodeURIComponent(JSON.stringify({ tid }))}&range=[1,1]`,
    );
    const names = [first, second].flatMap((page) => rowsOf(page).map(({ name }) => name));
    expect(names.sort()).toEqual(['Ann Tester', 'Ben Tester']);
    const byName = (direction: string, from: number) =>
      all.dora.browser.get(
        `/rest/emaillog?filter={"tid":"${tid}"}&sort=["name","${direction}"]&range=[${from},${from}]`,
      );
    const sorted = await Promise.all([byName('ASC', 0), byName('ASC', 1), byName('DESC', 0)]);
    expect(sorted.map((page) => rowsOf(page)[0]?.name)).toEqual(['Ann Tester', 'Ben Tester', 'Ben Tester']);
    for (const q of ['ann', 'Ánn  Tester', 'Tester, Ann'])
      expect(rowsOf(await list({ q }))).toMatchObject([{ name: 'Ann Tester' }]);
    expect((await list({ q: 'begins later' })).headers['content-range']).toBe('emaillog 0-0/2');
    expect((await list({ q: 'ben', state: 'local' })).headers['content-range']).toBe('emaillog 0-0/1');
    expect(rowsOf(await list({ q: 'neither' }))).toEqual([]);
    expect(rowsOf(await list({ state: 'failed' }))).toEqual([]);
    expect(rowsOf(await list({}, all.leo))).toEqual([]);
    const [row] = rowsOf(first);
    expect((await all.dora.browser.get(`/rest/emaillog/${row?.id}`)).body).toMatchObject({ id: row?.id });
    expect((await all.leo.browser.get(`/rest/emaillog/${row?.id}`)).status).toBe(403);
  });

  test('can be tried on oneself first, and kept without being sent', async () => {
    const test_ = { tid, channel: 'email', ...WORDS };
    expect((await all.dora.browser.post('/api/messaging/test', test_)).body).toEqual({
      message: 'email sent',
    });
    const saved = await all.dora.browser.post('/api/email/saveEmail', { tid, ...WORDS, category: 'referee' });
    expect(saved.body).toEqual({ message: 'Email Saved' });
    expect((await log(all.dora)).map(({ name }) => name).sort()).toEqual(['', 'Dora Tester']);
    // Nothing is said to be sent that does not arrive.
    const try_ = async (channel: 'email' | 'text') =>
      (await all.dora.browser.post('/api/messaging/test', { tid, channel, ...WORDS })).body;
    await all.server.pool.query('update accounts.people set phone = null where ref_id = $1', [
      all.dora.ref_id,
    ]);
    expect(await try_('text')).toMatchObject({
      code: 'nobody',
      message: 'You have no phone number. Add one in your profile.',
    });
    await all.server.execute(messagingAggregate, tid, { type: 'LeaveLetters', recipient: all.dora.ref_id });
    const left = { code: 'nobody', message: 'You get no letters of this tournament: you have left them.' };
    expect(await try_('email')).toMatchObject(left);
    await all.server.execute(messagingAggregate, tid, { type: 'JoinLetters', recipient: all.dora.ref_id });
    expect(await try_('email')).toEqual({ message: 'email sent' });
  });
});

test('approved referees are listed with how many shifts they have', async () => {
  const path = `/api/email/getApprovedEmailsWithScheduleCount/${tid}`;
  const rows = rowsOf(await all.dora.browser.get(path));
  expect(rows).toMatchObject([
    { name: 'Ann Tester', count: 1, email: 'Ann@example.org' },
    { name: 'Ben Tester', count: 0 },
  ]);
  await all.mia.browser.put(`/api/t/editTournament/${tid}`, { approveReferee: true });
  expect(rowsOf(await all.dora.browser.get(path))).toEqual([]);
  expect((await all.leo.browser.get(path)).status).toBe(403);
});

describe('somebody who leaves the letters of a tournament', () => {
  const tokenIn = async (by: By) =>
    (await read(by)).flatMap(({ text }) => text.match(/\/letters\/(\S+)/)?.[1] ?? []).at(-1) ?? '';
  const oneClick = (token: string) =>
    all.server.app.inject({
      method: 'POST',
      url: `/api/messaging/letters/leave/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  /** As RFC 8058 would rather have it. */
  const oneClickInParts = (token: string, payload: string) =>
    all.server.app.inject({
      method: 'POST',
      url: `/letters/${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=---FormBoundary1' },
      payload,
    });
  const look = async (token: string) =>
    (await all.visitor.post('/api/messaging/letters/look', { token })).body;

  test('does it with one press, without a login, and gets none by any path', async () => {
    await toShifts(all.dora);
    const token = await tokenIn(all.ann);
    expect(await look(token)).toMatchObject({ left: false, tournament: expect.stringMatching(/^Open/) });
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await oneClick(token)).statusCode).toBe(200);
    expect(await look(token)).toMatchObject({ left: true });
    await delivered();
    expect((await log(all.dora)).map(({ name, state }) => [name, state]).sort()).toEqual([
      ['Ann Tester', 'stopped'],
      ['Ben Tester', 'local'],
    ]);
    const out = [{ ref_id: all.ann.ref_id, name: 'Ann Tester', reason: 'left' }];
    expect((await toShifts(all.dora)).body).toMatchObject({ queued: 1, left_out: out });
    expect((await mail(all.mia, ['ann@example.org'])).body).toMatchObject({ queued: 0, left_out: out });
  });

  test('does it in mail programs that send their form in parts, or open the page of the link at the foot', async () => {
    await toShifts(all.dora);
    const letter = (await read(all.ann)).at(-1);
    const address = String(Object(letter).leave);
    expect(letter?.text.split('\n')).toContain(address);
    const token = await tokenIn(all.ann);
    expect((await oneClickInParts(token, 'no parts')).statusCode).toBe(400);
    expect(await look(token)).toMatchObject({ left: false });
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    const form = `-----FormBoundary1\r\n${part}\r\n\r\nOne-Click\r\n-----FormBoundary1--\r\n`;
    expect((await oneClickInParts(token, form)).statusCode).toBe(200);
    expect(await look(token)).toMatchObject({ left: true });
  });

  test('gets nothing of a letter that is sent again, whether it waited or had failed', async () => {
    const waiting = textAt(await toShifts(all.dora), 'letter_id');
    const failed = textAt(await toShifts(all.dora), 'letter_id');
    const token = await tokenIn(all.ann);
    await all.server.pool.query("update outbox.messages set status = 'failed' where batch = $1", [failed]);
    await oneClick(token);
    for (const letter_id of [waiting, failed])
      for (const recipient of [undefined, all.ann.ref_id]) {
        const again = { tid, letter_id, recipient };
        expect((await all.dora.browser.post('/api/messaging/resend', again)).status).toBe(200);
      }
    await delivered();
    const states = (await log(all.dora)).map(({ letter_id, name, state }) => [letter_id, name, state]);
    expect(states.sort()).toEqual(
      [
        [waiting, 'Ann Tester', 'stopped'],
        [waiting, 'Ben Tester', 'local'],
        [failed, 'Ann Tester', 'failed'],
        [failed, 'Ben Tester', 'local'],
      ].sort(),
    );
  });

  test('need not have an account for it', async () => {
    const links = new LeavingLinks(all.server.secretFor('leave-letters'));
    const token = links.tokenFor({ tid, recipient: all.server.outbox.disguise('guest@example.org') });
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await mail(all.mia, ['Guest@example.org'])).body).toMatchObject({
      queued: 0,
      left_out: [{ ref_id: null, reason: 'left' }],
    });
  });

  test('may come back, and leaves no other tournament', async () => {
    await toShifts(all.dora);
    const token = await tokenIn(all.ann);
    await oneClick(token);
    expect((await all.visitor.post('/api/messaging/letters/join', { token })).status).toBe(200);
    expect((await toShifts(all.dora)).body).toMatchObject({ queued: 2 });
  });

  test('needs a link that was given out here', async () => {
    expect((await oneClick('x.y')).statusCode).toBe(404);
    const forged = new LeavingLinks('another secret').tokenFor({ tid, recipient: all.ann.ref_id });
    expect((await oneClick(forged)).statusCode).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = await all.server.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: form,
      payload: 'a=b',
    });
    expect(other.statusCode).toBe(415);
  });
});

describe('a letter of which nobody can say that it arrived', () => {
  const set = (status: string, id: string) =>
    all.server.pool.query('update outbox.messages set status = $1 where id = $2', [status, id]);
  const statusOf = async (id: string) => {
    const { rows } = await all.server.pool.query<{ status: string }>(
      'select status from outbox.messages where id = $1',
      [id],
    );
    return rows[0]?.status;
  };
  const again = ({ browser }: Pick<By, 'browser'>, id: string, of = tid) =>
    browser.post(`/api/messaging/outbox/${of}/${id}/sendAgain`);
  const ofAll = ({ browser }: Pick<By, 'browser'>, id: string) =>
    browser.post(`/api/utradmin/outbox/${id}/sendAgain`);

  /** Ann's letter of the referee desk. */
  async function letter(): Promise<string> {
    await toShifts(all.dora);
    await delivered();
    const { rows } = await all.server.pool.query<{ id: string }>(
      'select id from outbox.messages where tid = $1 and ref_id = $2 and batch is not null order by at desc limit 1',
      [tid, all.ann.ref_id],
    );
    return rows[0]?.id ?? '';
  }

  test('is sent again by one press of its desk, once however many press', async () => {
    const id = await letter();
    await set('unknown', id);
    const desks = await Promise.all([again(all.dora, id), again(all.mia, id), again(all.dora, id)]);
    expect(desks).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(await statusOf(id)).toBe('local');
    // It has been sent meanwhile.
    await set('sent', id);
    expect(await again(all.dora, id)).toMatchObject({ status: 200 });
    expect(await statusOf(id)).toBe('sent');
    await set('sending', id);
    await again(all.dora, id);
    expect(await statusOf(id)).toBe('sending');
  });

  test('is nobody else’s to send', async () => {
    const id = await letter();
    const other = await all.tournament('active');
    await set('unknown', id);
    expect((await again({ browser: all.visitor }, id)).status).toBe(401);
    expect((await again(all.ann, id)).status).toBe(403);
    expect((await again(all.vera, id)).status).toBe(404);
    expect((await again(all.mia, id, other)).status).toBe(404);
    expect((await again(all.mia, 'nothing')).status).toBe(404);
    expect((await ofAll(all.mia, id)).status).toBe(403);
    expect(await statusOf(id)).toBe('unknown');
  });

  test('and is about no tournament is sent again by the platform', async () => {
    const id = await letter();
    await all.server.pool.query("update outbox.messages set tid = null, status = 'unknown' where id = $1", [
      id,
    ]);
    expect((await again(all.mia, id)).status).toBe(404);
    expect(await ofAll(all.platform, id)).toMatchObject({ status: 200, body: { message: 'Saved' } });
    expect(await statusOf(id)).toBe('local');
    expect((await ofAll(all.platform, 'nothing')).status).toBe(404);
  });
});
