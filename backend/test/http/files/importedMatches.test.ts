import { expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { asking, imported, preview } from './importing.ts';

const all = hosted();

const DRAW = `Event,Round,Match,Player 1,Player 2,Player 3,Player 4,Date,Time,Court
Mixed 4.0,Semifinal,30,Ann Ace,Ben Bow,Cora Cut,Dan Dee,2030-03-02,9:30 AM,2
Mixed 4.0,Final,31,,,,,2030-03-02,11:00 AM,2
`;

it('lists matches, brings up to date what was not called, and takes them back', async () => {
  const venue = await Venue.open(all.server, { score_reporting: true });
  const { tid } = venue;
  const desk = await venue.staff('referee');
  const listed = async () => rowsOf(await desk.browser.get(`/api/score/getMatchList/${tid}`));
  const first = await asking(all.server, desk, tid, DRAW);
  expect(first.kind).toBe('matches');
  expect((await preview(desk, tid, first)).counts).toEqual({ new: 2, changed: 0, same: 0, problem: 0 });
  const run = await imported(desk, tid, first);
  expect(run).toMatchObject({ made: 2, left: [] });
  expect(await listed()).toMatchObject([
    { team1: 'Ann Ace / Ben Bow', team2: 'Cora Cut / Dan Dee', date: '2030-03-02', time: '09:30' },
    { number: '31', team1: '' },
  ]);
  expect(await imported(desk, tid, first)).toMatchObject({ made: 0, changed: 0 });

  const [semi = {}] = await listed();
  const { t1p1, t1p2, t2p1, t2p2 } = semi;
  const card = { t1p1, t1p2, t2p1, t2p2, court: '', sysid: semi.mid, matchType: '1 to 15', gold: false };
  textAt(await desk.browser.post('/api/sendPlayerNotification', { tid, ...card }), 'sid');
  const moved = await asking(all.server, desk, tid, DRAW.replaceAll(',2\n', ',7\n'));
  expect((await preview(desk, tid, moved)).counts).toEqual({ new: 0, changed: 1, same: 1, problem: 0 });
  expect(await imported(desk, tid, moved)).toMatchObject({ made: 0, changed: 1 });
  expect((await listed()).map(({ court }) => court)).toEqual(['2', '7']);

  // One was called, the other one has changed since.
  const undo = () => desk.browser.post(`/api/import/undo/${tid}`, { id: run.id });
  expect(await undo()).toMatchObject({ status: 200, body: { undone: 0, kept: 2 } });
  const third = await imported(
    desk,
    tid,
    await asking(all.server, desk, tid, DRAW.replaceAll('Mixed', 'Mens')),
  );
  expect(third).toMatchObject({ made: 2 });
  expect((await desk.browser.post(`/api/import/undo/${tid}`, { id: third.id })).body).toMatchObject({
    undone: 2,
  });
  expect(await listed()).toHaveLength(2);
});

it('is for tournaments that report scores', async () => {
  const venue = await Venue.open(all.server);
  const desk = await venue.staff('referee');
  const asked = await asking(all.server, desk, venue.tid, DRAW);
  const { status, body } = await desk.browser.post(`/api/import/preview/${venue.tid}`, asked);
  expect([status, body]).toMatchObject([
    400,
    { errors: { kind: expect.stringContaining('score reporting') } },
  ]);
});
