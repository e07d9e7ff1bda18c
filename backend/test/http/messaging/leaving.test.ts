import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { LeavingLinks } from '../../../src/messaging/leaving/links.ts';
import { member } from '../accounts/people.ts';
import { type Cast, cast } from '../roster/cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
  tid = await all.tournament('published');
});
afterAll(() => all.close());

const linkTo = (recipient: string) =>
  new LeavingLinks(all.server.secretFor('leave-letters')).tokenFor({ tid, recipient });
/** A press on the page of a link, by nobody who is logged in. */
const press = (what: string, token: string, body: object = {}) =>
  all.visitor.post(`/api/messaging/letters/${what}`, { token, ...body });
const look = async (token: string) => Object((await press('look', token)).body).choices;

describe('the link at the foot of a letter', () => {
  test('chooses what to get, and changes nothing by being opened', async () => {
    const token = linkTo(all.ann.ref_id);
    const before = await look(token);
    expect(before).toMatchObject({ reminders: true, reminder_texts: false, home_zone: null });
    expect(await look(token)).toEqual(before);
    expect((await press('choose', token, { reminders: false, home_zone: 'US/Hawaii' })).status).toBe(200);
    expect(await look(token)).toEqual({ ...before, reminders: false, home_zone: 'US/Hawaii' });
  });

  test.each([
    ['home_zone', 'Mars'],
    ['reminders', 'sometimes'],
  ])('refuses a %s of %s', async (field, value) => {
    const { status, body } = await press('choose', linkTo(all.ann.ref_id), { [field]: value });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  test('is taken back with all earlier ones, and still leaves the letters', async () => {
    const token = linkTo(all.ben.ref_id);
    expect((await press('revoke', token)).status).toBe(200);
    for (const what of ['look', 'choose', 'join', 'revoke'])
      expect((await press(what, token)).status).toBe(404);
    expect((await all.visitor.post(`/api/messaging/letters/leave/${token}`)).status).toBe(200);
  });

  test('has nothing but the letters to choose without an account', async () => {
    const token = linkTo(all.server.outbox.disguise('guest@example.org'));
    expect(await look(token)).toBeNull();
    expect((await press('choose', token, { reminders: false })).status).toBe(404);
  });

  test('shows nothing of somebody who was erased', async () => {
    const zoe = await member(all.server, 'Zoe');
    const token = linkTo(zoe.ref_id);
    expect((await press('choose', token, { newsletter: true })).status).toBe(200);
    await all.server.execute(personAggregate, zoe.ref_id, { type: 'Forget' });
    for (const what of ['look', 'choose']) expect((await press(what, token)).status).toBe(404);
  });

  test("is nobody's to make", async () => {
    const forged = new LeavingLinks('another secret').tokenFor({ tid, recipient: all.ann.ref_id });
    for (const token of [forged, 'x.y']) expect((await press('choose', token)).status).toBe(404);
  });
});
