import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { unsealLetter } from '../../../src/kernel/jobs/sealing.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server, { text: true });
  dora = await venue.staff('referee');
});

const add = (body: object, by: Member = dora) =>
  by.browser.post('/api/addNotificationContact/', { tid: venue.tid, phone: '18015550100', ...body });
const update = (id: unknown, type: string, value?: unknown) =>
  dora.browser.put('/api/updateNotificationContact/', { tid: venue.tid, id, type, value });
const list = async () => rowsOf(await dora.browser.get(`/api/getNotificationContactList/${venue.tid}`));
const remove = (id: unknown) => dora.browser.put('/api/removeNotificationContact/', { tid: venue.tid, id });

describe('a contact', () => {
  it('is added with a number of eleven digits, off duty and without flags unless said otherwise', async () => {
    expect(await add({ phone: '+1 (801) 555-0100', name: 'Mick' })).toMatchObject(said(200, 'Saved'));
    await add({ phone: '18015550199', name: 'Zoe', second: true, headRef: 'true', active: true });
    const off = { second_call: false, medical: false, td: false, desk: false, head_referee: false };
    expect(await list()).toMatchObject([
      { name: 'Mick', phone: '18015550100', active: false, ...off },
      { name: 'Zoe', phone: '18015550199', active: true, ...off, second_call: true, head_referee: true },
    ]);
    for (const phone of ['8015550100', '', '118015550100']) {
      expect(await add({ phone })).toMatchObject(said(400, 'Phone number required.  Include country code.'));
    }
    expect(await add({ phone: undefined })).toMatchObject({ status: 400, body: { errors: { phone: /./ } } });
  });

  it('is changed field by field, by either name of a flag', async () => {
    const id = fieldOf(await add({ name: 'Mick' }), 'id');
    for (const [type, value] of [
      ['name', 'Michael'],
      ['phone', 18015550111],
      ['active', undefined],
      ['second', true],
      ['medical', 'true'],
      ['headRef', 1],
      ['desk', null],
    ] as const) {
      expect([type, await update(id, type, value)]).toMatchObject([type, said(200, 'Saved')]);
    }
    const on = { active: true, second_call: true, medical: true, head_referee: true, desk: true, td: false };
    expect(await list()).toMatchObject([{ id, name: 'Michael', phone: '18015550111', ...on }]);
    await update(id, 'head_referee');
    await update(id, 'second_call', false);
    await update(id, 'active');
    expect(await list()).toMatchObject([{ active: false, second_call: false, head_referee: false }]);
  });

  it('is not changed over what another desk has written since, and by one event where all of it is', async () => {
    const id = String(fieldOf(await add({ name: 'Mick' }), 'id'));
    const row = (body: object) =>
      dora.browser.put(`/rest/contacts/${encodeURIComponent(`${venue.tid}.${id}`)}`, body);
    const change = { name: 'Mia', active: true, td: true, seen: { name: 'Mick', active: false } };
    expect(await row(change)).toMatchObject({ status: 200, body: { name: 'Mia', active: true, td: true } });
    const late = { tid: venue.tid, id, type: 'name', value: 'Max', seen: 'Mick' };
    expect(await dora.browser.put('/api/updateNotificationContact/', late)).toMatchObject({
      status: 409,
      body: { code: 'changed', details: { now: { name: 'Mia' } } },
    });
    expect(await row({ name: 'Max', seen: { name: 'Mick' } })).toMatchObject({ status: 409 });
  });

  it.each([
    ['phone', '801', 'Phone number required.  Include country code.'],
    ['phone', null, 'value must be text'],
    ['medical', 'perhaps', 'value must be true or false'],
    ['name', true, 'value must be text'],
    [
      'sid',
      1,
      'type must be one of name, phone, active, second, second_call, medical, td, desk, headRef, head_referee',
    ],
  ])('%s is not changed to %j', async (type, value, message) => {
    const id = fieldOf(await add({}), 'id');
    expect(await update(id, type, value)).toMatchObject(said(400, message));
  });

  it('is the business of its own tournament', async () => {
    const id = fieldOf(await add({}), 'id');
    const elsewhere = await Venue.open(all.server);
    const other = await elsewhere.staff('master');
    const missing = said(404, 'Contact not found');
    // It is refused where it is, and not found where it is claimed to be.
    const answers = [
      [venue.tid, { status: 403 }],
      [elsewhere.tid, missing],
    ] as const;
    for (const [tid, answer] of answers) {
      const body = { tid, id, type: 'active' };
      expect(await other.browser.put('/api/updateNotificationContact/', body)).toMatchObject(answer);
      expect(await other.browser.put('/api/removeNotificationContact/', body)).toMatchObject(answer);
    }
    expect(await update('unknown', 'active')).toMatchObject(missing);
    for (const by of [await venue.staff('volunteer'), await venue.staff('line'), other]) {
      expect((await add({}, by)).status).toBe(403);
      const read = await by.browser.get(`/api/getNotificationContactList/${venue.tid}`);
      expect(read.status).toBe(403);
    }
  });
});

