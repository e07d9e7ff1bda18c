import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { addPlayers, notify } from './court.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server, { text: true, score_reporting: true });
  dora = await venue.staff('referee');
});

const listed = async () => rowsOf(await dora.browser.get(`/api/score/getPlayersPhone/${venue.tid}`));

describe('a player', () => {
  it('is added, found by name, and gets a phone of ten digits', async () => {
    const [pid] = await addPlayers(venue, dora, [null]);
    expect(await dora.browser.put('/api/score/savePlayersPhone/', { pid, phone: '801555010' })).toMatchObject(
      said(400, 'US Phone - 10 numbers'),
    );
    expect(
      await dora.browser.put('/api/score/savePlayersPhone/', { pid, phone: '(801) 555-0100' }),
    ).toMatchObject(said(200, 'Your Phone Number has been provided'));
    expect(rowsOf(await dora.browser.get(`/api/getPlayers/${venue.tid}`))).toMatchObject([
      { pid, name: 'Player 1', phone: '8015550100' },
    ]);
  });

  it('of the same name and phone is asked about, and entered once that is somebody else', async () => {
    const add = (more: object = {}) =>
      dora.browser.post('/api/score/addPlayer', {
        tid: venue.tid,
        name: 'Ann Lee',
        phone: '8015550123',
        ...more,
      });
    expect((await add()).status).toBe(200);
    expect(await add({ name: 'ann  LEE' })).toMatchObject({ status: 409, body: { code: 'confirm' } });
    expect((await add({ phone: '8015550124' })).status).toBe(200);
    expect((await add({ confirm: true })).status).toBe(200);
    expect(await listed()).toHaveLength(3);
  });

  it('is edited by the platform admin and by those who run the scores, never with eleven digits', async () => {
    const [id] = await addPlayers(venue, dora, [null]);
    const edit = (body: object, by = dora) => by.browser.put('/api/editPlayer', { id, ...body });
    expect(await edit({ club: 'Lakeside', phone: '8015550100' })).toMatchObject({ status: 200 });
    expect(await edit({ club: 'Bay', was: { club: '' } })).toMatchObject({ status: 409 });
    expect(await edit({ phone: '28015550100' })).toMatchObject({ status: 400 });
    expect(rowsOf(await dora.browser.get('/api/getAllPlayers'))).toMatchObject([
      { id, name: 'Player 1', club: 'Lakeside', phone: '8015550100' },
    ]);
    const other = await (await Venue.open(all.server, { score_reporting: true })).staff('master');
    expect((await edit({ club: 'Riverside' }, other)).status).toBe(403);
    expect(rowsOf(await other.browser.get('/api/getAllPlayers'))).toEqual([]);
    const [anna] = await venue.people(1);
    expect((await anna?.browser.get('/api/getAllPlayers'))?.status).toBe(403);
    expect((await venue.visitor.get('/api/getAllPlayers')).status).toBe(401);
  });

  it('is removed with everything known: name, phone, waiting texts and signature', async () => {
    const pids = await addPlayers(venue, dora, ['8015550101', '8015550102']);
    const sid = fieldOf(await notify(venue, dora, [pids[0] ?? '', '', pids[1] ?? '']), 'sid');
    const result = { score1T1: 11, score1T2: 7, score2T1: 11, score2T2: 9, winner: true };
    await venue.visitor.put('/api/score/submitMatch', { sid, ...result, signature: 'Player 1' });
    expect(await dora.browser.put('/api/score/removePlayer', { pid: pids[0] })).toMatchObject({
      status: 200,
    });
    expect(await listed()).toMatchObject([{ name: 'Player 2' }]);
    const read = async () => Object((await dora.browser.get(`/api/score/getScoreCard/${sid}`)).body);
    await expect.poll(async () => (await read()).signature).toBe('Removed player');
    expect(await read()).toMatchObject({
      t1p1_name: 'Removed player',
      t1p2_name: null,
      t2p1_name: 'Player 2',
    });
    const texts = async () =>
      JSON.stringify((await dora.browser.get(`/rest/outbox?filter={"tid":"${venue.tid}"}`)).body);
    await expect.poll(texts).not.toContain('8015550101');
  });

  it('is notified of a court that is there', async () => {
    const pids = await addPlayers(venue, dora, ['8015550101', '8015550102']);
    const lineup = [pids[0] ?? '', '', pids[1] ?? ''];
    expect(await notify(venue, dora, lineup, { court: '99' })).toMatchObject({
      status: 400,
      body: { errors: { court: 'Court not found' } },
    });
    expect((await notify(venue, dora, lineup, { court: '' })).status).toBe(200);
  });
});

