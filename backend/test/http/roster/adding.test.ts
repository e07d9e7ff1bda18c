import type { Database } from '@courtcrew/projections/database.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { Allowances } from '../../../src/kernel/runtime/allowances.ts';
import { tournament } from '../../../src/tournaments/index.ts';
import { react, reactionsOf } from '../../support/react.ts';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Member, mailsTo, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

/** Adding people to a tournament, what it opens and how they get out again. */

let all: Cast;
let tid: string;
let people = 0;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active', { name: 'Added Open' });
});

/** Somebody with an account and everything a desk could want to know. */
async function somebody(): Promise<Member & { last: string; email: string }> {
  people += 1;
  const last = `Somewhere${people}`;
  const email = `canary${people}@example.org`;
  const made = await member(all.server, 'Sam', { last, email, phone: '801-555-0177' });
  return { ...made, last, email };
}

const addTo = (by: Member, ref_id: string) =>
  by.browser.post(`/api/addRefToTournamentSetup/${tid}`, { ref_id });
const contacts = async (by: Member) => rowsOf(await by.browser.get(`/api/getRefereeContactInfo/${tid}`));
const rowOf = async (by: Member, ref_id: string) => (await contacts(by)).find((row) => row.ref_id === ref_id);

/** As if they had been told so long ago. */
const toldAgo = (ref_id: string, ago: string) =>
  all.server.pool.query(
    `update roster.staff set told = told - $2::interval, line_told = line_told - $2::interval,
       referee_told = referee_told - $2::interval where ref_id = $1`,
    [ref_id, ago],
  );

describe('The search over all accounts', () => {
  test('answers name, credentials and town, and never how to reach anybody', async () => {
    const sam = await somebody();
    await all.server.execute(personAggregate, sam.ref_id, {
      type: 'EditProfile',
      details: { address: '1 Canary Street', city: 'Naples', state: 'FL' },
      choices: { line_judge: true },
    });
    const { browser } = all.leo;
    const found = await browser.post(`/api/getRefereeName?search=${sam.last}`, { tid });
    expect(found.body).toEqual([
      {
        ref_id: sam.ref_id,
        first: 'Sam',
        last: sam.last,
        name: `Sam ${sam.last}`,
        credentials: 'Not Rated',
        city: 'Naples',
        state: 'FL',
        wants: true,
      },
    ]);
    const byVera = async (body: object) =>
      rowsOf(await all.vera.browser.post(`/api/getAdminCaptainName?search=${sam.last}`, { tid, ...body }));
    expect(await byVera({ volunteers: true })).toMatchObject([{ ref_id: sam.ref_id, wants: false }]);
    expect((await byVera({}))[0]).not.toHaveProperty('wants');
    const told = JSON.stringify(found.body);
    for (const canary of [sam.email, '8015550177', 'Canary Street']) expect(told).not.toContain(canary);
  });
});

