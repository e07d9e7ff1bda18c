import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { STATUSES } from './choices.ts';
import { tournamentDecider } from './decide.ts';
import type { AdminAccess, TournamentEvent } from './events.ts';
import { NEW_TOURNAMENT } from './fields.ts';
import { intakeDecider } from './intake.ts';

const fields = { ...NEW_TOURNAMENT, name: 'Dallas Open', start: '2026-02-01', end_date: '2026-02-09' };
const added: TournamentEvent = { type: 'TournamentAdded', data: { fields } };
const NO_FLAGS = { referee: false, line: false, volunteer: false };
const admin = (ref_id: string, access: Partial<AdminAccess> = {}): TournamentEvent => ({
  type: 'AdminAdded',
  data: { ref_id, admin_type: 'basic', ...NO_FLAGS, ...access },
});
const master = (ref_id: string) =>
  admin(ref_id, { admin_type: 'master', referee: true, line: true, volunteer: true });
const courts = (...names: string[]): TournamentEvent => ({
  type: 'CourtsAdded',
  data: {
    courts: names.map((name, index) => ({ name, order: index + 1, description: '', color: '' })),
    total: names.length,
  },
});
const ada = { actor: { ref: 'ada', as: 'self' } } as const;
const tournament = (...events: TournamentEvent[]) => given(tournamentDecider, [added, ...events]);

describe('adding a tournament', () => {
  const adding = {
    type: 'AddTournament',
    fields: { name: 'Dallas Open', start: '2026-02-01', end_date: '2026-02-09' },
  } as const;

  test('makes a draft whose creator is its master', () => {
    given(tournamentDecider).when(adding, ada).then(added, master('ada'));
  });

  test('makes courts 1 to n', () => {
    given(tournamentDecider)
      .when({ ...adding, courts: 2 }, ada)
      .then(added, master('ada'), courts('1', '2'));
  });

  test('makes nobody master when the system adds it', () => {
    given(tournamentDecider)
      .when(adding, { actor: { ref: null, as: 'system' } })
      .then(added);
  });

  test('that is there already changes nothing', () => {
    tournament().when(adding, ada).then();
  });

  test.each(['name', 'start', 'end_date'] as const)('without %s is refused', (missing) => {
    given(tournamentDecider)
      .when({ ...adding, fields: { ...adding.fields, [missing]: missing === 'name' ? '' : null } }, ada)
      .thenRefused('invalid', '*Fill out all fields');
  });

  test('that ends before it starts is refused', () => {
    given(tournamentDecider)
      .when({ ...adding, fields: { ...adding.fields, end_date: '2026-01-31' } }, ada)
      .thenRefused('invalid', 'end must not be before the start');
  });

  test('several at once is accepted with an id for each, or not at all', () => {
    const one = { fields: adding.fields };
    const accepting = (...tournaments: { fields: object }[]) =>
      given(intakeDecider).when({ type: 'AcceptTournaments', tournaments }, ada);
    accepting(one, { fields: { ...adding.fields, name: 'ATX Open' } }).then({
      type: 'TournamentsAccepted',
      data: {
        tournaments: [
          { tid: 'id-1', ...one },
          { tid: 'id-2', fields: { ...adding.fields, name: 'ATX Open' } },
        ],
      },
    });
    accepting(one, { fields: { name: 'No dates' } }).thenRefused('invalid', '*Fill out all fields');
    accepting().thenRefused('invalid');
  });
});

