import { describe, expect, test } from 'vitest';
import type { Actor } from '../kernel/event.ts';
import { given } from '../kernel/given.fixtures.ts';
import type { PersonCommand } from './commands.ts';
import { person } from './decide.ts';
import type { PersonEvent } from './events.ts';
import type { Details } from './person.ts';
import { TEXTS } from './texts.ts';

const own: { actor: Actor } = { actor: { ref: 'p1', as: 'self' } };
const byAdmin: { actor: Actor } = { actor: { ref: 'a1', as: 'admin' } };

const register: PersonCommand<'Register'> = {
  type: 'Register',
  ref_id: 'p1',
  details: { first: 'Ana', last: 'Ruiz', email: 'ana@example.org', phone: '8015550100', alt_phone: null },
  choices: { credentials: 'Level 1', newsletter: false },
  password_hash: 'hash-1',
  source: null,
};
const registered: PersonEvent = {
  type: 'PersonRegistered',
  data: {
    ref_id: 'p1',
    details: { first: 'Ana', last: 'Ruiz', email: 'ana@example.org', phone: '8015550100' },
    choices: { credentials: 'Level 1' },
    password_hash: 'hash-1',
    source: null,
  },
};
const added: PersonEvent = {
  type: 'PersonAdded',
  data: { ref_id: 'p1', details: { first: 'Bo', last: 'Lee' }, choices: {} },
};
const confirmed: PersonEvent = {
  type: 'ProfileEdited',
  data: { ref_id: 'p1', details: {}, choices: {}, confirmed: true },
};
const forgotten: PersonEvent = { type: 'PersonForgotten', data: { ref_id: 'p1' } };
const granted: PersonEvent = { type: 'PlatformAdminGranted', data: { ref_id: 'p1' } };

const profile = (
  details: PersonCommand<'EditProfile'>['details'],
  choices: PersonCommand<'EditProfile'>['choices'] = {},
): PersonCommand<'EditProfile'> => ({
  type: 'EditProfile',
  details,
  choices,
});

describe('registering', () => {
  test('keeps what differs from an empty profile', () => given(person).when(register).then(registered));

  test('a person can do it once', () =>
    given(person, [registered]).when(register).thenRefused('conflict', TEXTS.emailTaken));

  test('works without a phone, but not with half of one', () => {
    const without = { ...register.details, phone: null };
    expect(given(person).when({ ...register, details: without }).outcome).toHaveLength(1);
    const half = { ...register.details, phone: '801555' };
    given(person)
      .when({ ...register, details: half })
      .thenRefused('invalid', 'US Phone - 10 numbers');
  });

  test.each(['ana', '@example.org', 'ana@', 'a na@example.org', 'ana@example.org\nBcc: x@y'])(
    'refuses the e-mail %j',
    (email) =>
      given(person)
        .when({ ...register, details: { ...register.details, email } })
        .thenRefused('invalid', 'invalid email'),
  );

  test('names every field at fault', () => {
    const details = { ...register.details, first: ' ', last: '' };
    expect(given(person).when({ ...register, details }).outcome).toMatchObject({
      text: 'First name is required.',
      fields: { first: 'First Name Required', last: 'Last Name Required' },
    });
  });
});