describe('Somebody whom a desk has added', () => {
  test('is told by letter, and reached only after a day, or once they sign up themselves', async () => {
    const sam = await somebody();
    expect((await addTo(all.leo, sam.ref_id)).status).toBe(200);
    const hidden = { email: null, phone: null, cell_phone: null, address: null, contact_open: false };
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject(hidden);
    // Signed up by the desk is not signed up themselves.
    const sid = await all.shift(tid, 9, 13);
    await all.leo.browser.put(`/api/putWaitlist/${sid}`, { tid, ref_id: sam.ref_id });
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject(hidden);
    expect(JSON.stringify(await contacts(all.leo))).not.toContain(sam.email);
    expect(await rowOf(all.mia, sam.ref_id)).toMatchObject({ email: sam.email, contact_open: true });

    await react(all.server, 'roster');
    await react(all.server, 'roster');
    const letters = (await mailsTo(all.server, sam.ref_id)).filter(({ subject }) => /added/.test(subject));
    expect(letters).toMatchObject([
      { subject: 'You have been added - Added Open', text: expect.stringMatching(/\/leave\/\S+$/m) },
    ]);

    await toldAgo(sam.ref_id, '23 hours');
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject(hidden);
    await toldAgo(sam.ref_id, '1 hour');
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject({ email: sam.email, contact_open: true });

    const eve = await somebody();
    await addTo(all.leo, eve.ref_id);
    await eve.browser.put(`/api/putWaitlist/${await all.shift(tid, 14, 16)}`, { tid });
    expect(await rowOf(all.leo, eve.ref_id)).toMatchObject({ email: eve.email, contact_open: true });
  });

  test('is told by letter and kept from the desks for a day by a merge as well; their approval comes along without', async () => {
    const child = await all.tournament('active', { name: 'Qualifying' });
    const sam = await somebody();
    const courts = await all.shift(child, 9, 13, { category: 'Referee' });
    await sam.browser.put(`/api/putWaitlist/${courts}`, { tid: child });
    await all.mia.browser.put(`/api/approveReferee/${child}`, { ref_id: sam.ref_id });
    const merged = await all.mia.browser.put('/api/mergeToParentTournament/', { tid: child, ptid: tid });
    expect(merged.status).toBe(200);
    await react(all.server, 'roster');
    expect(await rowOf(all.dora, sam.ref_id)).toMatchObject({ email: null, contact_open: false });
    await toldAgo(sam.ref_id, '1 day');
    expect(await rowOf(all.dora, sam.ref_id)).toMatchObject({ email: sam.email, contact_open: true });

    await react(all.server, 'roster');
    const subjects = (await mailsTo(all.server, sam.ref_id)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'You are approved as a referee - Qualifying',
      'You have been added - Added Open',
      expect.stringMatching(/^Your sign-up, .+ - Qualifying$/),
    ]);
    const approvals = await all.mia.browser.get(`/api/getApprovalRequests/${tid}`);
    expect(rowsOf(approvals)).toMatchObject([{ ref_id: sam.ref_id, response: 'Approved' }]);
  });

  test('comes along when the tournament is merged again, also where they have joined it since', async () => {
    const child = await all.tournament('active', { name: 'Qualifying' });
    const courts = await all.shift(child, 9, 13, { category: 'Referee' });
    const merge = async () => {
      await all.mia.browser.put('/api/mergeToParentTournament/', { tid: child, ptid: tid });
      await react(all.server, 'roster');
    };
    const everybody = [await somebody(), await somebody()];
    for (const { browser, ref_id } of everybody) {
      await browser.put(`/api/putWaitlist/${courts}`, { tid: child });
      await merge();
      expect(await rowOf(all.dora, ref_id)).toMatchObject({ ref_id });
    }
  });

  test('and was taken off the list, or left it, is not put back by a merge again, nor told once more', async () => {
    const child = await all.tournament('active', { name: 'Qualifying' });
    const courts = await all.shift(child, 9, 13, { category: 'Referee' });
    const merge = async () => {
      await all.mia.browser.put('/api/mergeToParentTournament/', { tid: child, ptid: tid });
      for (const name of ['roster.merge', 'roster.tell-added']) await react(all.server, name);
    };
    const [removed, left, denied] = [await somebody(), await somebody(), await somebody()];
    for (const { browser } of [removed, left, denied])
      await browser.put(`/api/putWaitlist/${courts}`, { tid: child });
    await all.mia.browser.put(`/api/approveReferee/${child}`, { ref_id: denied.ref_id });
    await merge();
    const body = { ref_id: denied.ref_id };
    await all.mia.browser.put(`/api/removeRefereeFromApprovedList/${tid}`, body);
    await all.mia.browser.put(`/api/removeRefFromTournament/${tid}`, { ref_id: removed.ref_id });
    const [{ text = '' } = {}] = await mailsTo(all.server, left.ref_id);
    const token = text.match(/\/leave\/(\S+)/)?.[1] ?? '';
    await all.visitor.post('/api/wayOut/leave', { token });
    for (const { ref_id } of [removed, left]) expect(await rowOf(all.mia, ref_id)).toBeUndefined();
    await merge();
    for (const { ref_id } of [removed, left]) expect(await rowOf(all.mia, ref_id)).toBeUndefined();
    expect(await mailsTo(all.server, left.ref_id)).toHaveLength(1);
    const approvals = await all.mia.browser.get(`/api/getApprovalRequests/${tid}`);
    expect(rowsOf(approvals)).toMatchObject([{ ref_id: denied.ref_id, response: 'Denied' }]);
  });

  test('is not reached by a second desk because they work for the first', async () => {
    const sam = await somebody();
    const courts = await all.shift(tid, 9, 13, { category: 'Referee' });
    await sam.browser.put(`/api/putWaitlist/${courts}`, { tid });
    expect(await rowOf(all.leo, sam.ref_id)).toBeUndefined();
    await addTo(all.leo, sam.ref_id);
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject({ email: null, count: 0, wait_count: 0 });
    expect(await rowOf(all.dora, sam.ref_id)).toMatchObject({ email: sam.email });
  });

  test('was entered by name just now, and so is known to the desk; a volunteer likewise', async () => {
    const form = { tid, first: 'Nora', last: 'New', email: `nora${people}@example.org`, phone: '8015550123' };
    const added = await all.leo.browser.post('/api/addRef', form);
    expect(await rowOf(all.leo, textAt(added, 'ref_id'))).toMatchObject({ phone: '8015550123' });
    const again = await all.leo.browser.post('/api/addRef', { ...form, phone: null });
    expect(textAt(again, 'ref_id')).toBe(textAt(added, 'ref_id'));

    const sam = await somebody();
    const refInfo = { first: 'Sam', last: sam.last, email: sam.email };
    const { browser } = all.vera;
    const known = await browser.post(`/api/addVolunteerToDBandTournament/${tid}`, { refInfo });
    expect(textAt(known, 'ref_id')).toBe(sam.ref_id);
    const lists = await Promise.all([
      browser.get(`/api/getRegisteredVolunteers/${tid}`),
      browser.get(`/api/getVolunteerContactInfo/${tid}`),
      browser.post(`/api/volunteer/getVolunteerForCoordinator/${tid}`, {}),
      browser.post(`/api/volunteer/getVolunteerPage/${tid}`, {}),
    ]);
    for (const { body } of lists) {
      expect(JSON.stringify(body)).toContain(sam.last);
      expect(JSON.stringify(body)).not.toContain('8015550177');
    }
  });

  test('leaves by the link, without a login, once and for all, and not by opening it', async () => {
    const sam = await somebody();
    await addTo(all.dora, sam.ref_id);
    await react(all.server, 'roster');
    const [{ text } = { text: '' }] = await mailsTo(all.server, sam.ref_id);
    const token = text.match(/\/leave\/(\S+)/)?.[1] ?? '';
    const look = () => all.visitor.post('/api/wayOut/look', { token });
    const listed = { tournament: 'Added Open', role: 'official' };
    expect((await look()).body).toEqual({ ...listed, listed: true });
    expect((await look()).body).toEqual({ ...listed, listed: true });
    expect((await all.visitor.get(`/api/wayOut/leave?token=${token}`)).status).toBe(405);
    expect(await rowOf(all.dora, sam.ref_id)).toBeDefined();
    for (const _ of ['once', 'again']) {
      expect((await all.visitor.post('/api/wayOut/leave', { token })).status).toBe(200);
      expect((await look()).body).toEqual({ ...listed, listed: false });
    }
    expect(await rowOf(all.dora, sam.ref_id)).toBeUndefined();
    for (const wrong of [`${token}x`, token.slice(1), 'nothing', '.', `${token.split('.')[0]}.`]) {
      expect((await all.visitor.post('/api/wayOut/leave', { token: wrong })).status).toBe(404);
    }
  });

  test('is one of 300 that an admin adds within a day, whatever the call and the process', async () => {
    const { pool } = all.server;
    const { leo } = all;
    await pool.query(
      `insert into runtime.allowances values ('additions', $1, 298, now())
       on conflict (kind, key) do update set used = 298, since = now()`,
      [leo.ref_id],
    );
    const [one, two, three] = [await somebody(), await somebody(), await somebody()];
    expect((await addTo(leo, one.ref_id)).status).toBe(200);
    expect((await addTo(leo, one.ref_id)).status).toBe(200);
    const entered = { tid, first: 'Nina', last: 'New', phone: '8015550123' };
    expect((await leo.browser.post('/api/addRef', entered)).status).toBe(200);
    const sid = await all.shift(tid, 9, 13);
    const refused = [
      await addTo(leo, two.ref_id),
      await leo.browser.post('/api/addRef', entered),
      await leo.browser.put(`/api/putWaitlist/${sid}`, { tid, ref_id: three.ref_id }),
      await leo.browser.post('/rest/signups', { tid, sid, ref_id: three.ref_id }),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 429,
        body: {
          message: expect.stringMatching(/^You have added 300 people within a day\. You can add more /),
        },
      });
    }
    expect((await addTo(all.dora, two.ref_id)).status).toBe(200);
    // Another process counts the same, and a day later it begins anew.
    const limit = { most: 300, seconds: 86_400 };
    expect(await new Allowances(pool).take('additions', leo.ref_id, limit)).toMatchObject({ taken: false });
    await pool.query("update runtime.allowances set since = since - interval '1 day' where key = $1", [
      leo.ref_id,
    ]);
    expect((await addTo(leo, two.ref_id)).status).toBe(200);
  });
});

