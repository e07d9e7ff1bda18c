import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { english } from '../../kernel/translated.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { context, meta } from '../roster.arbitrary.ts';
import { ACTIVE, added, applied, DRAFT, hours, seated, selected, volunteer } from '../roster.fixtures.ts';
import { EMPTY_ROSTER } from '../state.ts';
import { captain, captainRemoved, category, day, morning, noon, ushers } from './volunteers.fixtures.ts';

const on = (...events: RosterEvent[]) => given(roster, events);
const register = (more: object = {}): RosterCommand => ({
  type: 'RegisterVolunteer',
  sid: 'morning',
  ref_id: 'ann',
  credentials: 'Not Rated',
  waitlist: false,
  by: 'person',
  tournament: ACTIVE,
  ...more,
});

describe('A volunteer', () => {
  test('registers for a free spot', () => {
    on(...day)
      .when(register())
      .then(volunteer('ann'), seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('waits when all spots are taken, and is told Full when the waitlist is full too', () => {
    const full = [...day, seated('bob', 'morning', morning), volunteer('ann')];
    on(...full)
      .when(register())
      .then(applied('ann', 'morning', morning, 'id-1'));
    on(...full, applied('cyd', 'morning', morning))
      .when(register())
      .thenRefused('full', 'Full');
    on(...full, applied('cyd', 'morning', morning))
      .when({ type: 'Apply', sid: 'morning', ref_id: 'ann', by: 'desk', tournament: ACTIVE })
      .thenRefused('full', 'Full');
  });

  test('may wish to wait, and takes a spot that is free later', () => {
    on(...day, volunteer('ann'))
      .when(register({ waitlist: true }))
      .then(applied('ann', 'morning', morning, 'id-1'));
    on(...day, volunteer('ann'), applied('ann', 'morning', morning))
      .when(register())
      .then(selected('ann', 'morning', morning));
    on(...day, seated('bob', 'morning', morning), applied('ann', 'morning', morning))
      .when(register())
      .then();
  });

  test('registers twice with one effect', () => {
    on(...day, seated('ann', 'morning', morning))
      .when(register())
      .then();
    on(...day, seated('ann', 'morning', morning))
      .when(register({ waitlist: true }))
      .then();
  });

  test('is refused at hours worked already, as a volunteer or as an official', () => {
    on(...day, seated('ann', 'noon', noon))
      .when(register())
      .thenRefused('conflict');
    const desk = hours(8, 10);
    on(...day, added('desk', desk), seated('ann', 'desk', desk))
      .when(register())
      .thenRefused('conflict');
    on(...day, seated('ann', 'noon', noon))
      .when(register({ waitlist: true }))
      .thenRefused('conflict');
  });

  test('registers in an open tournament only, and in a category that is shown', () => {
    on(...day)
      .when(register({ tournament: DRAFT }))
      .thenRefused('not-open', 'Sorry this tournament is not open for registration.');
    const hidden = [category('ushers', { show: false }), added('morning', morning)];
    on(...hidden)
      .when(register())
      .thenRefused('not-found');
    on(...hidden, volunteer('ann'))
      .when(register({ by: 'desk', tournament: DRAFT }))
      .then(seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('takes no spot of credentials that are not theirs', () => {
    const skilled = hours(9, 13, { ...ushers, needs: { certified: 1, level_two: 0, level_one: 0, none: 0 } });
    on(category('ushers'), added('morning', skilled)).when(register()).thenRefused('not-eligible');
  });

  test('does not register for an official’s shift', () => {
    on(added('desk', hours(8, 10)))
      .when(register({ sid: 'desk' }))
      .thenRefused('not-found');
  });

  test('is removed with check-in and group, but keeps the shirt', () => {
    const { outcome } = on(
      ...day,
      volunteer('ann'),
      seated('ann', 'morning', morning),
      { type: 'VolunteerCheckedIn', data: { ref_id: 'ann', day: '2026-07-04' } },
      { type: 'GroupAdded', data: { vgid: 'red', name: 'Red', color: '#FF0000' } },
      { type: 'GroupJoined', data: { vgid: 'red', ref_id: 'ann' } },
    ).when({ type: 'RemoveStaff', ref_id: 'ann', role: 'volunteer' });
    expect(outcome).toMatchObject([
      { type: 'SignupRemoved', data: { reason: 'staff-removed' } },
      { type: 'VolunteerCheckedOut' },
      { type: 'GroupLeft' },
      { type: 'StaffRemoved', data: { role: 'volunteer' } },
    ]);
  });
});

describe('The waitlist', () => {
  test('is not overfilled by the desk, nor cut below the people on it', () => {
    const waiting = [...day, seated('ann', 'morning', morning), applied('bob', 'morning', morning)];
    on(...waiting)
      .when({ type: 'MoveToWaitlist', shift_id: 'ann@morning', ref_id: 'ann' })
      .thenRefused('full');
    on(...waiting)
      .when({ type: 'EditShift', sid: 'morning', changes: { wait_spots: 0 }, zone: 'UTC' })
      .thenRefused('spots-taken');
  });

  test('and the spots of a rush of 500 are filled exactly', () => {
    const plan = hours(9, 13, { ...ushers, spots: 10, wait_spots: 5 });
    let state = [category('ushers'), added('morning', plan)].reduce(
      (folded, event) => roster.evolve(folded, event, meta),
      EMPTY_ROSTER,
    );
    const refusals: string[] = [];
    for (let n = 0; n < 500; n += 1) {
      const outcome = roster.decide(state, register({ ref_id: `v${n}` }), context(n));
      if (isRefusal(outcome)) refusals.push(english(outcome.text));
      else state = outcome.reduce((folded, event) => roster.evolve(folded, event, meta), state);
    }
    const rows = [...state.people.values()].flatMap(({ rows }) => rows);
    expect(rows.filter(({ waitlist }) => !waitlist)).toHaveLength(10);
    expect(rows.filter(({ waitlist }) => waitlist)).toHaveLength(5);
    expect(refusals).toEqual(Array.from({ length: 485 }, () => 'Full'));
  });
});

describe('The waiver', () => {
  const strict = { ...ACTIVE, waiver_required: true };
  const textOf = (version: number) => ({ version, digest: `text ${version}` });
  const sign = (signature: string, more: object = {}): RosterCommand => ({
    type: 'SignWaiver',
    ref_id: 'ann',
    signature,
    name: { first: 'Ann', last: 'de Vries' },
    text: textOf(2),
    tournament: ACTIVE,
    ...more,
  });
  const signedAs = (text: ReturnType<typeof textOf> | null): RosterEvent => ({
    type: 'WaiverSigned',
    data: { ref_id: 'ann', signature: 'ann de vries', text },
  });
  const signed = signedAs(textOf(1));

  test('is signed before registering, where the tournament or the shift wants it', () => {
    on(...day)
      .when(register({ tournament: strict }))
      .thenRefused('waiver-needed');
    on(category('ushers'), added('morning', hours(9, 13, { ...ushers, signature_required: true })))
      .when(register())
      .thenRefused('waiver-needed');
    on(...day, signed)
      .when(register({ tournament: strict }))
      .then(volunteer('ann'), seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('does not keep the desk from assigning', () => {
    on(...day)
      .when(register({ tournament: strict, by: 'desk' }))
      .then(volunteer('ann'), seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('is signed with first and last name, in whatever case, once', () => {
    on()
      .when(sign('ANN de vries'))
      .then({
        type: 'WaiverSigned',
        data: { ref_id: 'ann', signature: 'ANN de vries', text: textOf(2) },
      });
    on().when(sign('Ann')).thenRefused('invalid', 'Signature does not match your profile.');
    on(signed).when(sign('Ann de Vries')).then();
  });

  test('is signed again where signatures of its version do not count any more', () => {
    const again = { ...strict, waiver_since: 2 };
    for (const old of [signed, signedAs(null)]) {
      on(...day, old)
        .when(register({ tournament: again }))
        .thenRefused('waiver-needed');
      on(old)
        .when(sign('ann de vries', { tournament: again }))
        .then(signedAs(textOf(2)));
    }
    on(...day, signed, signedAs(textOf(2)))
      .when(register({ tournament: again }))
      .then(volunteer('ann'), seated('ann', 'morning', morning, { shift_id: 'id-1' }));
    on(signedAs(textOf(2)))
      .when(sign('Ann de Vries', { tournament: again }))
      .then();
  });

  test('counts as before when only its text was changed, recorded or not', () => {
    for (const old of [signed, signedAs(null)]) {
      on(...day, old)
        .when(register({ tournament: strict }))
        .then(volunteer('ann'), seated('ann', 'morning', morning, { shift_id: 'id-1' }));
    }
  });

  test('is not signed by somebody who has read another text', () => {
    on()
      .when(sign('Ann de Vries', { read: 'text 1' }))
      .thenRefused('stale');
    on()
      .when(sign('ann de vries', { read: 'text 2' }))
      .then(signedAs(textOf(2)));
  });

  test('is forgotten with the person, who is no captain any more', () => {
    on(category('ushers'), captain('ann'), signed)
      .when({ type: 'ForgetNotes', ref_id: 'ann' })
      .then(captainRemoved('ann'), { type: 'NotesForgotten', data: { ref_id: 'ann' } });
  });
});

describe('Who leads a shift', () => {
  const lead = (captain = true): RosterCommand => ({
    type: 'AssignCaptain',
    sid: 'morning',
    ref_id: 'ann',
    credentials: 'Not Rated',
    captain,
    by: 'desk',
    tournament: ACTIVE,
  });
  const marked = (leads: boolean, shift_id = 'ann@morning'): RosterEvent => {
    const { kind, category: vcid, name, start, end } = morning;
    const shift = { kind, category: vcid, name, start, end };
    return {
      type: 'ShiftCaptainMarked',
      data: { shift_id, sid: 'morning', ref_id: 'ann', shift, captain: leads },
    };
  };

  test('is seated in it', () => {
    on(...day, volunteer('ann'))
      .when(lead())
      .then(seated('ann', 'morning', morning, { shift_id: 'id-1' }), marked(true, 'id-1'));
    on(...day, volunteer('ann'), seated('ann', 'morning', morning))
      .when(lead())
      .then(marked(true));
    on(...day, seated('bob', 'morning', morning))
      .when(lead())
      .thenRefused('full');
  });

  test('leads it once, and no more when unmarked', () => {
    const leading = [...day, volunteer('ann'), seated('ann', 'morning', morning), marked(true)];
    on(...leading)
      .when(lead())
      .then();
    on(...leading)
      .when(lead(false))
      .then(marked(false));
  });
});
