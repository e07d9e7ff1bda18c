import type { PersonEvent } from '@courtcrew/domain/accounts/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { describe, expect, test } from 'vitest';
import type { Rows, Table } from '../kernel/readModel.ts';
import { accounts } from './project.ts';

type Row = Record<string, unknown>;

/** Projects into plain maps, the way the real rows behave. */
function projected(events: readonly PersonEvent[]) {
  const tables = new Map<string, Map<unknown, Row>>([
    ['people', new Map()],
    ['logins', new Map()],
  ]);
  const of = (table: Table) => tables.get(table.name) ?? new Map<unknown, Row>();
  const rows: Rows = {
    put: (table, row) => void of(table).set((row as Row).ref_id, row as Row),
    patch(table, key, changes) {
      const row = of(table).get((key as Row).ref_id);
      if (row) of(table).set(row.ref_id, { ...row, ...changes });
    },
    remove: (table, key) => void of(table).delete((key as Row).ref_id),
  };
  for (const [revision, event] of events.entries()) accounts.project(recorded(event, revision), rows);
  return { person: tables.get('people')?.get('p1'), login: tables.get('logins')?.get('p1') };
}

const at = (revision: number) => `2026-03-01T12:00:0${revision}.000Z`;
const recorded = (event: PersonEvent, revision: number): RecordedEvent => ({
  ...event,
  id: `e${revision}`,
  stream: 'person-p1',
  revision,
  position: BigInt(revision + 1),
  meta: {
    commandId: `c${revision}`,
    actor: { ref: 'p1', as: 'self' },
    at: at(revision),
    schema: 1,
    correlation: 'x',
    causation: 'x',
  },
});

const registered: PersonEvent = {
  type: 'PersonRegistered',
  data: {
    ref_id: 'p1',
    details: { first: 'José', last: 'Díaz  Ruiz', email: 'Jose@Example.org', phone: '8015550100' },
    choices: { credentials: 'Level 2' },
    password_hash: 'h1',
    source: 'ppa',
  },
};
const added: PersonEvent = {
  type: 'PersonAdded',
  data: { ref_id: 'p1', details: { first: 'Bo', last: 'Lee', email: 'bo@example.org' }, choices: {} },
};
const edited: PersonEvent = {
  type: 'ProfileEdited',
  data: {
    ref_id: 'p1',
    details: { last: 'Núñez', city: 'Provo' },
    choices: { shirt: "Men's L" },
    confirmed: true,
  },
};
const forgotten: PersonEvent = { type: 'PersonForgotten', data: { ref_id: 'p1' } };

describe('the read model of people', () => {
  test('shows who registered, and how they log in', () => {
    const { person, login } = projected([registered]);
    expect(person).toMatchObject({
      first: 'José',
      first_key: 'jose',
      last_key: 'diaz ruiz',
      credentials: 'Level 2',
      newsletter: false,
      source: 'ppa',
      login: true,
      profile_updated: false,
      platform_admin: false,
      registered_at: at(0),
      version: 0,
    });
    expect(login).toEqual({ ref_id: 'p1', email_key: 'jose@example.org', password_hash: 'h1' });
  });

  test('has every column of its tables, whatever the event says', () => {
    const { person, login } = projected([registered]);
    const [people, logins] = accounts.tables;
    expect(Object.keys(person ?? {}).sort()).toEqual(Object.keys(people?.columns ?? {}).sort());
    expect(Object.keys(login ?? {}).sort()).toEqual(Object.keys(logins?.columns ?? {}).sort());
  });

  test('shows whether a login needs a code, and counts every event of it', () => {
    const on: PersonEvent[] = [
      registered,
      { type: 'SecondFactorPrepared', data: { ref_id: 'p1', secret: 'a secret' } },
      { type: 'SecondFactorSwitchedOn', data: { ref_id: 'p1', recovery: ['one', 'two'] } },
      { type: 'RecoveryCodeUsed', data: { ref_id: 'p1', code: 'one' } },
      { type: 'RecoveryCodesRenewed', data: { ref_id: 'p1', recovery: ['three'] } },
    ];
    expect(projected([registered]).person).toMatchObject({ second_factor: false });
    expect(projected(on).person).toMatchObject({ second_factor: true, version: 4 });
    const off: PersonEvent = { type: 'SecondFactorSwitchedOff', data: { ref_id: 'p1' } };
    expect(projected([...on, off]).person).toMatchObject({ second_factor: false, version: 5 });
    expect(projected([...on, forgotten]).person).toMatchObject({ second_factor: false });
    const words = ['a secret', 'one', 'two', 'three'];
    expect(
      Object.values(projected(on).person ?? {}).filter((value) => words.includes(String(value))),
    ).toEqual([]);
  });

  test('follows an edit and its own name keys', () =>
    expect(projected([registered, edited]).person).toMatchObject({
      first: 'José',
      last: 'Núñez',
      last_key: 'nunez',
      city: 'Provo',
      shirt: "Men's L",
      profile_updated: true,
      updated_at: at(1),
      version: 1,
    }));

  test('an edit by somebody else does not take the confirmation away', () =>
    expect(
      projected([
        registered,
        edited,
        { ...edited, data: { ...edited.data, confirmed: false } } as PersonEvent,
      ]).person,
    ).toMatchObject({ profile_updated: true }));

  test('knows the e-mail of a person without a login, and gives them one', () => {
    expect(projected([added]).login).toEqual({
      ref_id: 'p1',
      email_key: 'bo@example.org',
      password_hash: null,
    });
    const claimed = projected([added, { type: 'LoginClaimed', data: { ref_id: 'p1', password_hash: 'h2' } }]);
    expect(claimed.login).toMatchObject({ password_hash: 'h2' });
    expect(claimed.person).toMatchObject({ login: true });
  });

  test('follows the desk to another e-mail, and to none', () => {
    const mail = (email: string | null): PersonEvent => ({
      type: 'StaffEdited',
      data: { ref_id: 'p1', details: { email }, choices: {} },
    });
    expect(projected([added, mail('Lee@example.org')]).login).toMatchObject({ email_key: 'lee@example.org' });
    expect(projected([added, mail(null)]).login).toBeUndefined();
  });

  test('leaves out what only a newer version knows', () => {
    const newer = { ...edited, data: { ...edited.data, details: { city: 'Provo', moon: 1 } } } as PersonEvent;
    expect(projected([registered, newer]).person).not.toHaveProperty('moon');
    const unknown = { type: 'MoonSeen', data: null } as unknown as PersonEvent;
    expect(projected([registered, unknown]).person).toEqual(projected([registered]).person);
  });
});

describe('a forgotten person', () => {
  const after = (details: 'readable' | 'shredded') =>
    projected([
      ...[registered, edited].map((event) =>
        details === 'readable'
          ? event
          : ({
              ...event,
              data: { ...event.data, details: null, password_hash: null, source: null },
            } as PersonEvent),
      ),
      forgotten,
    ]);

  test('leaves a row that says nothing, and no login', () => {
    const { person, login } = after('readable');
    expect(login).toBeUndefined();
    const { ref_id, registered_at, updated_at, version, ...said } = person ?? {};
    expect(said).toMatchObject({
      first: 'Former',
      last: 'Member',
      credentials: 'Not Rated',
      forgotten: true,
    });
    const telling = Object.values(said).filter(
      (value) => typeof value === 'string' && /jos|d.az|example|801|ppa/i.test(value),
    );
    expect(telling).toEqual([]);
  });

  test('leaves the same row when everything is built again without the sealed fields', () =>
    expect(after('shredded')).toEqual(after('readable')));
});
