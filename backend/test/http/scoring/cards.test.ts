import { beforeEach, describe, expect, it } from 'vitest';
import type { Seen } from '../../support/browser.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { addPlayers, notify } from './court.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
let pids: string[];
let sid: string;
beforeEach(async () => {
  venue = await Venue.open(all.server, { text: true, score_reporting: true });
  dora = await venue.staff('referee');
  pids = await addPlayers(venue, dora, ['8015550101', '8015550102', null, '8015550104']);
  sid = String(fieldOf(await notify(venue, dora, pids), 'sid'));
});

const report = (type: string, score: unknown, more: object = {}) =>
  venue.visitor.put('/api/score/reportScore', { sid, type, score, ...more });
const card = (by = venue.visitor) => by.get(`/api/score/getScoreCard/${sid}`);
const list = async (which: string) => rowsOf(await dora.browser.get(`/api/score/${which}/${venue.tid}`));
const RESULT = {
  score1T1: 11,
  score1T2: 7,
  score2T1: '11',
  score2T2: 9,
  winner: true,
  signature: 'Player 1',
};
const submit = (more: object = {}, by = venue.visitor) =>
  by.put('/api/score/submitMatch', { sid, ...RESULT, ...more });

describe('players of a match', () => {
  it('are notified, each with a phone by a text that has the court, and a link its readers cannot follow', async () => {
    expect(await notify(venue, dora, pids)).toMatchObject({
      status: 200,
      body: { message: 'Message Sent', sid: /^[\w-]{32}$/.test(sid) ? expect.any(String) : '', texted: 3 },
    });
    await expect
      .poll(async () => {
        const { body } = await dora.browser.get(
          `/rest/outbox?filter=${encodeURIComponent(JSON.stringify({ tid: venue.tid, channel: 'text' }))}`,
        );
        return JSON.stringify(body).match(/your match on court [^:]+: \S+\/score\/rpsr\/\.\.\. /g)?.length;
      })
      // Of this match, and of the one before.
      .toBe(6);
  });

  it('have numbers the outbox keeps from admins without the referees’ flag', async () => {
    const texts = async ({ browser }: Member) =>
      rowsOf(await browser.get(`/api/messaging/outbox/${venue.tid}`)).length;
    await expect.poll(() => texts(dora)).toBe(3);
    for (const flags of [[], ['line'], ['volunteer']] as const)
      expect(await texts(await venue.staff(...flags))).toBe(0);
  });

  it('are of this tournament', async () => {
    const other = await Venue.open(all.server, { score_reporting: true });
    const desk = await other.staff('referee');
    expect(await notify(other, desk, pids)).toMatchObject(said(404, 'Player not found'));
    expect(await notify(venue, dora, pids, { matchType: '1 to 11' })).toMatchObject({ status: 400 });
    expect(await notify(venue, dora, [pids[0] ?? '', '', pids[0] ?? ''])).toMatchObject(
      said(400, 'A player can stand in one place only'),
    );
  });

  it('are nobody’s to notify where scores are not reported, and no visitor’s', async () => {
    await venue.change({ score_reporting: false });
    const refused = said(403, 'Sorry you are not authorized for this feature.');
    expect(await notify(venue, dora, pids)).toMatchObject(refused);
    for (const call of ['getScores', 'getPastScores', 'getActiveMatches', 'getPlayersPhone'])
      expect(await dora.browser.get(`/api/score/${call}/${venue.tid}`)).toMatchObject(refused);
    const [anna] = await venue.people(1);
    expect((await anna?.browser.get(`/api/score/getScores/${venue.tid}`))?.status).toBe(403);
    expect((await venue.visitor.get(`/api/score/getScores/${venue.tid}`)).status).toBe(401);
  });
});

