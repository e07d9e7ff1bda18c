import { describe, expect, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import { english } from '../../kernel/translated.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { ACTIVE, added, planOf, volunteer } from '../roster.fixtures.ts';

const on = (...events: RosterEvent[]) => given(roster, events);

describe('Check-in', () => {
  const check = (ref_id: string, on: boolean): RosterCommand => ({
    type: 'CheckInVolunteer',
    ref_id,
    day: '2026-07-04',
    on,
  });
  const there = (ref_id: string, day = '2026-07-04'): RosterEvent => ({
    type: 'VolunteerCheckedIn',
    data: { ref_id, day },
  });
  const gone = (ref_id: string): RosterEvent => ({
    type: 'VolunteerCheckedOut',
    data: { ref_id, day: '2026-07-04' },
  });

  test('is per day, and toggles', () => {
    on(volunteer('ann'), there('ann', '2026-07-03')).when(check('ann', true)).then(there('ann'));
    on(volunteer('ann'), there('ann')).when(check('ann', true)).then();
    on(volunteer('ann'), there('ann')).when(check('ann', false)).then(gone('ann'));
  });

  test('is for volunteers of the tournament', () => {
    on().when(check('ann', true)).thenRefused('not-found', 'Volunteer not found');
  });

  test('ends for everybody of the day at once, or for some', () => {
    const crowd = [there('bob'), there('ann'), there('cyd', '2026-07-05')];
    on(...crowd)
      .when({ type: 'CheckOutAll', day: '2026-07-04' })
      .then(gone('ann'), gone('bob'));
    on(...crowd)
      .when({ type: 'CheckOutAll', day: '2026-07-04', only: ['bob', 'dan'] })
      .then(gone('bob'));
  });

  test('ends with the day and every one before it, so that nothing forgotten keeps somebody in', () => {
    const days = ['2026-07-03', '2026-07-04', '2026-07-05'].map((day) => there('ann', day));
    on(volunteer('ann'), ...days)
      .when(check('ann', false))
      .then({ type: 'VolunteerCheckedOut', data: { ref_id: 'ann', day: '2026-07-03' } }, gone('ann'));
  });

  test('ends for these people whichever day they came for', () => {
    on(there('ann', '2026-07-03'), there('ann'), there('bob'))
      .when({ type: 'CheckOutAll', day: null, only: ['ann'] })
      .then({ type: 'VolunteerCheckedOut', data: { ref_id: 'ann', day: '2026-07-03' } }, gone('ann'));
  });

  describe('goes with the shift it was for', () => {
    // Tests decide at noon.
    const shift = (sid: string, start: string, end: string): RosterEvent =>
      added(sid, planOf({ kind: 'volunteer', category: 'c', start, end }));
    const day = (hour: number) => new Date(Date.parse(AT) + (hour - 12) * 3_600_000).toISOString();
    const seated = (sid: string, start: string, end: string): RosterEvent => ({
      type: 'SpotTaken',
      data: {
        ...{ shift_id: `${sid}-ann`, sid, ref_id: 'ann', slot: null },
        shift: { kind: 'volunteer', category: 'c', name: 'Wave', start, end },
      },
    });
    const works = (sid: string, from: number, to: number) => [
      shift(sid, day(from), day(to)),
      seated(sid, day(from), day(to)),
    ];
    const types = (...events: RosterEvent[]) => {
      const outcome = on(volunteer('ann'), ...events).when({
        ...{ type: 'RemoveSignup', shift_id: 's-ann', ref_id: 'ann', by: 'desk', tournament: ACTIVE },
      } as RosterCommand).outcome;
      if ('refused' in outcome) throw new Error(english(outcome.text));
      return outcome.map(({ type }) => type);
    };

    test.each([
      ['runs', 9, 14],
      ['runs since before midnight', -3, 13],
      ['begins soon', 13, 15],
    ])('where it %s', (_, from, to) => {
      expect(types(...works('s', from, to), there('ann'))).toEqual(['SignupRemoved', 'VolunteerCheckedOut']);
    });

    test.each([
      ['it is over', works('s', 8, 12)],
      ['it is later', works('s', 16, 18)],
      ['another one begins soon', [...works('s', 9, 13), ...works('next', 13, 15)]],
    ])('but not where %s', (_, events) => {
      expect(types(...events, there('ann'))).toEqual(['SignupRemoved']);
    });

    test('and once where they leave the staff, too', () => {
      const left = on(volunteer('ann'), ...works('s', 9, 14), there('ann')).when({
        type: 'RemoveStaff',
        ref_id: 'ann',
        role: 'volunteer',
      }).outcome;
      expect('refused' in left ? left : left.map(({ type }) => type)).toEqual([
        'SignupRemoved',
        'VolunteerCheckedOut',
        'StaffRemoved',
      ]);
    });
  });

  test('hands out a shirt once, and takes it back', () => {
    const shirt = (on: boolean): RosterCommand => ({ type: 'HandOutShirt', ref_id: 'ann', on });
    const handed: RosterEvent = { type: 'ShirtHandedOut', data: { ref_id: 'ann' } };
    const back: RosterEvent = { type: 'ShirtTakenBack', data: { ref_id: 'ann' } };
    on(volunteer('ann')).when(shirt(true)).then(handed);
    on(volunteer('ann'), handed).when(shirt(true)).then();
    on(volunteer('ann'), handed).when(shirt(false)).then(back);
    on(volunteer('ann'), handed, back).when(shirt(false)).then();
    on(volunteer('ann'), handed, back).when(shirt(true)).then(handed);
    on().when(shirt(true)).thenRefused('not-found');
  });
});

describe('Groups', () => {
  const group = (vgid: string): RosterEvent => ({
    type: 'GroupAdded',
    data: { vgid, name: vgid, color: '#D3D3D3' },
  });
  const joined = (vgid: string, ref_id: string): RosterEvent => ({
    type: 'GroupJoined',
    data: { vgid, ref_id },
  });
  const left = (vgid: string, ref_id: string): RosterEvent => ({ type: 'GroupLeft', data: { vgid, ref_id } });

  test('are added, renamed and recoloured', () => {
    const plan = { name: 'Red', color: '#FF0000' };
    on()
      .when({ type: 'AddGroup', plan })
      .then({ type: 'GroupAdded', data: { vgid: 'id-1', ...plan } });
    on(group('red'))
      .when({ type: 'EditGroup', vgid: 'red', changes: { name: 'red', color: '#FF0000' }, seen: {} })
      .then({ type: 'GroupEdited', data: { vgid: 'red', changes: { color: '#FF0000' } } });
    on(group('red'))
      .when({ type: 'AddGroup', plan: { ...plan, name: ' RED ' } })
      .thenRefused('taken');
    on(group('red'), group('blue'))
      .when({ type: 'EditGroup', vgid: 'blue', changes: { name: 'Red' }, seen: {} })
      .thenRefused('taken');
  });

  test('keep the name and the colour that another desk has given them since they were seen', () => {
    const edit = { type: 'EditGroup', vgid: 'red', changes: { color: '#0000FF' }, seen: {} } as const;
    const recoloured: RosterEvent = {
      type: 'GroupEdited',
      data: { vgid: 'red', changes: { color: '#00FF00' } },
    };
    on(group('red'), recoloured)
      .when({ ...edit, seen: { name: 'Red', color: '#FFFFFF' } })
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    for (const seen of [{ color: '#00FF00' }, { name: 'Rot' }, {}])
      on(group('red'), recoloured)
        .when({ ...edit, seen })
        .then({ type: 'GroupEdited', data: { vgid: 'red', changes: { color: '#0000FF' } } });
  });

  test('hold a person once', () => {
    const start = [group('red'), group('blue'), volunteer('ann')];
    on(...start)
      .when({ type: 'JoinGroup', vgid: 'red', ref_id: 'ann' })
      .then(joined('red', 'ann'));
    on(...start, joined('red', 'ann'))
      .when({ type: 'JoinGroup', vgid: 'blue', ref_id: 'ann' })
      .then(left('red', 'ann'), joined('blue', 'ann'));
    on(...start, joined('red', 'ann'))
      .when({ type: 'JoinGroup', vgid: 'red', ref_id: 'ann' })
      .then();
    on(...start)
      .when({ type: 'JoinGroup', vgid: 'red', ref_id: 'bob' })
      .thenRefused('not-found');
    on(...start, joined('red', 'ann'))
      .when({ type: 'LeaveGroup', ref_id: 'ann' })
      .then(left('red', 'ann'));
  });

  test('let everybody go when they are deleted', () => {
    on(group('red'), volunteer('bob'), volunteer('ann'), joined('red', 'bob'), joined('red', 'ann'))
      .when({ type: 'DeleteGroup', vgid: 'red' })
      .then(left('red', 'ann'), left('red', 'bob'), { type: 'GroupDeleted', data: { vgid: 'red' } });
  });

  test('stay where another desk has put more people into them than were seen', () => {
    const two = on(
      group('red'),
      volunteer('bob'),
      volunteer('ann'),
      joined('red', 'bob'),
      joined('red', 'ann'),
    );
    two.when({ type: 'DeleteGroup', vgid: 'red', people: 1 }).thenRefused('changed');
    expect(two.when({ type: 'DeleteGroup', vgid: 'red', people: 2 }).outcome).toHaveLength(3);
  });
});