describe('a list of players', () => {
  const send = (players: readonly object[]) =>
    dora.browser.post(`/api/score/importPlayers/${venue.tid}`, { players });

  it('is imported whole, and adds nobody twice', async () => {
    const list = [
      { name: 'Ann Ace', club: 'Lakeside' },
      { name: 'Bob Lob', phone: '801-555-0100' },
    ];
    expect((await send(list)).body).toMatchObject({ added: 2, changed: 0, same: 0 });
    const again = [{ name: ' ann  ACE ', phone: '8015550101' }, { name: 'Bob Lob' }, { name: 'Cyd Net' }];
    expect((await send(again)).body).toMatchObject({ added: 1, changed: 1, same: 1 });
    expect(await listed()).toMatchObject([
      { name: 'Ann Ace', club: 'Lakeside', phone: '8015550101' },
      { name: 'Bob Lob', phone: '8015550100' },
      { name: 'Cyd Net', phone: null },
    ]);
  });

  it('that is sent again with its key is answered as the first time', async () => {
    const url = `/api/score/importPlayers/${venue.tid}`;
    const sendList = () =>
      dora.browser.post(url, { players: [{ name: 'Ann Ace' }] }, { 'idempotency-key': 'list' });
    expect((await sendList()).body).toMatchObject({ added: 1, same: 0 });
    expect((await sendList()).body).toMatchObject({ added: 1, same: 0 });
  });

  it('knows a name by whichever apostrophe and accent it was typed with', async () => {
    await send([{ name: "Pat O'Hara" }, { name: 'José Díaz' }]);
    const typedElsewhere = [{ name: 'Pat O’Hara', club: 'Lakeside' }, { name: 'Jose\u0301 Di\u0301az' }];
    expect((await send(typedElsewhere)).body).toMatchObject({ added: 0, changed: 1, same: 1 });
  });

  it('is read before it is imported, lines without a heading too', async () => {
    const read = async (csv: string) =>
      (await dora.browser.post(`/api/score/previewPlayers/${venue.tid}`, { csv })).body;
    expect(await read('"Ace, Ann"\t"Lake ""A"" Club"\t801-555-0100')).toMatchObject({
      ok: true,
      data: [{ name: 'Ace, Ann', club: 'Lake "A" Club', phone: '801-555-0100', line: 1 }],
    });
    expect(await read('name,phone,phone\nAnn Ace,8015550100,8015550199')).toMatchObject({
      ok: false,
      findings: [{ row: 0, column: 'phone' }],
    });
    expect(await read('name\n"Ann\nAce"\n')).toMatchObject({
      ok: false,
      findings: [{ row: 2, column: 'name' }],
    });
    expect(await read('name,phone\nAnn,801')).toMatchObject({
      ok: false,
      findings: [{ row: 2, column: 'phone' }],
    });
    expect(await read('')).toMatchObject({ ok: false, findings: [{ text: 'The file has no rows' }] });
    expect(await listed()).toEqual([]);
  });

  it('is refused as a whole for one row', async () => {
    expect((await send([{ name: 'Ann Ace' }, { name: '' }])).status).toBe(400);
    expect((await send([{ name: 'Ann Ace', phone: '801' }])).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});