describe('the link of a card', () => {
  it('reports score by score, each of the eight in its own field', async () => {
    const { body } = await notify(venue, dora, pids, { gold: true });
    sid = String(Object(body).sid);
    for (const game of [1, 2, 3, 4])
      for (const team of [1, 2]) {
        expect(await report(`g${game}t${team}`, game + team)).toMatchObject(said(200, 'Saved'));
        expect((await card()).body).toMatchObject({ [`t${team}_g${game}_score`]: game + team });
      }
  });

  it('takes both scores of a game together, or neither', async () => {
    expect(await report('g1t2', 9, { other: 11 })).toMatchObject({ status: 200 });
    expect((await card()).body).toMatchObject({ t1_g1_score: 11, t2_g1_score: 9 });
    expect(await report('g1t1', 13, { other: 2 })).toMatchObject(
      said(400, '13 to 2 cannot happen in a game to 11 that is won by two'),
    );
    expect((await card()).body).toMatchObject({ t1_g1_score: 11, t2_g1_score: 9 });
  });

  it('ends with one score when two phones report one game at once', async () => {
    await Promise.all([report('g1t1', 11, { other: 9 }), report('g1t2', 11, { other: 5 })]);
    const { t1_g1_score: one, t2_g1_score: other } = Object((await card()).body);
    expect([`11-9`, `5-11`]).toContain(`${one}-${other}`);
  });

  it.each([
    ['g1t1', 1.5, 'Scores are whole numbers from 0'],
    ['g1t1', -1, 'Scores are whole numbers from 0'],
    ['g1t1', 99, 'Nobody scores more than 60 in a game'],
    ['g4t1', 3, 'A match 2/3 to 11 has no game 4'],
    ['g5t1', 3, 'type must be one of g1t1 to g4t2'],
    ['g1t1', 'many', 'score must be a whole number'],
  ])('refuses %s of %j', async (type, score, message) => {
    expect(await report(type, score)).toMatchObject(said(400, message));
  });

  it('names the fields that are refused, as the call has them', async () => {
    const fault = async (answer: Promise<Seen>) => Object((await answer).body).errors;
    const odd = '13 to 2 cannot happen in a game to 11 that is won by two';
    expect(await fault(report('g1t2', 13, { other: 2 }))).toEqual({
      score: '2 to 13 cannot happen in a game to 11 that is won by two',
      other: '2 to 13 cannot happen in a game to 11 that is won by two',
    });
    expect(await fault(report('g1t1', 11, { other: -1 }))).toEqual({
      other: 'Scores are whole numbers from 0',
    });
    expect(await fault(submit({ score2T1: 13, score2T2: 2 }))).toEqual({ score2T1: odd, score2T2: odd });
    const missing = 'Missing Information';
    expect(await fault(submit({ signature: '' }))).toEqual({ signature: missing });
    expect(await fault(submit({ score2T1: '', winner: '' }))).toEqual({ score2T1: missing, winner: missing });
    expect(await fault(submit({ score2T1: '', score2T2: '', score3T1: 11, score3T2: 4 }))).toEqual({
      score2T1: missing,
      score2T2: missing,
    });
    expect(await fault(notify(venue, dora, [pids[0] ?? '', pids[0] ?? '']))).toEqual({
      t1p2: 'A player can stand in one place only',
    });
  });

  it('submits once, and then reads', async () => {
    expect(await submit({ signature: '' })).toMatchObject(said(400, 'Missing Information'));
    expect(await submit()).toMatchObject(said(200, 'Match results have been submitted'));
    expect((await card()).body).toMatchObject({
      winner: true,
      t1_g1_score: 11,
      t2_g2_score: 9,
      signature: 'Player 1',
      submitted: expect.any(String),
    });
    const already = said(200, 'Match Already Submitted');
    expect(await report('g1t1', 3)).toMatchObject(already);
    expect(await submit({ winner: false })).toMatchObject(already);
    expect((await card()).body).toMatchObject({ winner: true, t1_g1_score: 11 });
  });

  it('is dead after the match was finished, for everybody but its staff', async () => {
    await submit();
    expect((await venue.visitor.put(`/api/score/finish/${sid}`, {})).status).toBe(401);
    await dora.browser.put(`/api/score/finish/${sid}`, {});
    const gone = said(404, 'Scorecard not found');
    expect(await card()).toMatchObject(gone);
    expect(await report('g1t1', 3)).toMatchObject(gone);
    expect(await submit()).toMatchObject(gone);
    expect((await card(dora.browser)).status).toBe(200);
    expect(await venue.visitor.get('/api/score/getScoreCard/guessed')).toMatchObject(gone);
  });
});

describe('two phones on one card', () => {
  it('do not overwrite each other unseen: the later is answered with what stands, and may choose', async () => {
    const nothing = { score: null, other: null };
    expect((await report('g1t1', 11, { other: 9, seen: nothing })).status).toBe(200);
    expect(await report('g1t1', 11, { other: 5, seen: nothing })).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        details: { now: { g1t1: 11, g1t2: 9 } },
        errors: { other: expect.any(String) },
      },
    });
    expect((await report('g1t1', 11, { other: 9, seen: nothing })).status).toBe(200);
    expect((await report('g1t1', 11, { other: 5, seen: { score: 11, other: 9 } })).status).toBe(200);
    expect((await card()).body).toMatchObject({ t1_g1_score: 11, t2_g1_score: 5 });
  });

  it('submit no result made on scores that were replaced meanwhile', async () => {
    await report('g1t1', 7, { other: 11 });
    const stale = await submit({ seen: { score1T1: null, score1T2: null } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await submit({ seen: { score1T1: 7, score1T2: 11 } })).status).toBe(200);
  });
});

describe('a result that is probably a slip', () => {
  it.each([
    ['11-11', { score1T1: 11, score1T2: 11 }, { score1T2: 'Game 1 is not over at 11 to 11' }],
    ['1-1', { score2T1: 9, score2T2: 11 }, { winner: 'Nobody has won by these scores' }],
    ['a winner who lost', { winner: false }, { winner: 'By the scores the other team has won' }],
  ])('such as %s is asked about once, for a link and for the desk', async (_, slip, errors) => {
    for (const by of [venue.visitor, dora.browser]) {
      const asked = await submit(slip, by);
      expect(asked).toMatchObject({ status: 409, body: { code: 'confirm', errors } });
    }
    expect((await card()).body).toMatchObject({ submitted: null });
    expect((await submit({ ...slip, confirm: true })).status).toBe(200);
  });
});