describe('A desk’s correction', () => {
  const edit = (by: Member, ref_id: string, body: object) =>
    by.browser.put('/api/editRef', { tid, ref_id, ...body });

  test('is of people in its section, and leaves names with an account and every e-mail alone', async () => {
    const sam = await somebody();
    await sam.browser.put(`/api/putWaitlist/${await all.shift(tid, 9, 13)}`, { tid });
    const cards = { credentials: 'Level 2', barcode: '0417', ppaRating: '4.5', phone: '8015550188' };
    expect((await edit(all.leo, sam.ref_id, cards)).status).toBe(200);
    // Sam has a login: the number is Sam's once Sam says so, and this desk sees it beside the old one.
    expect(await rowOf(all.leo, sam.ref_id)).toMatchObject({
      barcode: '0417',
      phone: '8015550177',
      phone_proposed: '8015550188',
    });
    for (const ppaRating of ['abc', '-3', -3]) {
      expect(await edit(all.leo, sam.ref_id, { ppaRating })).toMatchObject({
        status: 400,
        body: { errors: { ppaRating: 'must be a number such as 4.5' } },
      });
    }
    for (const ppaRating of [4.25, '', null]) {
      expect((await edit(all.leo, sam.ref_id, { ppaRating })).status).toBe(200);
    }
    // A form that sends what stands there changes nothing.
    expect((await edit(all.leo, sam.ref_id, { first: 'Sam', last: sam.last, email: sam.email })).status).toBe(
      200,
    );
    for (const field of [{ first: 'Eve' }, { last: 'Eve' }, { email: 'eve@example.org' }]) {
      for (const by of [all.leo, all.mia]) expect((await edit(by, sam.ref_id, field)).status).toBe(400);
    }
    const ben = await somebody();
    await ben.browser.put(`/api/putWaitlist/${await all.shift(tid, 9, 13, { category: 'Referee' })}`, {
      tid,
    });
    expect((await edit(all.leo, ben.ref_id, cards)).status).toBe(403);
    expect((await edit(all.leo, (await somebody()).ref_id, cards)).status).toBe(404);
    expect((await edit(all.vera, sam.ref_id, cards)).status).toBe(403);
    const entered = { tid, first: 'Nora', last: 'Newer', phone: '8015550123' };
    const nora = textAt(await all.leo.browser.post('/api/addRef', entered), 'ref_id');
    expect((await edit(all.leo, nora, { first: 'Eleonora' })).status).toBe(200);
    expect((await edit(all.leo, nora, { email: 'eve@example.org' })).status).toBe(400);
  });

  test('is never of a platform admin or of who runs any tournament', async () => {
    const staffer = await somebody();
    const elsewhere = await all.tournament('active');
    await all.server.execute(tournament, elsewhere, { type: 'AddAdmin', ref_id: staffer.ref_id });
    const chief = await somebody();
    await all.server.execute(personAggregate, chief.ref_id, { type: 'GrantPlatformAdmin' });
    for (const { ref_id } of [staffer, chief]) {
      await addTo(all.leo, ref_id);
      for (const by of [all.leo, all.mia]) {
        expect((await edit(by, ref_id, { phone: '8015550199' })).status).toBe(403);
        expect((await edit(by, ref_id, { first: 'Eve' })).status).toBe(403);
        expect((await edit(by, ref_id, { credentials: 'Certified' })).status).toBe(403);
      }
      expect((await edit(all.platform, ref_id, { phone: '8015550199' })).status).toBe(200);
    }
  });
});