describe('the profile', () => {
  test('records only what changed, and that the person looked at it', () =>
    given(person, [registered])
      .when({ ...profile({ first: 'Ana', city: 'St. George' }, { shirt: "Women's M" }), fresh: true }, own)
      .then({
        type: 'ProfileEdited',
        data: {
          ref_id: 'p1',
          details: { city: 'St. George' },
          choices: { shirt: "Women's M" },
          confirmed: true,
        },
      }));

  test('saving it unchanged for the first time confirms it', () =>
    given(person, [registered]).when(profile({}), own).then(confirmed));

  test('saving it unchanged again changes nothing', () =>
    given(person, [registered, confirmed])
      .when(profile({ first: 'Ana' }, { credentials: 'Level 1' }), own)
      .then());

  test('an admin saving it unchanged confirms nothing', () =>
    given(person, [registered])
      .when(profile({ last: 'Ruiz' }), byAdmin)
      .then());

  test.each([
    [{ first: '' }, 'First name is required.', { first: 'First Name Required' }],
    [{ last: '  ' }, 'Last name is required.', { last: 'Last Name Required' }],
    [{ phone: '801555010' }, 'Phone number is invalid.', { phone: 'US Number 10 characters' }],
    [{ phone: null }, 'Phone number is invalid.', { phone: 'US Number 10 characters' }],
    [
      { alt_phone: '28015550100' },
      'Alternate phone number is invalid.',
      { alt_phone: 'US Number 10 characters' },
    ],
    [{ alt_address: 'x'.repeat(255) }, TEXTS.altAddressTooLong, { alt_address: TEXTS.altAddressTooLong }],
  ])('is refused with %j', (details, text, fields) => {
    const decided = given(person, [registered]).when(profile(details), own);
    decided.thenRefused('invalid', text);
    expect(decided.outcome).toMatchObject({ fields });
  });

  const oneNamed: PersonEvent = {
    ...registered,
    data: { ...registered.data, details: { ...registered.data.details, first: 'Ana', last: '' } },
  };
  const edited = (details: Partial<Details>) => ({
    type: 'ProfileEdited' as const,
    data: { ref_id: 'p1', details, choices: {}, confirmed: true },
  });

  test('with one name alone records both parts whenever one changes', () => {
    given(person, [registered])
      .when({ ...profile({}), one_name: true }, own)
      .then(edited({ first: 'Ana', last: '' }));
    given(person, [oneNamed])
      .when(profile({ first: 'Ani', last: '' }), own)
      .then(edited({ first: 'Ani', last: '' }));
    given(person, [oneNamed])
      .when(profile({ last: 'Ray' }), own)
      .then(edited({ first: 'Ana', last: 'Ray' }));
    given(person, [oneNamed])
      .when({ ...profile({ city: 'Naples' }), one_name: false }, own)
      .thenRefused('invalid', 'Last name is required.');
  });

  test('keeps an alternate address of 254 characters', () =>
    expect(
      given(person, [registered]).when({ ...profile({ alt_address: 'x'.repeat(254) }), fresh: true }, own)
        .outcome,
    ).toHaveLength(1));

  test('credentials somebody gives themselves are no longer verified', () =>
    given(person, [
      registered,
      { type: 'StaffEdited', data: { ref_id: 'p1', details: {}, choices: { credentials_verified: true } } },
    ])
      .when(profile({}, { credentials: 'Certified' }), own)
      .then({
        type: 'ProfileEdited',
        data: {
          ref_id: 'p1',
          details: {},
          choices: { credentials: 'Certified', credentials_verified: false },
          confirmed: true,
        },
      }));
});

describe('what somebody wants to get', () => {
  const choose = { type: 'ChooseMessages', choices: { texts_stopped: true } } as const;
  const chosen: PersonEvent = {
    type: 'ProfileEdited',
    data: { ref_id: 'p1', details: {}, choices: { texts_stopped: true }, confirmed: false },
  };

  test('is chosen without the rest of the profile being looked at', () =>
    given(person, [added]).when(choose).then(chosen));

  test('is chosen once, and not for who was forgotten', () => {
    given(person, [added, chosen]).when(choose).then();
    given(person, [added, forgotten]).when(choose).thenRefused('not-found', 'Person not found');
  });
});

