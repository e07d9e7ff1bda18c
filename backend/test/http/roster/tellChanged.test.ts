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
  tid = await all.tournament('active', { name: `Open ${crypto.randomUUID()}` });
});

const reactNow = () => react(all.server, 'roster.tell-changed');
/** The letters about changes of Ann's shifts in this test's tournament. */
const letters = async () => {
  await reactNow();
  const mails = await mailsTo(all.server, all.ann.ref_id);
  return mails.filter(({ text }) => text.includes(tid));
};
const apply = async (sid: string) =>
  textAt(await all.ann.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
const move = (way: 'moveOffWaitlist' | 'moveToWaitlist', shift_id: string) =>
  all.dora.browser.put(`/api/${way}/${shift_id}`, { tid });

describe('somebody whose shifts the desk changes', () => {
  test('hears of it once the schedule is published, and of all of it in one letter', async () => {
    const [early, late] = [await all.shift(tid, 9, 13), await all.shift(tid, 14, 16)];
    const row = await apply(early);
    await all.publish(tid);
    expect((await move('moveOffWaitlist', row)).body).toMatchObject({ message: 'Selected', mailed: true });
    await all.dora.browser.put('/api/confirmShift/', { shift_id: row, tid });
    await all.dora.browser.put(`/api/putTimeSpots/${late}`, { tid, ref_id: all.ann.ref_id });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^Your shifts have changed, .+ - Open/);
    expect(letter?.text).toMatch(/From 9 to 13 .*Confirmed/);
    expect(letter?.text).toMatch(/From 14 to 16 .*Selected/);
    await all.dora.browser.put(`/api/removeRefTime/${row}`, { tid });
    const [last, ...others] = await letters();
    expect(others).toEqual([]);
    expect(last?.text).not.toContain('From 9 to 13');
  });

  test('hears when nothing is left', async () => {
    const row = await apply(await all.shift(tid, 9, 13));
    await all.publish(tid);
    await all.dora.browser.put(`/api/removeRefTime/${row}`, { tid });
    expect((await letters()).map(({ text }) => text)).toEqual([
      expect.stringContaining('You have no shifts there now.'),
    ]);
  });

  test('hears when the shift is deleted, or they are taken off a list, and the desk is told so', async () => {
    const seat = async (category: string) => {
      const sid = await all.shift(tid, 9, 13, { category });
      const row = { tid, ref_id: all.ann.ref_id, credentials: 'Not Rated' };
      await all.mia.browser.put(
        `/api/${category.match(/\d/) ? 'putVolunteerInShift' : 'putTimeSpots'}/${sid}`,
        row,
      );
      return sid;
    };
    const remove = (sid: string) => all.mia.browser.put(`/api/deleteShift/${sid}`, { tid });
    const off = async () => {
      const who = { tid, ref_id: all.ann.ref_id };
      const answers = [
        await all.mia.browser.put(`/api/removeRefFromTournament/${tid}`, who),
        await all.mia.browser.post('/api/volunteer/removeVolunteerFromTournament', who),
      ];
      return answers.map(({ body }) => body);
    };
    const parking = await volunteering(all, tid).category('Parking');
    expect((await remove(await seat('Referee'))).body).toEqual({ message: 'deleted', mailed: true });
    await all.publish(tid);
    expect((await remove(await all.shift(tid, 9, 13))).body).toEqual({ message: 'deleted' });
    expect((await remove(await seat('Referee'))).body).toEqual({ message: 'deleted', mailed: true });
    await seat('Referee');
    const [official] = await off();
    await seat(parking);
    const [, volunteer] = await off();
    expect([official, volunteer]).toEqual(Array(2).fill({ message: 'removed', mailed: true }));
    expect(await letters()).toHaveLength(1);
  });

  test('hears nothing without an email address, and the desk is not told that a letter went out', async () => {
    const form = { tid, first: 'Nora', last: 'New', phone: '8015550123' };
    const ref_id = textAt(await all.dora.browser.post('/api/addRef', form), 'ref_id');
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    await all.publish(tid);
    const seated = await all.dora.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id });
    expect(seated).toMatchObject({ status: 200, body: { message: 'Selected' } });
    expect(seated.body).not.toHaveProperty('mailed');
    const off = await all.mia.browser.put(`/api/removeRefFromTournament/${tid}`, { tid, ref_id });
    expect(off.body).toEqual({ message: 'removed' });
  });

  test('has nothing to confirm as a volunteer, and is led to where volunteers sign up', async () => {
    const { category, shift } = volunteering(all, tid);
    const sid = await shift(await category('Parking'));
    await all.publish(tid);
    const seat = { tid, ref_id: all.ann.ref_id, credentials: 'Not Rated' };
    const row = textAt(await all.vera.browser.put(`/api/putVolunteerInShift/${sid}`, seat), 'shift_id');
    const [seated] = await letters();
    expect(seated?.text).toMatch(/\(Parking\): Registered$/m);
    expect(seated?.text).toContain(`See or change your shifts:\nhttp`);
    expect(seated?.text).toContain(`/signup/volunteer?tid=${tid}`);
    await all.vera.browser.put(`/api/removeRefTime/${row}`, { tid });
    expect((await letters())[0]?.text).toContain(`/signup/volunteer?tid=${tid}`);
  });

  test('hears nothing of what they do themselves, nor before publication', async () => {
    const sid = await all.shift(tid, 9, 13);
    expect((await move('moveOffWaitlist', await apply(sid))).body).not.toHaveProperty('mailed');
    expect(await letters()).toEqual([]);
    // Of which the letter of the publication tells, however late this one is looked at.
    await all.publish(tid);
    expect(await letters()).toEqual([]);
  });

  test('hears nothing of what they do themselves in a published one', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    await all.publish(tid);
    const row = await apply(sid);
    await all.ann.browser.put(`/api/removeRefTime/${row}`, { tid });
    expect(await letters()).toEqual([]);
  });

  test('hears again of what comes after the letter has left', async () => {
    const row = await apply(await all.shift(tid, 9, 13));
    await all.publish(tid);
    await move('moveOffWaitlist', row);
    expect(await letters()).toHaveLength(1);
    const sent = `update outbox.messages set status = 'sent' where tid = $1`;
    await all.server.pool.query(sent, [tid]);
    await move('moveToWaitlist', row);
    expect((await letters()).length).toBeGreaterThan(1);
  });
});
