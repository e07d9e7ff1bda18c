import type { PersonEvent } from '@courtcrew/domain/accounts/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accounts,
  contactsOf,
  hasPlatformAdmin,
  loginByEmail,
  masterStaff,
  namesOf,
  personById,
  searchForWork,
  searchNames,
  sessionTournaments,
} from '../../src/accounts/index.ts';
import { rosterModel } from '../../src/roster/index.ts';
import { tournamentsModel } from '../../src/tournaments/index.ts';
import { type ReadModels, readModels, type Told } from '../support/readModels.ts';

const told = (event: PersonEvent): Told => ({ ...event, stream: `person-${event.data.ref_id}` });

const registered = (ref_id: string, first: string, last: string, listed = false): Told =>
  told({
    type: 'PersonRegistered',
    data: {
      ref_id,
      details: { first, last, email: `${ref_id}@Example.org`, city: 'Provo' },
      choices: { utr_master_list: listed, credentials: 'Level 2' },
      password_hash: `hash-${ref_id}`,
      source: null,
    },
  });

const history: Told[] = [
  registered('p1', 'José', 'Díaz', true),
  registered('p2', 'Josephine', 'Baker'),
  registered('p3', 'Mary Jo', 'Sephton', true),
  registered('p4', '100%', 'Josefson'),
  told({ type: 'PersonAdded', data: { ref_id: 'p5', details: { first: 'Bo', last: 'Lee' }, choices: {} } }),
  registered('p6', 'Josiah', 'Gone', true),
  told({
    type: 'ProfileEdited',
    data: { ref_id: 'p2', details: { last: 'Núñez' }, choices: {}, confirmed: true },
  }),
  told({ type: 'PersonForgotten', data: { ref_id: 'p6' } }),
];

let live: ReadModels;

beforeAll(async () => {
  live = await readModels([accounts, tournamentsModel, rosterModel]);
  await live.tell(history, 1);
});
afterAll(() => live.close());

const found = async (search: string): Promise<string[]> =>
  (await searchNames(live.db, search)).map(({ ref_id }) => ref_id);

describe('searching people by name', () => {
  test.each([
    ['adler', 'Eva', 'von Adler'],
    ['lukasz', 'Łukasz', 'Őry'],
    ['strasse', 'Kim', 'Straße'],
    ['李', '李', '小龙'],
    ['小', '李', '小龙'],
  ])('%s finds %s %s', async (search, first, last) => {
    const other = await readModels([accounts]);
    await other.tell([registered('q1', first, last), registered('q2', 'Bo', 'Lee')], 1);
    expect((await searchNames(other.db, search)).map(({ ref_id }) => ref_id)).toEqual(['q1']);
    await other.close();
  });

  test.each([
    ['jos', ['p1', 'p4', 'p2']],
    ['JOSÉ', ['p1', 'p4', 'p2']],
    ['jose diaz', ['p1']],
    ['Díaz, José', ['p1']],
    ['diaz jos', ['p1']],
    ['jose nobody', []],
    [',,,', []],
    ['  nune', ['p2']],
    ['mary  jo  sep', ['p3']],
    ['seph', ['p3']],
    ['baker', []],
    ['100%', ['p4']],
    ['jo%', []],
    ['___', []],
    ['jo', []],
    ['former', []],
  ])('%j finds %j', async (search, refs) => expect((await found(search)).sort()).toEqual([...refs].sort()));

  test('leaves out people without a login where only accounts are asked for', async () => {
    const byName = (search: string) => searchNames(live.db, search, { accounts: true });
    expect(await found('lee')).toEqual(['p5']);
    expect(await byName('lee')).toEqual([]);
    expect(await byName('sephton')).toMatchObject([{ ref_id: 'p3' }]);
  });

  test('names those first who want the work they are looked for, and leaves nobody out', async () => {
    const live = await readModels([accounts]);
    const wants = (ref_id: string, choices: object): Told =>
      told({ type: 'ProfileEdited', data: { ref_id, details: {}, choices, confirmed: true } });
    await live.tell([
      ...['a', 'b', 'c'].map((ref_id) => registered(ref_id, 'Chris', `Crowd${ref_id}`)),
      wants('b', { line_judge: true }),
      wants('c', { volunteer: true }),
    ]);
    const found = async (...work: Parameters<typeof searchForWork>[2]) =>
      (await searchForWork(live.db, 'crowd', work)).map(({ ref_id, wants }) => `${ref_id} ${wants}`);
    expect(await found('referee', 'line_judge')).toEqual(['b true', 'a false', 'c false']);
    expect(await found('volunteer')).toEqual(['c true', 'a false', 'b false']);
    await live.close();
  });

  test('names twenty at most, by last name', async () => {
    const crowd = await readModels([accounts]);
    const many = Array.from({ length: 25 }, (_, n) => registered(`c${n}`, 'Chris', `Crowd${100 + n}`));
    await crowd.tell(many.reverse());
    const names = await searchNames(crowd.db, 'crowd', { limit: 50 });
    expect(names.map(({ last }) => last)).toEqual(Array.from({ length: 20 }, (_, n) => `Crowd${100 + n}`));
    await crowd.close();
  });
});