describe('people the desk enters', () => {
  const add: PersonCommand = {
    type: 'AddPerson',
    ref_id: 'p1',
    details: { first: 'Bo', last: 'Lee' },
    choices: {},
  };

  test('need a name and nothing else', () => {
    given(person).when(add, byAdmin).then(added);
    given(person)
      .when({ ...add, details: { first: 'Bo', last: '' } }, byAdmin)
      .thenRefused('invalid', 'Last name is required.');
  });

  test('have one name alone where that is said, and no last name beside it', () => {
    given(person)
      .when({ ...add, details: { first: 'Bo', last: '' }, one_name: true }, byAdmin)
      .then({ type: 'PersonAdded', data: { ref_id: 'p1', details: { first: 'Bo' }, choices: {} } });
    given(person)
      .when({ ...add, one_name: true }, byAdmin)
      .thenRefused('invalid', 'Leave the last name empty for somebody with only one name');
  });

  test('claim their login with their first password', () =>
    given(person, [added])
      .when({ type: 'SetPassword', password_hash: 'hash-2', under: null })
      .then({ type: 'LoginClaimed', data: { ref_id: 'p1', password_hash: 'hash-2' } }));

  test('by the desk of a tournament keeps to what it works with, and off whoever runs one', () => {
    const edit = (details: object, admin = false, open = true): PersonCommand => ({
      type: 'EditStaff',
      details,
      choices: {},
      desk: { tid: 't1', admin, open },
    });
    const ana = given(person, [registered]);
    const { outcome } = ana.when(
      edit({ phone: '8015550199', first: 'Ana', email: 'ana@example.org' }),
      byAdmin,
    );
    expect(outcome).toMatchObject([
      { type: 'PhoneProposed', data: { ref_id: 'p1', tid: 't1', phone: '8015550199' } },
    ]);
    ana.when(edit({ barcode: '1' }, false, false), byAdmin).thenRefused('forbidden', TEXTS.notOpenYet);
    ana.when(edit({ phone: null }), byAdmin).thenRefused('invalid', TEXTS.phoneTheirs);
    ana.when(edit({ first: 'Eve' }), byAdmin).thenRefused('invalid', TEXTS.namesTheirs);
    ana.when(edit({ last: 'Eve' }), byAdmin).thenRefused('invalid', TEXTS.namesTheirs);
    ana.when(edit({ phone: '8015550199' }, true), byAdmin).thenRefused('forbidden', TEXTS.staffTheirOwn);
    given(person, [registered, { type: 'PlatformAdminGranted', data: { ref_id: 'p1' } }])
      .when(edit({ barcode: '1' }), byAdmin)
      .thenRefused('forbidden', TEXTS.staffTheirOwn);
    const bo = given(person, [added]);
    expect(bo.when(edit({ first: 'Bob' }), byAdmin).outcome).toMatchObject([{ type: 'StaffEdited' }]);
    // Who could give somebody without a login an address of their own would have the login next.
    bo.when(edit({ email: 'eve@example.org' }), byAdmin).thenRefused('invalid', TEXTS.emailTheirs);
  });

  test('have the phone of their account until they accept another, and one answer for each proposal', () => {
    const proposed: PersonEvent = {
      type: 'PhoneProposed',
      data: { ref_id: 'p1', tid: 't1', phone: '8015550199' },
    };
    const elsewhere: PersonEvent = { type: 'PhoneProposed', data: { ...proposed.data, tid: 't2' } };
    const asked = given(person, [
      registered,
      { ...proposed, meta: { commandId: 'c1' } },
      { ...elsewhere, meta: { commandId: 'c2' } },
    ]);
    const answer = (id: string, accepted: boolean): PersonCommand => ({
      type: 'AnswerPhoneProposal',
      tid: 't1',
      id,
      accepted,
    });
    const answered = (tid: string, accepted: boolean): PersonEvent => ({
      type: 'PhoneProposalAnswered',
      data: { ref_id: 'p1', tid, phone: '8015550199', accepted },
    });
    asked.when(answer('c1', true)).then(answered('t1', true), answered('t2', false));
    asked.when(answer('c1', false)).then(answered('t1', false));
    asked.when(answer('c0', true)).thenRefused('stale', TEXTS.phoneProposedAgain);
    given(person, [registered]).when(answer('c1', true)).then();
    given(person, [registered, proposed, answered('t1', true)])
      .when({ type: 'EditStaff', details: { phone: '8015550199' }, choices: {} }, byAdmin)
      .then();
    asked.when({ type: 'Forget' }).then(answered('t1', false), answered('t2', false), forgotten);
  });

  test('keep the credentials that the platform has checked', () => {
    const edit: PersonCommand = {
      type: 'EditStaff',
      details: {},
      choices: { credentials: 'Certified' },
      desk: { tid: 't1', admin: false, open: true },
    };
    const checked: PersonEvent = {
      type: 'StaffEdited',
      data: { ref_id: 'p1', details: {}, choices: { credentials_verified: true } },
    };
    given(person, [registered, checked])
      .when(edit, byAdmin)
      .thenRefused('forbidden', TEXTS.credentialsVerified);
    expect(given(person, [registered]).when(edit, byAdmin).outcome).toHaveLength(1);
    const byDesk: PersonEvent = {
      type: 'PersonAdded',
      data: {
        ...added.data,
        choices: { credentials_verified: true },
        joins: { tid: 't1', role: 'official' },
      } as Extract<PersonEvent, { type: 'PersonAdded' }>['data'],
    };
    expect(given(person, [byDesk]).when(edit, byAdmin).outcome).toHaveLength(1);
  });

  test('can be given an e-mail as long as they have no login', () => {
    const edit: PersonCommand = { type: 'EditStaff', details: { email: 'bo@example.org' }, choices: {} };
    given(person, [added])
      .when(edit, byAdmin)
      .then({
        type: 'StaffEdited',
        data: { ref_id: 'p1', details: { email: 'bo@example.org' }, choices: {} },
      });
    given(person, [registered]).when(edit, byAdmin).thenRefused('invalid', 'Email cannot be changed');
  });

  test('are not overwritten by an edit that saw an older version', () => {
    const edit = (version: number): PersonCommand => ({
      type: 'EditStaff',
      details: { first: 'Bob' },
      choices: {},
      version,
    });
    const past = [added, { ...confirmed, meta: { actor: { ref: 'a2', as: 'admin' } as const } }];
    expect(given(person, past).when(edit(1), byAdmin).outcome).toHaveLength(1);
    const decided = given(person, past).when(edit(0), byAdmin);
    decided.thenRefused('stale');
    expect(decided.outcome).toMatchObject({ details: { changed_by: 'a2', version: 1 } });
  });

  test('are left as they are by an edit that changes nothing', () =>
    given(person, [registered])
      .when({ type: 'EditStaff', details: { email: 'ana@example.org', first: 'Ana' }, choices: {} }, byAdmin)
      .then());
});

