import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { type Member, mailsTo } from '../accounts/people.ts';

/** What opens people's contact data to a desk, and what a desk may then write about them. */

const all = hosted();

let venue: Venue;
let rita: Member;
let sam: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server);
  rita = await venue.staff('referee');
  [sam] = (await venue.people(1)) as [Member];
});

const add = () => rita.browser.post(`/api/addRefToTournamentSetup/${venue.tid}`, { ref_id: sam.ref_id });
const edit = (body: object, { tid } = venue, by = rita) =>
  by.browser.put('/api/editRef', { tid, ref_id: sam.ref_id, ...body });
const row = async ({ tid } = venue, by = rita) =>
  rowsOf(await by.browser.get(`/api/getRegisteredRefs/${tid}`)).find(({ ref_id }) => ref_id === sam.ref_id);
const profile = async () => (await sam.browser.get(`/auth/getProfile/${sam.ref_id}`)).body;

const OTHER = '8015550199';

/** The token of the letter that asks about a number. */
const asked = (ref_id: string) =>
  vi.waitFor(async () => {
    const token = (await mailsTo(all.server.core, ref_id))
      .map(({ text }) => text.match(/\/phone\/(\S+)/)?.[1])
      .find((found) => found !== undefined);
    if (token === undefined) throw new Error('not asked yet');
    return token;
  });

describe('An official whom the desk added and seated', () => {
  test('is written about and reached from their check-in on, also after they are gone again', async () => {
    await add();
    await venue.shiftNow(sam, 'Referee');
    expect(await row()).toMatchObject({ phone: null, contact_open: false });
    for (const body of [{ phone: OTHER }, { credentials: 'Certified' }, { barcode: '7' }]) {
      expect(await edit(body)).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^Their data open to this desk once they apply/) },
      });
    }
    await rita.browser.post(`/api/checkinRef/${venue.tid}`, { ref_id: sam.ref_id });
    await rita.browser.post(`/api/checkoutRef/${venue.tid}`, { ref_id: sam.ref_id });
    expect(await row()).toMatchObject({ phone: '8015550100', contact_open: true });
    expect((await edit({ barcode: '7' })).status).toBe(200);
  });
});

describe('A phone that a desk proposes', () => {
  beforeEach(async () => {
    await add();
    await rita.browser.post(`/api/checkinRef/${venue.tid}`, { ref_id: sam.ref_id });
    expect((await edit({ phone: OTHER })).status).toBe(200);
  });

  test('is seen by that desk alone until the person accepts it by the letter', async () => {
    const other = await Venue.open(all.server);
    const master = await other.staff('master');
    await master.browser.post(`/api/addRefToTournamentSetup/${other.tid}`, { ref_id: sam.ref_id });
    expect(await row()).toMatchObject({ phone: '8015550100', phone_proposed: OTHER });
    expect(await row(other, master)).toMatchObject({ phone: '8015550100', phone_proposed: null });
    expect(await profile()).toMatchObject({ phone: '8015550100' });
    const token = await asked(sam.ref_id);
    const look = () => venue.visitor.post('/auth/phoneProposal/look', { token });
    expect((await look()).body).toEqual({ tournament: 'Dallas Open', phone: OTHER });
    for (const _ of ['once', 'again']) {
      const yes = { token, accepted: true };
      expect((await venue.visitor.post('/auth/phoneProposal/answer', yes)).status).toBe(200);
      expect((await look()).body).toMatchObject({ phone: null });
    }
    expect(await profile()).toMatchObject({ phone: OTHER });
    expect(await row()).toMatchObject({ phone: OTHER, phone_proposed: null });
    expect((await venue.visitor.post('/auth/phoneProposal/look', { token: `${token}x` })).status).toBe(404);
  });

  test('is answered in the profile as well, with fresh proof for a yes', async () => {
    const [proposal] = rowsOf(await sam.browser.get('/auth/phoneProposals'));
    expect(proposal).toMatchObject({ tid: venue.tid, tournament: 'Dallas Open', phone: OTHER });
    expect(rowsOf(await rita.browser.get('/auth/phoneProposals'))).toEqual([]);
    const answer = (accepted: boolean, by = sam) =>
      by.browser.post('/auth/answerPhoneProposal', { tid: venue.tid, id: proposal?.id, accepted });
    await all.server.core.pool.query(
      "update identity.sessions set authenticated_at = now() - interval '1 hour'",
    );
    expect(await answer(true)).toMatchObject({ status: 409, body: { code: 'reauthenticate' } });
    expect((await answer(true, rita)).status).toBe(409);
    expect((await answer(false)).status).toBe(200);
    expect(await row()).toMatchObject({ phone: '8015550100', phone_proposed: null });
  });
});

test('Credentials that the platform has checked are changed by the platform alone', async () => {
  const pat = await venue.platformAdmin();
  const master = await venue.staff('master');
  await add();
  await rita.browser.post(`/api/checkinRef/${venue.tid}`, { ref_id: sam.ref_id });
  const checked = { credentials: 'Level 1', credentials_verified: true };
  expect((await pat.browser.put(`/rest/people/${sam.ref_id}`, checked)).status).toBe(200);
  for (const by of [rita, master]) {
    expect(await edit({ credentials: 'Certified' }, venue, by)).toMatchObject({
      status: 403,
      body: { errors: { credentials: expect.stringContaining('a platform admin changes them') } },
    });
  }
  expect((await edit({ credentials: 'Certified' }, venue, pat)).status).toBe(200);
});