describe('people by id and by e-mail', () => {
  test('are found whatever the case of the e-mail', async () => {
    expect(await loginByEmail(live.db, ' P1@example.ORG')).toMatchObject({
      ref_id: 'p1',
      password_hash: 'hash-p1',
    });
    expect(await loginByEmail(live.db, 'nobody@example.org')).toBeUndefined();
    expect((await live.rows(accounts)).logins).not.toContainEqual(expect.objectContaining({ ref_id: 'p5' }));
    expect(await personById(live.db, 'p1')).toMatchObject({
      first: 'José',
      registered_at: '2026-01-01T00:00:00.000Z',
    });
  });

  test('have names for every row that points to them, the forgotten included', async () => {
    const names = await namesOf(live.db, ['p2', 'p6', 'p2', 'nobody']);
    expect([...names.values()].map(({ first, last }) => `${first} ${last}`).sort()).toEqual([
      'Former Member',
      'Josephine Núñez',
    ]);
    expect(await namesOf(live.db, [])).toEqual(new Map());
  });

  test('are nobody once they are forgotten', async () => {
    expect(await personById(live.db, 'p6')).toBeUndefined();
    expect(await contactsOf(live.db, ['p6', 'p2', 'nobody'])).toEqual(
      new Map([
        [
          'p2',
          {
            name: 'Josephine Núñez',
            email: 'p2@Example.org',
            phone: null,
            texts_stopped: false,
            read_receipts: false,
            home_zone: null,
          },
        ],
      ]),
    );
    expect(await loginByEmail(live.db, 'p6@example.org')).toBeUndefined();
    expect(JSON.stringify(await live.rows(accounts))).not.toMatch(/Josiah|Gone|p6@/);
  });
});

test('the master staff list holds who asked to be on it', async () => {
  const rows = await masterStaff(live.db);
  expect(rows.map(({ ref_id }) => ref_id)).toEqual(['p1', 'p3']);
  expect(rows[0]).toMatchObject({ utr_credentials: 'Level 2', city: 'Provo', email: 'p1@Example.org' });
});

test('the platform admin is known by the right alone', async () => {
  expect(await hasPlatformAdmin(live.db)).toBe(false);
  await live.tell([told({ type: 'PlatformAdminGranted', data: { ref_id: 'p1' } })]);
  expect(await hasPlatformAdmin(live.db)).toBe(true);
  expect(await sessionTournaments(live.db, 'p1')).toEqual([]);
});

test('built again from the log without the forgotten, in other batches, the rows are the same', async () => {
  const again = await readModels([accounts, tournamentsModel, rosterModel]);
  const shredded = history.map((event) =>
    event.stream === 'person-p6' && event.type === 'PersonRegistered'
      ? { ...event, data: { ...(event.data as object), details: null, password_hash: null, source: null } }
      : event,
  );
  await again.tell([...shredded, told({ type: 'PlatformAdminGranted', data: { ref_id: 'p1' } })], 3);
  expect(await again.rows(accounts)).toEqual(await live.rows(accounts));
  await again.close();
});