describe('a password', () => {
  const by = (commandId: string) => ({ meta: { commandId } });
  const changed: PersonEvent = { type: 'PasswordChanged', data: { ref_id: 'p1', password_hash: 'hash-2' } };
  const set = (under: string | null): PersonCommand => ({
    type: 'SetPassword',
    password_hash: 'hash-2',
    under,
  });

  test('is named by the command that set it, until another one does or the person is forgotten', () => {
    const first = given(person, [{ ...registered, ...by('one') }, confirmed]);
    expect(first.state).toMatchObject({ credential: 'one', password_hash: 'hash-1' });
    const second = given(person, [registered, { ...changed, ...by('two') }, granted]);
    expect(second.state).toMatchObject({ credential: 'two', password_hash: 'hash-2' });
    expect(given(person, [added]).state).toMatchObject({ credential: null, password_hash: null });
  });

  test('replaces the one that was proved, and none that came after it', () => {
    const now = [{ ...registered, ...by('one') }];
    given(person, now).when(set('one'), own).then(changed);
    const text = 'The password was changed meanwhile, please log in again';
    given(person, [...now, { ...changed, ...by('two') }])
      .when(set('one'), own)
      .thenRefused('stale', text);
    given(person, now).when(set(null), own).thenRefused('stale', text);
  });
});

describe('the platform admin right', () => {
  test('is granted and taken once', () => {
    given(person, [registered]).when({ type: 'GrantPlatformAdmin' }).then(granted);
    given(person, [registered, granted]).when({ type: 'GrantPlatformAdmin' }).then();
    given(person, [registered]).when({ type: 'RevokePlatformAdmin' }).then();
    given(person, [registered, granted])
      .when({ type: 'RevokePlatformAdmin' })
      .then({ type: 'PlatformAdminRevoked', data: { ref_id: 'p1' } });
  });

  test('has to go before its holder can be forgotten', () =>
    given(person, [registered, granted]).when({ type: 'Forget' }).thenRefused('conflict'));
});

describe('a person who was forgotten', () => {
  test('leaves by one event that says nothing about them', () =>
    given(person, [registered]).when({ type: 'Forget' }, own).then(forgotten));

  test.each<PersonCommand>([
    { type: 'Forget' },
    { type: 'SetPassword', password_hash: 'hash-3', under: null },
    { type: 'GrantPlatformAdmin' },
    profile({ first: 'Eve' }),
    { type: 'EditStaff', details: { first: 'Eve' }, choices: {} },
  ])('is as unknown as nobody for $type', (command) => {
    given(person, [registered, forgotten]).when(command).thenRefused('not-found', 'Person not found');
    given(person).when(command).thenRefused('not-found', 'Person not found');
  });

  test('cannot come back under the same id', () =>
    given(person, [registered, forgotten]).when(register).thenRefused('conflict'));

  test('does not stop the log from being folded when the sealed fields are gone', () => {
    const shredded: PersonEvent[] = [
      {
        type: 'PersonRegistered',
        data: { ref_id: 'p1', details: null, choices: {}, password_hash: null, source: null },
      },
      { type: 'ProfileEdited', data: { ref_id: 'p1', details: null, choices: {}, confirmed: true } },
    ];
    expect(given(person, shredded).state).toMatchObject({ status: 'member', details: { first: '' } });
  });
});
