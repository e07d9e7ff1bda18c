import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { span } from '../../world/world.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let mia: Member;
let gus: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server);
  mia = await venue.staff('master');
});
afterEach(() => void vi.useRealTimers());

const put = (call: string, body: object, by = mia) => by.browser.put(`/api/${call}/${venue.tid}`, body);
const post = (call: string, body: object, by = mia) => by.browser.post(`/api/${call}/${venue.tid}`, body);
const get = async (call: string) => rowsOf(await mia.browser.get(`/api/${call}/${venue.tid}`));

/** A shift that somebody works, from so many hours before now. */
async function works({ ref_id }: Member, kind: 'official' | 'volunteer', since = 1, hours = 3) {
  const category =
    kind === 'official'
      ? 'Referee'
      : await venue.world.category(venue.tid, `Courts ${ref_id}`, { court_monitor: true });
  const plan = planOf({ kind, category, ...span(Date.now() - since * 3_600_000, hours) });
  const [sid = ''] = await venue.world.shifts(venue.tid, plan);
  const shift_id = await venue.world.seat(venue.tid, { sid, ref_id });
  await venue.shown();
  return { sid, shift_id };
}

describe('a court monitor who leaves', () => {
  const monitorOf1 = async () => {
    const rows = (await mia.browser.get(`/api/getCourtMonitorBoard/${venue.tid}`)).body as {
      left: { ref_id: string | null }[];
    };
    return rows.left[0]?.ref_id;
  };
  const heldByBoard = async () => {
    const { rows } = await all.server.core.pool.query(`select ref_id from board.monitors where tid = $1`, [
      venue.tid,
    ]);
    return rows;
  };
  const calls = () =>
    gus.browser.post('/api/courtMonitorNotifyDesk', { tid: venue.tid, type: 'desk', court_num: 1 });
  let shift: Awaited<ReturnType<typeof works>>;

  beforeEach(async () => {
    [gus] = (await venue.crew(1, {}, 'volunteer')) as [Member];
    shift = await works(gus, 'volunteer');
    expect(await put('checkinVolunteer', { ref_id: gus.ref_id })).toMatchObject({ status: 200 });
    expect(await put('assignMonitorToCourt', { court: '1', ref_id: gus.ref_id })).toMatchObject({
      status: 200,
    });
    expect((await calls()).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the staff',
      () =>
        mia.browser.post('/api/volunteer/removeVolunteerFromTournament', {
          tid: venue.tid,
          ref_id: gus.ref_id,
        }),
    ],
    ['by check-out', () => put('checkinVolunteer', { ref_id: gus.ref_id, status: false })],
    ['with everybody', () => mia.browser.post('/api/volunteer/checkoutAllVolunteers/', { tid: venue.tid })],
    ['their shift, which is deleted', () => mia.browser.put(`/api/deleteShift/${shift.sid}`)],
    ['their shift', () => mia.browser.put(`/api/removeRefTime/${shift.shift_id}`)],
    [
      'their shifts',
      () => mia.browser.post('/api/withdrawFromShifts/', { tid: venue.tid, ref_id: gus.ref_id }),
    ],
  ])('%s has no court, and no word for the desk', async (_, leave) => {
    expect(await leave()).toMatchObject({ status: 200 });
    expect((await calls()).status).toBe(403);
    expect(await monitorOf1()).toBeNull();
    const verified = await post('verifyCourtMonitorStatus', { ref_id: gus.ref_id });
    expect(verified.body).toMatchObject({ count: 0, courts: [] });
    await expect.poll(heldByBoard).toEqual([]);
  });
});

