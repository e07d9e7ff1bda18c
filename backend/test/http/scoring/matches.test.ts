import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server, { score_reporting: true });
  dora = await venue.staff('referee');
});

const FINAL = {
  ...{ event: 'Mixed 4.0', round: 'Final', number: '31', date: '2030-03-02', time: '09:30', court: '2' },
  players: [
    ['Ann Ace', 'Ben Bow'],
    ['Cora Cut', 'Dan Dee'],
  ],
};

const list = (...matches: readonly object[]) =>
  dora.browser.post(`/api/score/listMatches/${venue.tid}`, { matches });
const listed = async () => rowsOf(await dora.browser.get(`/api/score/getMatchList/${venue.tid}`));
const text = async (as: string, by = dora) => (await by.browser.get(`/api/export/${as}/${venue.tid}`)).body;

/** Calls the match, as the list's own button does. */
async function call({ mid, ...match }: Record<string, unknown>): Promise<string> {
  const { t1p1, t1p2, t2p1, t2p2, number, court } = match;
  const card = {
    t1p1,
    t1p2,
    t2p1,
    t2p2,
    court,
    sysid: mid,
    matchId: number,
    matchType: '1 to 15',
    gold: false,
  };
  return textAt(await dora.browser.post('/api/sendPlayerNotification', { tid: venue.tid, ...card }), 'sid');
}

async function play(sid: string): Promise<void> {
  const result = { sid, score1T1: 15, score1T2: 8, winner: true, signature: 'Ann' };
  expect(await dora.browser.put('/api/score/submitMatch', result)).toMatchObject({ status: 200 });
}

describe('the list of matches', () => {
  it('names players it adds to theirs, and adds nothing when it is sent again', async () => {
    expect(await list(FINAL)).toMatchObject({ status: 200, body: { added: 1, changed: 0, players: 4 } });
    expect(await list(FINAL)).toMatchObject({ status: 200, body: { added: 0, changed: 0, players: 0 } });
    expect(await listed()).toMatchObject([
      { ...{ team1: 'Ann Ace / Ben Bow', team2: 'Cora Cut / Dan Dee', state: 'listed', time: '09:30' } },
    ]);
    expect(await list({ ...FINAL, time: '11:00' })).toMatchObject({ body: { added: 0, changed: 1 } });
    expect(await listed()).toMatchObject([{ time: '11:00' }]);
  });

  it('keeps a match as it was called, and says what became of it', async () => {
    await list(FINAL);
    const [match = {}] = await listed();
    const sid = await call(match);
    expect(await listed()).toMatchObject([{ state: 'called' }]);
    expect(await list({ ...FINAL, court: '7' })).toMatchObject({ body: { added: 0, changed: 0 } });
    await play(sid);
    expect(await listed()).toMatchObject([
      { state: 'played', court: '2', winner: true, t1_g1_score: 15, t2_g1_score: 8 },
    ]);
  });

  it('is edited by what its editor saw, and names a field that is wrong', async () => {
    await list(FINAL);
    const [match = {}] = await listed();
    const edit = (body: object) => dora.browser.put(`/api/score/editListedMatch/${match.mid}`, body);
    expect(await edit({ time: '9:75' })).toMatchObject({
      status: 400,
      body: { errors: { time: 'must be a time like 09:30' } },
    });
    expect(await edit({ court: '4', seen: { court: '9' } })).toMatchObject({ status: 409 });
    expect(await edit({ court: '4', seen: { court: '2' } })).toMatchObject({ status: 200 });
    expect(await dora.browser.delete(`/api/score/removeListedMatch/${match.mid}`)).toMatchObject({
      status: 200,
    });
    expect(await listed()).toEqual([]);
  });

  it('is for those who run the scores of this tournament', async () => {
    await list(FINAL);
    const [match = {}] = await listed();
    const other = await (await Venue.open(all.server, { score_reporting: true })).staff('master');
    for (const answer of [
      await other.browser.get(`/api/score/getMatchList/${venue.tid}`),
      await other.browser.put(`/api/score/editListedMatch/${match.mid}`, { court: '9' }),
      await other.browser.get(`/api/export/dupr/${venue.tid}`),
    ])
      expect([403, 404]).toContain(answer.status);
  });
});

it('tells how many referees the list needs', async () => {
  await list(
    ...Array.from({ length: 8 }, (_, index) => ({ ...FINAL, number: `${index}`, players: [[], []] })),
  );
  expect(rowsOf(await dora.browser.get(`/api/score/getRefereeNeed/${venue.tid}?minutes=60`))).toEqual([
    {
      date: '2030-03-02',
      steps: [
        { time: '09:30', matches: 8 },
        { time: '10:00', matches: 8 },
      ],
      shifts: [{ start: '09:30', end: '11:30', spots: 8 }],
    },
  ]);
});

it('gives results out as a table, for DUPR, and as a tournament record', async () => {
  await list(FINAL, { ...FINAL, number: '32' });
  const [match = {}] = await listed();
  await play(await call(match));
  expect(String(await text('matches')).split('\r\n')).toHaveLength(4);
  expect(String(await text('dupr')).split('\r\n')).toHaveLength(3);
  expect(JSON.stringify(await text('codes'))).toContain('COMPLETED');
});
