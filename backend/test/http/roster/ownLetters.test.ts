import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { react } from '../../support/react.ts';
import { textAt } from '../../support/seen.ts';
import { mailsTo } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}`, location: 'Hall 4' });
});

const reactNow = () => react(all.server, 'roster.confirm-own');
/** The letters about what Ann did herself in this test's tournament. */
const letters = async () => {
  await reactNow();
  return (await mailsTo(all.server, all.ann.ref_id)).filter(({ text }) => text.includes(tid));
};
/** Seconds until each leaves. */
const waits = async () => {
  const { rows } = await all.server.pool.query<{ seconds: number }>(
    `select extract(epoch from due_at - clock_timestamp())::int as seconds from outbox.messages where tid = $1`,
    [tid],
  );
  return rows.map(({ seconds }) => seconds);
};
const apply = async (sid: string, by = all.ann) =>
  textAt(await by.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
const OWN = /^Your sign-up(, .+)? - Open/;

describe('somebody who signs up', () => {
  test('gets one letter with all of it, five minutes after the last press', async () => {
    const [early, late] = [await all.shift(tid, 9, 13), await all.shift(tid, 14, 16)];
    await apply(early);
    await reactNow();
    await all.server.pool.query(
      `update outbox.messages set due_at = due_at - interval '4 minutes' where tid = $1`,
      [tid],
    );
    await apply(late);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(OWN);
    expect(letter?.text).toMatch(/From 9 to 13 .*Applied\n.*From 14 to 16 .*Applied/s);
    expect(letter?.text).toMatch(/\nPlace: Hall 4\nMap: https:/);
    expect(letter?.text).toContain('\n\nWhat is next: the coordinator selects who works');
    expect(letter?.text).toContain(`/signup/contactcoordinator?tid=${tid}&section=line`);
    const [seconds = 0] = await waits();
    expect(seconds).toBeGreaterThan(240);
  });

  test('hears of what was left, too, and in a calendar', async () => {
    await all.publish(tid);
    const sid = await all.shift(tid, 9, 13);
    const taken = await all.ann.browser.put(`/api/putTimeSpots/${sid}`, { tid });
    expect(taken.status).toBe(200);
    expect((await letters())[0]?.text).toContain('confirm the shifts that you are selected for');
    await all.ann.browser.put('/api/confirmShift/', { shift_id: textAt(taken, 'shift_id'), tid });
    const [confirmed, ...none] = await letters();
    expect(none).toEqual([]);
    expect(confirmed?.text).toMatch(/From 9 to 13 .*Confirmed/);
    expect(JSON.stringify(confirmed)).toContain('BEGIN:VCALENDAR');
    await all.ann.browser.post('/api/withdrawFromShifts/', { tid });
    const [left, ...others] = await letters();
    expect(others).toEqual([]);
    expect(left?.text).toContain('You have no shifts at');
    expect(JSON.stringify(left)).toContain('METHOD:CANCEL');
  });

  test('gets it at once where they ask for it, and not a second time', async () => {
    await apply(await all.shift(tid, 9, 13));
    await reactNow();
    expect((await all.ann.browser.post('/api/emailSchedule', { tid })).status).toBe(200);
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your schedule, .+ - /),
    ]);
    const [seconds = 1] = await waits();
    expect(seconds).toBeLessThanOrEqual(0);
  });

  test('hears of the waitlist as a volunteer', async () => {
    const crew = volunteering(all, tid);
    const sid = await crew.shift(await crew.category('Parking'), 9, 13, { spots: 1, wait_spots: 2 });
    await crew.seat(all.ben, sid);
    const answer = await all.ann.browser.put(`/api/putVolunteerInShift/${sid}`, { tid, waitlist: true });
    expect(answer.status).toBe(200);
    expect((await letters())[0]?.text).toMatch(/Waitlist[\s\S]*when a place becomes free/);
  });

  test('gets none where they want none, nor where the desk did it, nor for a draft', async () => {
    await all.ann.browser.put(`/auth/editProfile/${all.ann.ref_id}`, { signup_letters: false });
    const sid = await all.shift(tid, 9, 13);
    await apply(sid);
    await all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: all.ann.ref_id });
    expect(await letters()).toEqual([]);
    await all.ann.browser.put(`/auth/editProfile/${all.ann.ref_id}`, { signup_letters: true });
  });

  test('reads what waits for an approval, of which the coordinator hears once a day', async () => {
    tid = await all.tournament('active', { approveReferee: true, name: `Open ${crypto.randomUUID()}` });
    for (const [from, by] of [
      [9, all.ann],
      [14, all.ann],
      [16, all.ben],
    ] as const) {
      const sid = await all.shift(tid, from, from + 1, { category: 'Referee' });
      await by.browser.put(`/api/putWaitlist/${sid}`, { tid });
    }
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(
      /From 9 to 10 \(Referee\): waiting for approval since[\s\S]*From 14 to 15 \(Referee\): waiting/,
    );
    await react(all.server, 'roster.mails');
    const digests = (await mailsTo(all.server, all.mia.ref_id)).filter(({ text }) => text.includes(tid));
    expect(digests).toMatchObject([{ subject: expect.stringMatching(/^Referees wait for approval - Open/) }]);
    expect(digests[0]?.text).toMatch(/Ann Tester[\s\S]*Ben Tester|Ben Tester[\s\S]*Ann Tester/);
    const verdict = { ref_id: all.ann.ref_id, note: 'Seen in May.' };
    await all.dora.browser.put(`/api/approveReferee/${tid}`, verdict);
    await all.dora.browser.put(`/api/removeRefereeFromApprovedList/${tid}`, { ref_id: all.ben.ref_id });
    await react(all.server, 'roster.mails');
    const told = (await mailsTo(all.server, all.ann.ref_id)).find(({ subject }) =>
      /^You are approved/.test(subject),
    );
    expect(told?.text).toMatch(new RegExp(`\\n\\nSeen in May\\.\\n\\n.*:\\n\\S*/${tid}\\n`));
    const mine = async (by: typeof all.ann) =>
      (await by.browser.get(`/api/getHeldApplications/${by.ref_id}`)).body;
    expect([await mine(all.ann), await mine(all.ben)]).toEqual([[], []]);
  });
});