interface Text {
  readonly ref_id: string;
  readonly address: string;
  readonly text: string;
}

/** The texts the outbox keeps of this tournament. */
async function texts(): Promise<Text[]> {
  const { pool, vault } = all.server.core;
  const { rows } = await pool.query<{ ref_id: string; about: string[]; sealed: string }>(
    `select ref_id, about, sealed from outbox.messages where tid = $1 and channel = 'text' order by at, recipient`,
    [venue.tid],
  );
  const letters = rows.map(async ({ ref_id, about, sealed }) => {
    const letter = await unsealLetter(vault, { ref_id, about }, sealed);
    return letter ? [{ ref_id, address: letter.address ?? '', text: letter.text }] : [];
  });
  return (await Promise.all(letters)).flat();
}

/** Waits until the reaction has handled the last event of its type. */
async function reacted(reaction: string, type: string): Promise<void> {
  const { pool } = all.server.core;
  const behind = `select e.position from log.events e, outbox.reactions r
    where e.type = $2 and r.name = $1 and e.position > r.position`;
  await expect.poll(async () => (await pool.query(behind, [reaction, type])).rowCount).toBe(0);
}
const texted = () => reacted('board.texts', 'NotificationRaised');

const call = (type: string, message?: string, more: object = {}) =>
  dora.browser.post('/api/courtMonitorNotifyDesk', { tid: venue.tid, type, court_num: 2, message, ...more });

describe('a call is texted', () => {
  it('to the contacts on duty whose flag matches, and to nobody else', async () => {
    await add({ phone: '18015550001', active: true, medical: true });
    await add({ phone: '18015550002', active: true, medical: true, td: true });
    await add({ phone: '18015550002', active: true, medical: true, name: 'The same phone' });
    await add({ phone: '18015550003', active: false, medical: true });
    await add({ phone: '18015550004', active: true, td: true, desk: true, second: true, headRef: true });
    await call('medical', 'Ankle twisted');
    await texted();
    const sent = await texts();
    expect(sent.map(({ address }) => address).sort()).toEqual(['18015550001', '18015550002']);
    expect(new Set(sent.map(({ text }) => text))).toEqual(
      new Set(['Medical help needed on court 2. Ankle twisted. - Dallas Open']),
    );
  });

  it('with the time it was pressed at where a dead network has kept it since', async () => {
    await add({ active: true, medical: true });
    const called_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    await call('medical', 'Ankle twisted', { called_at });
    await texted();
    const at = momentText(called_at, 'US/Eastern');
    expect((await texts()).map(({ text }) => text)).toEqual([
      `Medical help needed on court 2. Called ${at}. Ankle twisted. - Dallas Open`,
    ]);
  });

  it.each([
    ['2nd', 'second'],
    ['desk', 'desk'],
    ['td', 'td'],
    ['head ref', 'headRef'],
    ['medical', 'medical'],
  ])('of type %s by the flag %s', async (type, flag) => {
    await add({ phone: '18015550001', active: true, [flag]: true });
    const flags = ['second', 'desk', 'td', 'headRef', 'medical'].filter((other) => other !== flag);
    await add({ phone: '18015550002', active: true, ...Object.fromEntries(flags.map((on) => [on, true])) });
    await call(type);
    await texted();
    expect((await texts()).map(({ address }) => address)).toEqual(['18015550001']);
  });

  it('not where the tournament has no texts, or is a draft', async () => {
    await add({ active: true, desk: true });
    await venue.change({ text: false });
    await call('desk', 'one');
    await texted();
    await venue.change({ text: true });
    await venue.status('draft');
    await call('desk', 'two');
    await texted();
    expect(await texts()).toEqual([]);
  });

  it('once for a call that is sent twice', async () => {
    await add({ active: true, desk: true });
    await Promise.all([call('desk', 'Water'), call('desk', 'Water')]);
    await texted();
    expect(await texts()).toHaveLength(1);
  });
});

it('a removed contact is read by nobody any more: not in the list, the log or the outbox', async () => {
  const id = String(fieldOf(await add({ name: 'Mick', active: true, desk: true }), 'id'));
  await call('desk');
  await texted();
  expect(await texts()).toHaveLength(1);
  expect(await remove(id)).toMatchObject(said(200, 'Removed'));
  await reacted('board.contacts', 'ContactRemoved');
  expect(await list()).toEqual([]);
  expect(await texts()).toEqual([]);
  const logged = [];
  for await (const page of all.server.core.store.readStream(`board-${venue.tid}`, 0)) logged.push(...page);
  const opened = await all.server.core.read(logged);
  expect(opened.find(({ type }) => type === 'ContactAdded')?.data).toMatchObject({
    id,
    name: null,
    phone: null,
  });
  expect(JSON.stringify(opened.map(({ data }) => data))).not.toMatch(/Mick|18015550100/);
  expect(await remove(id)).toMatchObject(said(404, 'Contact not found'));
});