describe('A desk of one section', () => {
  test('takes out its own rows and nobody else’s', async () => {
    const sam = await somebody();
    const courts = await all.shift(tid, 14, 18, { category: 'Referee' });
    const tent = await all.shift(tid, 9, 13);
    for (const sid of [courts, tent]) {
      await all.mia.browser.put(`/api/putTimeSpots/${sid}`, { tid, ref_id: sam.ref_id });
    }
    const remove = (by: Member, ref_id: string) =>
      by.browser.put(`/api/removeRefFromTournament/${tid}`, { ref_id });
    const own = async () =>
      rowsOf(await all.mia.browser.post(`/api/getRefScheduleForTournament/${sam.ref_id}`, { tid }));
    expect((await remove(all.leo, sam.ref_id)).status).toBe(200);
    expect((await own()).map(({ sid }) => sid)).toEqual([courts]);
    expect(await rowOf(all.leo, sam.ref_id)).toBeUndefined();
    expect((await remove(all.leo, sam.ref_id)).status).toBe(403);
    expect((await remove(all.vera, sam.ref_id)).status).toBe(403);
    expect((await own()).map(({ sid }) => sid)).toEqual([courts]);
    expect((await remove(all.mia, sam.ref_id)).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  test('confirms whoever waits while a spot is free, in one step', async () => {
    const [sam, eve] = [await somebody(), await somebody()];
    const sid = await all.shift(tid, 9, 13, { spots: 1 });
    const waits = async (who: Member) =>
      textAt(await who.browser.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
    const [first, second] = [await waits(sam), await waits(eve)];
    const confirm = (by: Member, shift_id: string) => by.browser.put('/api/confirmShift/', { shift_id, tid });
    expect((await confirm(sam, first)).status).toBe(409);
    expect((await confirm(all.leo, first)).body).toMatchObject({ confirmed: true, waitlist: false });
    expect(await confirm(all.leo, second)).toMatchObject({ status: 409, body: { code: 'full' } });
  });

  test('reads of the outbox what speaks of it alone, and no link that is the right to something', async () => {
    const [sam, eve] = [await somebody(), await somebody()];
    await addTo(all.leo, sam.ref_id);
    await all.mia.browser.post(`/api/addVolunteerToTournament/${tid}`, { ref_id: eve.ref_id });
    await react(all.server, 'roster');
    expect((await mailsTo(all.server, sam.ref_id)).length).toBe(1);
    const { rows } = await all.server.pool.query<{ sections: string[] }>(
      'select sections from outbox.messages where tid = $1 order by sections',
      [tid],
    );
    expect(rows.map(({ sections }) => sections)).toEqual([['line'], ['volunteer']]);
  });
});

describe('Letters to coordinators', () => {
  test('go on a day after five of one person in one tournament', async () => {
    const sam = await somebody();
    const write = (who: Member, at = tid) =>
      who.browser.post('/api/emailCoordinator', { tid: at, emailBody: 'Hello', type: 'referee' });
    for (let letter = 1; letter <= 5; letter += 1) expect((await write(sam)).status).toBe(200);
    expect(await write(sam)).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(
          /^You have written to the coordinators 5 times within a day\. You can /,
        ),
        details: { again: expect.any(String) },
      },
    });
    expect((await write(all.ann)).status).toBe(200);
    expect((await write(sam, await all.tournament('active'))).status).toBe(200);
  });
});

test('Reactions wait for every read model they look into', async () => {
  for (const reaction of reactionsOf(all.server, 'roster')) {
    const asked = new Set<string>();
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: all.server.pool }),
      log: ({ query }) => {
        for (const [, model = ''] of query.sql.matchAll(/(?:from|join) "(\w+)"\./g)) asked.add(model);
      },
    });
    await react({ ...all.server, db }, reaction.name);
    expect({ [reaction.name]: [...asked].filter((model) => !reaction.reads?.includes(model)) }).toEqual({
      [reaction.name]: [],
    });
  }
});