describe('editing a tournament', () => {
  test('records only what is different now', () => {
    tournament()
      .when({ type: 'EditTournament', changes: { name: 'Dallas Open', location: 'Dallas', vt: false } })
      .then({
        type: 'TournamentEdited',
        data: { changes: { location: 'Dallas' }, before: { location: '' } },
      });
  });

  test('to what it is already changes nothing', () => {
    tournament({ type: 'ProceduresUpdated', data: { procedures: '<p>Be on time</p>' } })
      .when({ type: 'EditTournament', changes: fields, procedures: '<p>Be on time</p>' })
      .then();
  });

  test('to a name of two characters is refused, of three is not', () => {
    const named = (name: string) => tournament().when({ type: 'EditTournament', changes: { name } });
    named('ab').thenRefused('invalid', 'Name too short');
    named('abc').then({ type: 'TournamentEdited', data: { changes: { name: 'abc' } } });
  });

  test('with another waiver voids the signatures of all texts before it, where that is asked for', () => {
    const write = (volunteer_waiver: string, signAgain?: boolean) =>
      ({ type: 'EditTournament', changes: { volunteer_waiver }, ...(signAgain && { signAgain }) }) as const;
    const edited = (volunteer_waiver: string): TournamentEvent => ({
      type: 'TournamentEdited',
      data: { changes: { volunteer_waiver } },
    });
    const voided = (version: number): TournamentEvent => ({ type: 'SignaturesVoided', data: { version } });
    tournament().when(write('Take care')).then(edited('Take care'));
    tournament().when(write('Take care', true)).then(edited('Take care'), voided(2));
    const twice = [edited('Take care'), voided(2), edited('Take great care')];
    tournament(...twice)
      .when(write('Take care', true))
      .then(edited('Take care'), voided(4));
    tournament(...twice)
      .when(write('Take great care', true))
      .then();
  });

  test('so that it ends before it starts is refused, also when only one day is sent', () => {
    tournament()
      .when({ type: 'EditTournament', changes: { start: '2026-02-10' } })
      .thenRefused('invalid', 'end must not be before the start');
  });

  test('what somebody else has changed meanwhile is refused, naming them', () => {
    const moved: TournamentEvent & { meta: object } = {
      type: 'TournamentEdited',
      data: { changes: { location: 'Dallas' } },
      meta: { actor: { ref: 'bo', as: 'self' } },
    };
    const edit = { type: 'EditTournament', changes: { location: 'Austin' } } as const;
    const stale = given(tournamentDecider, [added, moved]).when({ ...edit, version: 0 });
    stale.thenRefused('stale');
    expect(isRefusal(stale.outcome) && stale.outcome.details).toEqual({ changed_by: 'bo', version: 1 });
    given(tournamentDecider, [added, moved])
      .when({ ...edit, version: 1 })
      .then({
        type: 'TournamentEdited',
        data: { changes: { location: 'Austin' }, before: { location: 'Dallas' } },
      });
  });

  test('is not hindered by a new admin since the form was opened', () => {
    tournament(admin('bo'))
      .when({ type: 'EditTournament', changes: { vt: true }, version: 0 })
      .then({ type: 'TournamentEdited', data: { changes: { vt: true } } });
  });

  test('one that does not exist is refused', () => {
    given(tournamentDecider).when({ type: 'EditTournament', changes: {} }).thenRefused('not-found');
  });
});

describe("a section's coordinator", () => {
  const contact = { name: 'Cy', email: 'cy@example.org', phone: '' };
  const set = (owner: string, change = contact): TournamentEvent => ({
    type: 'CoordinatorSet',
    data: { section: 'line', owner, ...change },
  });
  const edit = (line: object) => ({ type: 'EditTournament', changes: {}, coordinators: { line } }) as const;

  test('is theirs who have the address, else of whoever entered it', () => {
    tournament()
      .when(edit({ ...contact, owner: 'cy' }), ada)
      .then(set('cy'));
    tournament().when(edit(contact), ada).then(set('ada'));
  });

  test('stays theirs when only the phone number changes', () => {
    tournament(set('cy'))
      .when(edit({ phone: '5551230000' }), ada)
      .then(set('cy', { ...contact, phone: '5551230000' }));
  });

  test('set to the same again changes nothing', () => {
    tournament(set('cy'))
      .when(edit({ ...contact, owner: 'cy' }), ada)
      .then();
  });

  test('is gone when the owner is forgotten, and others stay', () => {
    const both = [
      set('cy'),
      { type: 'CoordinatorSet', data: { ...contact, section: 'referee', owner: 'di' } },
    ] as const;
    tournament(...both, admin('cy'))
      .when({ type: 'ForgetPerson', ref_id: 'cy' })
      .then(
        { type: 'CoordinatorForgotten', data: { section: 'line' } },
        { type: 'AdminRemoved', data: { ref_id: 'cy' } },
      );
  });
});