it('a finish is taken back by the desk alone, and the link is good again', async () => {
  await report('g1t1', 5);
  await dora.browser.put(`/api/score/finish/${sid}`, {});
  expect((await card()).status).toBe(404);
  expect((await venue.visitor.put(`/api/score/reopen/${sid}`, {})).status).toBe(401);
  expect((await dora.browser.put(`/api/score/reopen/${sid}`, {})).status).toBe(200);
  expect((await card()).body).toMatchObject({ t1_g1_score: 5, finished: null });
  expect(await list('getActiveMatches')).toHaveLength(1);
  expect((await report('g1t1', 6)).status).toBe(200);
});

describe('the lists of a card', () => {
  it('are active, reported and past, in turn', async () => {
    const lists = async () =>
      Promise.all(
        ['getActiveMatches', 'getScores', 'getPastScores'].map(async (call) => (await list(call)).length),
      );
    expect(await lists()).toEqual([1, 0, 0]);
    await report('g1t1', 5);
    expect(await lists()).toEqual([1, 1, 0]);
    await submit();
    expect(await lists()).toEqual([0, 1, 0]);
    await dora.browser.put(`/api/score/finish/${sid}`, {});
    expect(await lists()).toEqual([0, 0, 1]);
    const [row] = await list('getPastScores');
    expect(row).toMatchObject({ sid, t1p1_name: 'Player 1', court_num: '2', match_type: '2/3 to 11' });
  });

  it('are corrected by staff, with a history that says who', async () => {
    await submit();
    await dora.browser.put(`/api/score/finish/${sid}`, {});
    const other = await (await Venue.open(all.server, { score_reporting: true })).staff('master');
    expect(await submit({ score1T2: 8 }, other.browser)).toMatchObject(said(404, 'Scorecard not found'));
    expect(await submit({ score1T2: 8, signature: '' }, dora.browser)).toMatchObject({ status: 200 });
    expect(await list('getPastScores')).toMatchObject([{ t2_g1_score: 8, signature: 'Player 1' }]);
    const history = rowsOf(await dora.browser.get(`/api/score/getHistory/${sid}`));
    expect(history.map(({ action, author }) => [action, author])).toEqual([
      ['Result corrected', 'First0 Tester'],
      ['Score card finished', 'First0 Tester'],
      ['Match submitted', null],
      ['Players notified', 'First0 Tester'],
    ]);
  });

  it('are a resource', async () => {
    await submit();
    const filter = encodeURIComponent(JSON.stringify({ tid: venue.tid, is_reported: true, q: 'player 4' }));
    const rows = rowsOf(await dora.browser.get(`/rest/scores?filter=${filter}`));
    expect(rows).toMatchObject([
      { team1: 'Player 1 / Player 2', team2: 'Player 3 / Player 4', is_active: false },
    ]);
  });
});

describe('what everybody reads', () => {
  const published = async () => rowsOf(await venue.visitor.get(`/api/score/getPublicScores/${venue.tid}`));
  it('is nothing until the tournament shows its scores, and never the link or a phone', async () => {
    await report('g1t1', 5);
    expect(await published()).toEqual([]);
    await venue.change({ public_scores: true });
    const rows = await published();
    expect(rows).toMatchObject([{ t1p1_name: 'Player 1', t1_g1_score: 5, court_num: '2' }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${sid}|801555`));
  });
});

it('the courts of a tournament are two lists', async () => {
  const { body } = await dora.browser.get(`/api/getCourtNumbers/${venue.tid}`);
  expect(body).toMatchObject({ left: [{ court_num: '1' }, { court_num: '2' }], right: [{ court_num: '3' }] });
});

describe('a court monitor', () => {
  it('is led to the open cards of the own court, while scores are reported', async () => {
    const [moe, max] = await venue.volunteers(2);
    const vera = await venue.staff('volunteer');
    const look = async (by = moe) =>
      rowsOf(await (by?.browser ?? venue.visitor).get(`/api/score/getMonitoredMatches/${venue.tid}`));
    await vera.browser.put(`/api/assignMonitorToCourt/${venue.tid}`, { court: '2', ref_id: moe?.ref_id });
    await notify(venue, dora, pids, { court: '1' });
    expect(await look()).toMatchObject([{ sid, court_num: '2', t1p1_name: 'Player 1' }]);
    expect(await look(max)).toEqual([]);
    expect(await venue.visitor.get(`/api/score/getMonitoredMatches/${venue.tid}`)).toMatchObject({
      status: 401,
    });
    const master = await venue.staff('master');
    await master.browser.put(`/api/t/editTournament/${venue.tid}`, { score_reporting: false });
    expect(await look()).toEqual([]);
    await master.browser.put(`/api/t/editTournament/${venue.tid}`, { score_reporting: true });
    await submit();
    expect(await look()).toEqual([]);
  });
});