describe('an official who leaves', () => {
  const queued = () => venue.waiting();
  const dismissals = async () => {
    const { rows } = await all.server.core.pool.query<{ type: string }>(
      `select type from log.events where stream = $1 and type like 'Dismiss%' order by revision`,
      [`board-${venue.tid}`],
    );
    return rows.map(({ type }) => type);
  };

  beforeEach(async () => {
    [gus] = (await venue.queue(mia, 1)) as [Member];
  });

  it('the staff is in no queue, nor the one after the match', async () => {
    await post('assignCourt', { court_num: '3', ref_id: gus.ref_id });
    const remove = (more = {}) => put('removeRefFromTournament', { ref_id: gus.ref_id, ...more });
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        code: 'on-court',
        message: 'On court 3: finish the match first, or remove them when it ends',
        details: { court_num: '3' },
      },
    });
    expect(await remove({ after_match: true })).toMatchObject(said(200, 'removed'));
    expect(await put('finishMatch', { court_num: '3' })).toMatchObject({ status: 200 });
    await expect.poll(queued).toEqual([]);
    expect(await post('assignCourt', { court_num: '2', ref_id: gus.ref_id })).toMatchObject({ status: 409 });
  });

  it('the staff after the match, and is added again before it ends, stays', async () => {
    await post('assignCourt', { court_num: '3', ref_id: gus.ref_id });
    await put('removeRefFromTournament', { ref_id: gus.ref_id, after_match: true });
    await expect.poll(() => dismissals()).toEqual(['Dismissed']);
    await venue.world.staff(venue.tid, [gus.ref_id], 'official', ['referee']);
    await expect.poll(() => dismissals()).toEqual(['Dismissed', 'DismissalTakenBack']);
    expect(await put('finishMatch', { court_num: '3' })).toMatchObject({ status: 200 });
    expect(await queued()).toEqual([gus.ref_id]);
  });

  it('the shift that runs while on court, and is put into another one, stays', async () => {
    const { shift_id } = await works(gus, 'official');
    await post('assignCourt', { court_num: '3', ref_id: gus.ref_id });
    const remove = await mia.browser.put(`/api/removeRefTime/${shift_id}`, { after_match: true });
    expect(remove).toMatchObject({ status: 200 });
    await expect.poll(() => dismissals()).toEqual(['Dismissed']);
    await works(gus, 'official');
    await expect.poll(() => dismissals()).toEqual(['Dismissed', 'DismissalTakenBack']);
    expect(await put('finishMatch', { court_num: '3' })).toMatchObject({ status: 200 });
    expect(await queued()).toEqual([gus.ref_id]);
  });

  it('the staff while waiting is gone, and comes back only through the staff', async () => {
    await put('removeRefFromTournament', { ref_id: gus.ref_id });
    await expect.poll(queued).toEqual([]);
    expect((await post('checkinRef', { ref_id: gus.ref_id })).status).toBe(409);
    await venue.world.staff(venue.tid, [gus.ref_id], 'official', ['referee']);
    await venue.shown();
    await post('checkinRef', { ref_id: gus.ref_id });
    expect(await queued()).toEqual([gus.ref_id]);
  });

  it.each<[string, (shift: { sid: string; shift_id: string }) => Promise<unknown>]>([
    ['the shift that runs', ({ shift_id }) => mia.browser.put(`/api/removeRefTime/${shift_id}`)],
    ['a shift that is deleted', ({ sid }) => mia.browser.put(`/api/deleteShift/${sid}`)],
    [
      'all shifts',
      () => mia.browser.post('/api/withdrawFromShifts/', { tid: venue.tid, ref_id: gus.ref_id }),
    ],
    [
      'by a verdict',
      async () => {
        await put('approveReferee', { ref_id: gus.ref_id });
        return put('removeRefereeFromApprovedList', { ref_id: gus.ref_id });
      },
    ],
  ])('%s is off the board', async (_, leave) => {
    const shift = await works(gus, 'official');
    expect(await queued()).toEqual([gus.ref_id]);
    expect(await leave(shift)).toMatchObject({ status: 200 });
    await expect.poll(queued).toEqual([]);
  });

  it('a shift of another day stays', async () => {
    const { shift_id } = await works(gus, 'official', -30);
    expect((await mia.browser.put(`/api/removeRefTime/${shift_id}`)).status).toBe(200);
    await new Promise((done) => setTimeout(done, 300));
    expect(await queued()).toEqual([gus.ref_id]);
  });
});

describe('over midnight', () => {
  const ZONE = 'US/Eastern';
  /** What the clock shows at the venue: on 1 November 2026 the hour from 1 to 2 comes twice. */
  const clock = (utc: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(utc) });
  const here = async (call: string) => (await get(call)).map(({ ref_id }) => ref_id);
  const day = (utc: string) => dateIn(utc, ZONE);

  it.each([
    [
      '2026-11-28T03:00:00.000Z',
      ['2026-11-28T04:50:00.000Z', '2026-11-28T05:10:00.000Z', '2026-11-28T06:20:00.000Z'],
    ],
    [
      '2026-11-01T02:00:00.000Z',
      ['2026-11-01T03:50:00.000Z', '2026-11-01T04:10:00.000Z', '2026-11-01T06:20:00.000Z'],
    ],
  ])('a check-in counts for the shift that runs since %s', async (start, times) => {
    clock(start);
    venue = await Venue.open(all.server, { time_zone: ZONE });
    mia = await venue.staff('master');
    [gus] = (await venue.crew(1, {}, 'volunteer')) as [Member];
    await works(gus, 'volunteer', 0, 7);
    const first = times[0] ?? '';
    for (const now of times) {
      clock(now);
      await put('checkinVolunteer', { ref_id: gus.ref_id });
      expect(await here('getCheckedInVolunteers')).toEqual([gus.ref_id]);
      expect(await here('getCheckedInCourtMonitors')).toEqual([gus.ref_id]);
      expect(await put('assignMonitorToCourt', { court: '1', ref_id: gus.ref_id })).toMatchObject({
        status: 200,
      });
      const days = await post('getVolunteerByDay', {
        day: day(start).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
      });
      expect(rowsOf(days)).toMatchObject([{ ref_id: gus.ref_id, checkin: true }]);
    }
    await put('checkinVolunteer', { ref_id: gus.ref_id, status: false });
    expect(await here('getCheckedInVolunteers')).toEqual([]);
    clock(first);
    await put('checkinVolunteer', { ref_id: gus.ref_id });
    clock(times[2] ?? '');
    const all_out = await mia.browser.post('/api/volunteer/checkoutAllVolunteers/', { tid: venue.tid });
    expect(all_out).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await here('getCheckedInVolunteers')).toEqual([]);
  });

  it('who comes before midnight for a shift after it is there when it begins', async () => {
    clock('2026-11-28T04:50:00.000Z');
    venue = await Venue.open(all.server, { time_zone: ZONE });
    mia = await venue.staff('master');
    [gus] = (await venue.crew(1, {}, 'volunteer')) as [Member];
    await works(gus, 'volunteer', -0.5, 4);
    await put('checkinVolunteer', { ref_id: gus.ref_id });
    expect(await here('getCheckedInVolunteers')).toEqual([gus.ref_id]);
    clock('2026-11-28T06:20:00.000Z');
    expect(await here('getCheckedInVolunteers')).toEqual([gus.ref_id]);
    clock('2026-11-28T04:55:00.000Z');
    await put('checkinVolunteer', { ref_id: gus.ref_id, status: false });
    clock('2026-11-28T06:20:00.000Z');
    expect(await here('getCheckedInVolunteers')).toEqual([]);
  });
});
