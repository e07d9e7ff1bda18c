import { describe, expect, test } from 'vitest';
import type { Actor } from '../kernel/event.ts';
import { given } from '../kernel/given.fixtures.ts';
import type { PersonCommand } from './commands.ts';
import { person } from './decide.ts';
import type { PersonEvent } from './events.ts';
import { TEXTS } from './texts.ts';

const own: { actor: Actor } = { actor: { ref: 'p1', as: 'self' } };
const byAdmin: { actor: Actor } = { actor: { ref: 'a1', as: 'admin' } };

const registered: PersonEvent = {
  type: 'PersonRegistered',
  data: {
    ref_id: 'p1',
    details: { first: 'Ana', last: 'Ruiz', email: 'ana@example.org', phone: '8015550100' },
    choices: {},
    password_hash: 'hash-1',
    source: null,
  },
};
const prepared = (secret: string | null = 'first secret'): PersonEvent => ({
  type: 'SecondFactorPrepared',
  data: { ref_id: 'p1', secret },
});
const switchedOn: PersonEvent = {
  type: 'SecondFactorSwitchedOn',
  data: { ref_id: 'p1', recovery: ['one', 'two'] },
};
const used: PersonEvent = { type: 'RecoveryCodeUsed', data: { ref_id: 'p1', code: 'one' } };
const switchedOff: PersonEvent = { type: 'SecondFactorSwitchedOff', data: { ref_id: 'p1' } };

const switchOn: PersonCommand = {
  type: 'SwitchOnSecondFactor',
  secret: 'first secret',
  recovery: ['one', 'two'],
};
const useOne: PersonCommand = { type: 'UseRecoveryCode', code: 'one' };
const isOn = [registered, prepared(), switchedOn];

/** What the person's stream says of their second factor. */
const factorAfter = (events: readonly PersonEvent[]) => {
  const { state } = given(person, events);
  return state.status === 'member' ? state.secondFactor : undefined;
};

describe('switching a second factor on', () => {
  test('begins with a secret, which counts for nothing before a code proved it', () => {
    given(person, [registered])
      .when({ type: 'PrepareSecondFactor', secret: 'first secret' }, own)
      .then(prepared());
    expect(factorAfter([registered, prepared()])).toMatchObject({ on: false, secret: null });
  });

  test('takes the secret the code was made with, and the recovery codes', () => {
    given(person, [registered, prepared()]).when(switchOn, own).then(switchedOn);
    expect(factorAfter(isOn)).toEqual({
      prepared: null,
      on: true,
      secret: 'first secret',
      recovery: ['one', 'two'],
    });
  });

  test('is refused when another secret was made meanwhile, or none', () => {
    given(person, [registered, prepared(), prepared('second secret')])
      .when(switchOn, own)
      .thenRefused('conflict', TEXTS.secondFactorAgain);
    given(person, [registered]).when(switchOn, own).thenRefused('conflict', TEXTS.secondFactorAgain);
  });

  test('happens once: neither a new secret nor new codes replace it by the same way', () => {
    given(person, isOn)
      .when({ type: 'PrepareSecondFactor', secret: 'of a thief' }, own)
      .thenRefused('conflict', TEXTS.secondFactorOn);
    given(person, isOn).when(switchOn, own).thenRefused('conflict', TEXTS.secondFactorOn);
  });
});

describe('recovery codes', () => {
  test('work once each', () => {
    given(person, isOn).when(useOne, own).then(used);
    given(person, [...isOn, used])
      .when(useOne, own)
      .thenRefused('wrong-code', TEXTS.wrongCode);
    expect(factorAfter([...isOn, used])?.recovery).toEqual(['two']);
  });

  test('are void once they are renewed, or while there is no second factor', () => {
    const renewed: PersonEvent = {
      type: 'RecoveryCodesRenewed',
      data: { ref_id: 'p1', recovery: ['three'] },
    };
    given(person, isOn)
      .when({ type: 'RenewRecoveryCodes', recovery: ['three'] }, own)
      .then(renewed);
    given(person, [...isOn, renewed])
      .when(useOne, own)
      .thenRefused('wrong-code');
    given(person, [registered]).when(useOne, own).thenRefused('conflict', TEXTS.secondFactorOff);
    given(person, [registered])
      .when({ type: 'RenewRecoveryCodes', recovery: ['three'] }, own)
      .thenRefused('conflict', TEXTS.secondFactorOff);
  });
});

describe('a second factor', () => {
  test('is switched off with all that belongs to it, and once', () => {
    given(person, isOn).when({ type: 'SwitchOffSecondFactor' }, byAdmin).then(switchedOff);
    given(person, [registered]).when({ type: 'SwitchOffSecondFactor' }, own).then();
    expect(factorAfter([...isOn, switchedOff])).toEqual({
      prepared: null,
      on: false,
      secret: null,
      recovery: [],
    });
  });

  test('outlives a new password', () => {
    const reset: PersonEvent = { type: 'PasswordChanged', data: { ref_id: 'p1', password_hash: 'hash-2' } };
    expect(factorAfter([...isOn, reset])).toMatchObject({ on: true, secret: 'first secret' });
  });

  test('whose secret cannot be read any more stays on, and no code is right', () =>
    expect(
      factorAfter([
        registered,
        prepared(null),
        { type: 'SecondFactorSwitchedOn', data: { ref_id: 'p1', recovery: null } },
      ]),
    ).toMatchObject({ on: true, secret: null, recovery: [] }));

  test('goes with the person', () => {
    const forgotten: PersonEvent = { type: 'PersonForgotten', data: { ref_id: 'p1' } };
    given(person, [...isOn, forgotten])
      .when(useOne, own)
      .thenRefused('not-found');
    expect(given(person, [...isOn, forgotten]).state).toEqual({ status: 'forgotten' });
  });
});

describe('the own e-mail and phone', () => {
  const edit = (phone: string, fresh?: boolean): PersonCommand<'EditProfile'> => ({
    type: 'EditProfile',
    details: { phone, first: 'Anneliese' },
    choices: {},
    ...(fresh !== undefined && { fresh }),
  });
  const person1 = given(person, [registered]);

  test('move only for somebody who has just proved who they are', () => {
    person1.when(edit('8015550111'), own).thenRefused('reauthenticate', TEXTS.reauthenticate);
    person1.when(edit('8015550111', false), own).thenRefused('reauthenticate');
    expect(person1.when(edit('8015550111', true), own).outcome).toHaveLength(1);
  });

  test('do not ask for it when they stay, or when the form is refused anyway', () => {
    expect(person1.when(edit('8015550100'), own).outcome).toHaveLength(1);
    person1.when(edit('801'), own).thenRefused('invalid');
  });

  test('are corrected by somebody else without it', () =>
    expect(person1.when(edit('8015550111'), byAdmin).outcome).toHaveLength(1));

  test('do not move by the door of the staff either', () => {
    const byStaff = { type: 'EditStaff', details: { phone: '8015550111' }, choices: {} } as const;
    const asStaff: { actor: Actor } = { actor: { ref: 'p1', as: 'admin' } };
    person1.when(byStaff, asStaff).thenRefused('reauthenticate');
    expect(person1.when({ ...byStaff, fresh: true }, asStaff).outcome).toHaveLength(1);
  });
});