describe('the status', () => {
  test('may go from any to any other', () => {
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        const now = tournament({ type: 'StatusChanged', data: { from: 'draft', to: from } });
        const changed: TournamentEvent[] = [{ type: 'StatusChanged', data: { from, to } }];
        now.when({ type: 'ChangeStatus', status: to }).then(...(from === to ? [] : changed));
      }
    }
  });

  test('is not changed by who was asked about another one', () => {
    const now = tournament({ type: 'StatusChanged', data: { from: 'draft', to: 'archive' } });
    now.when({ type: 'ChangeStatus', status: 'published', seen: 'draft' }).thenRefused('changed');
    now.when({ type: 'ChangeStatus', status: 'archive', seen: 'draft' }).then();
    now.when({ type: 'ChangeStatus', status: 'published', seen: 'archive' }).then({
      type: 'StatusChanged',
      data: { from: 'archive', to: 'published' },
    });
  });
});

describe('admins', () => {
  test('begin as basic without any flag', () => {
    tournament().when({ type: 'AddAdmin', ref_id: 'bo' }).then(admin('bo'));
    tournament(admin('bo')).when({ type: 'AddAdmin', ref_id: 'bo' }).then();
  });

  test.each(['referee', 'line', 'volunteer', 'auditor', 'treasurer'] as const)(
    'have the %s flag toggled',
    (access) => {
      const change = { type: 'ChangeAdminAccess', ref_id: 'bo', access } as const;
      const changed = (on: boolean): TournamentEvent => ({
        type: 'AdminAccessChanged',
        data: { ref_id: 'bo', admin_type: 'basic', ...NO_FLAGS, [access]: on },
      });
      tournament(admin('bo')).when(change).then(changed(true));
      tournament(admin('bo'), changed(true)).when(change).then(changed(false));
      // Another master may have set it between the reading and the press.
      tournament(admin('bo'), changed(true))
        .when({ ...change, on: true })
        .then();
      tournament(admin('bo'), changed(true))
        .when({ ...change, on: false })
        .then(changed(false));
    },
  );

  test('become master and basic again', () => {
    const change = (access: 'master' | 'basic') =>
      ({ type: 'ChangeAdminAccess', ref_id: 'bo', access }) as const;
    tournament(master('ada'), admin('bo'))
      .when(change('master'))
      .then({ type: 'AdminAccessChanged', data: { ref_id: 'bo', admin_type: 'master', ...NO_FLAGS } });
    tournament(master('ada'), admin('bo')).when(change('basic')).then();
  });

  test('keep one master among them', () => {
    const text = 'A tournament needs at least one master admin';
    const now = tournament(master('ada'), admin('bo'));
    now.when({ type: 'RemoveAdmin', ref_id: 'ada' }).thenRefused('last-master', text);
    now.when({ type: 'ChangeAdminAccess', ref_id: 'ada', access: 'basic' }).thenRefused('last-master', text);
    now.when({ type: 'RemoveAdmin', ref_id: 'bo' }).then({ type: 'AdminRemoved', data: { ref_id: 'bo' } });
    tournament(master('ada'), master('bo'))
      .when({ type: 'RemoveAdmin', ref_id: 'ada' })
      .then({ type: 'AdminRemoved', data: { ref_id: 'ada' } });
  });

  test('who are none cannot be changed', () => {
    tournament().when({ type: 'ChangeAdminAccess', ref_id: 'bo', access: 'line' }).thenRefused('not-found');
    tournament().when({ type: 'RemoveAdmin', ref_id: 'bo' }).then();
  });
});

test('the invoiced mark toggles, or ends as it was pressed: another admin may have set it', () => {
  const invoiced = (on: boolean): TournamentEvent => ({ type: 'InvoicedToggled', data: { invoiced: on } });
  tournament().when({ type: 'ToggleInvoiced' }).then(invoiced(true));
  tournament(invoiced(true)).when({ type: 'ToggleInvoiced' }).then(invoiced(false));
  tournament().when({ type: 'ToggleInvoiced', to: true }).then(invoiced(true));
  tournament(invoiced(true)).when({ type: 'ToggleInvoiced', to: true }).then();
});

test('merging to the same parent again brings whoever has joined since', () => {
  const merged: TournamentEvent = { type: 'MergedToParent', data: { ptid: 't9' } };
  tournament().when({ type: 'MergeToParent', ptid: 't9' }).then(merged);
  tournament(merged).when({ type: 'MergeToParent', ptid: 't9' }).then(merged);
});

test('a field that came after a tournament was added has its default in it', () => {
  const { zero_payout_warning: _, ...older } = fields;
  const state = given(tournamentDecider, [
    { type: 'TournamentAdded', data: { fields: older } } as TournamentEvent,
  ]).state;
  expect(state.fields).toEqual(fields);
});
