import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import { added, applied, hours, seated } from '../roster.fixtures.ts';

const morning = hours(9, 13);
const noon = hours(12, 15);
const on = (...events: RosterEvent[]) => given(roster, events);
const add = (plan = morning, more: Partial<RosterCommand<'AddShifts'>> = {}): RosterCommand => ({
  type: 'AddShifts',
  plans: [plan],
  repeat: 0,
  zone: 'US/Eastern',
  ...more,
});
const edit = (changes: object, more: object = {}): RosterCommand => ({
  type: 'EditShift',
  sid: 'morning',
  changes,
  zone: 'US/Eastern',
  ...more,
});
const edited = (version: number, changes: object): RosterEvent => ({
  type: 'ShiftEdited',
  data: { sid: 'morning', version, changes },
});

describe('Adding a shift', () => {
  test('needs a date and spots', () => {
    on()
      .when(add({ ...morning, start: '' }))
      .thenRefused('invalid', 'Date Required');
    on()
      .when(add({ ...morning, spots: 0 }))
      .thenRefused('invalid', 'Total spot count is 0, please add spots.');
  });

  test('puts an end before the start on the next day', () => {
    on()
      .when(add({ ...morning, end: '2026-07-04T08:00:00.000Z' }))
      .then(added('id-1', { ...morning, end: '2026-07-05T08:00:00.000Z' }));
  });

  test('keeps an end at the start, which is not known', () => {
    on()
      .when(add({ ...morning, end: morning.start }))
      .then(added('id-1', { ...morning, end: morning.start }));
  });

  test('adds up the spots of the credentials', () => {
    const needs = { certified: 1, level_two: 2, level_one: 0, none: 3 };
    on()
      .when(add({ ...morning, needs, spots: 1 }))
      .then(added('id-1', { ...morning, needs, spots: 6 }));
  });

  test('repeats on the following days at the same wall time, over the change of clocks', () => {
    const eve = { ...morning, start: '2026-03-07T14:00:00.000Z', end: '2026-03-07T18:00:00.000Z' };
    on()
      .when(add(eve, { repeat: 2 }))
      .then(
        added('id-1', eve),
        added('id-2', { ...eve, start: '2026-03-08T13:00:00.000Z', end: '2026-03-08T17:00:00.000Z' }),
        added('id-3', { ...eve, start: '2026-03-09T13:00:00.000Z', end: '2026-03-09T17:00:00.000Z' }),
      );
  });

  test('repeats a night with its end on the next day, over the change of clocks', () => {
    const night = { ...morning, start: '2026-03-07T03:00:00.000Z', end: '2026-03-07T11:00:00.000Z' };
    on()
      .when(add(night, { repeat: 2 }))
      .then(
        added('id-1', night),
        // From 22:00 to 6:00 at the venue, an hour shorter as the clocks are set forward.
        added('id-2', { ...night, start: '2026-03-08T03:00:00.000Z', end: '2026-03-08T10:00:00.000Z' }),
        added('id-3', { ...night, start: '2026-03-09T02:00:00.000Z', end: '2026-03-09T10:00:00.000Z' }),
      );
  });

  test('is refused where a copy would start in the hour that is missing', () => {
    const night = { ...morning, start: '2026-03-07T07:30:00.000Z', end: '2026-03-07T12:00:00.000Z' };
    on()
      .when(add(night, { repeat: 1 }))
      .thenRefused('invalid');
  });
});

describe('Editing a shift', () => {
  const start = [added('morning', morning), added('noon', noon)];

  test('keeps what changed and counts the edit', () => {
    on(...start)
      .when(edit({ name: 'Early', spots: 2 }))
      .then(edited(1, { name: 'Early' }));
  });

  test('to what it already is changes nothing', () => {
    on(...start)
      .when(edit({ ...morning }))
      .then();
  });

  test('puts an end before the start on the next day, and a start past the end', () => {
    on(...start)
      .when(edit({ end: '2026-07-04T08:00:00.000Z' }))
      .then(edited(1, { end: '2026-07-05T08:00:00.000Z' }));
    on(...start)
      .when(edit({ start: '2026-07-04T14:00:00.000Z' }))
      .then(edited(1, { start: '2026-07-04T14:00:00.000Z', end: '2026-07-04T14:00:00.000Z' }));
  });

  test('of another kind leaves hours of an older log as they are', () => {
    on(added('morning', { ...morning, end: morning.start }))
      .when(edit({ name: 'Night' }))
      .then(edited(1, { name: 'Night' }));
  });

  test('seen in an older version is refused with who changed it', () => {
    const { outcome } = on(...start, edited(1, { name: 'Early' })).when(
      edit({ name: 'Late' }, { version: 0 }),
    );
    expect(outcome).toMatchObject({ code: 'stale', details: { version: 1, changed_by: 'somebody' } });
  });

  test('cannot go below the people in it', () => {
    on(...start, seated('ann', 'morning', morning), seated('bob', 'morning', morning))
      .when(edit({ spots: 1 }))
      .thenRefused('spots-taken');
    on(...start, seated('ann', 'morning', morning), applied('bob', 'morning', morning))
      .when(edit({ spots: 1 }))
      .then(edited(1, { spots: 1 }));
  });

  test('cannot take a credential’s place from under somebody', () => {
    const needs = { certified: 1, level_two: 1, level_one: 0, none: 0 };
    const mixed = { ...morning, needs };
    on(added('morning', mixed), seated('ann', 'morning', mixed, { slot: 'certified' }))
      .when(edit({ needs: { ...needs, certified: 0, none: 1 } }))
      .thenRefused('spots-taken');
    on(added('morning', mixed))
      .when(edit({ spots: 5 }))
      .thenRefused('invalid');
  });

  test('that counts its places by credential from now on gives everybody seated one', () => {
    const needs = { certified: 1, level_two: 0, level_one: 1, none: 1 };
    const spots = { ...morning, spots: 3 };
    const events = [
      added('morning', spots),
      seated('ann', 'morning', spots),
      seated('bob', 'morning', spots),
      seated('cyd', 'morning', spots),
    ];
    const place = (ref_id: string, slot: string) => ({ shift_id: `${ref_id}@morning`, ref_id, slot });
    const counted: RosterEvent = {
      type: 'ShiftEdited',
      data: {
        sid: 'morning',
        version: 1,
        changes: { needs },
        // Two certified, of whom one takes the place of a Level 1, and somebody whose credentials nobody knows.
        places: [place('ann', 'none'), place('bob', 'certified'), place('cyd', 'level_one')] as never,
      },
    };
    on(...events)
      .when(edit({ needs }, { credentials: { bob: 'Certified', cyd: 'Certified' } }))
      .then(counted);
    const { outcome } = on(...events).when(edit({ needs: { ...needs, certified: 3, none: 0 } }));
    expect(outcome).toMatchObject([
      { data: { places: [{ slot: 'level_one' }, { slot: 'certified' }, { slot: 'certified' }] } },
    ]);
    const { shifts } = on(...events, counted).state;
    expect(shifts.get('morning')).toMatchObject({ taken: needs, seated: 3 });
  });

  test('cannot move it into another shift of somebody in it, named in the refusal', () => {
    const busy = hours(9, 11);
    const later = hours(11, 13, { name: 'Later' });
    const both = on(
      added('morning', busy),
      added('later', later),
      seated('ann', 'morning', busy),
      seated('ann', 'later', later),
    );
    const { outcome } = both.when(edit({ end: '2026-07-04T12:00:00.000Z' }));
    expect(outcome).toMatchObject({ code: 'conflict', details: { name: 'Later' } });
  });

  test('cannot move it into hours somebody in it works elsewhere', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    on(...start, seated('ann', 'morning', morning))
      .when(edit({ start: '2026-07-04T08:00:00.000Z' }, { elsewhere }))
      .thenRefused('conflict');
  });

  test('of an unknown shift is refused', () => {
    on()
      .when(edit({ name: 'Early' }))
      .thenRefused('not-found');
  });
});

describe('Unusual hours', () => {
  const askAbout = { first: '2026-07-04', last: '2026-07-05' };
  const days = (from: string, to: string, more: object = {}) => ({
    ...morning,
    start: `2026-${from}:00:00.000Z`,
    end: `2026-${to}:00:00.000Z`,
    ...more,
  });
  const reasonOf = (plan: typeof morning, about: Partial<RosterCommand<'AddShifts'>> = { askAbout }) => {
    const { outcome } = on().when(add(plan, about));
    return 'details' in outcome ? [outcome.code, outcome.details?.reason] : 'added';
  };

  test('are asked about: longer than a day', () => {
    expect(reasonOf(days('07-04T10', '07-05T10'))).toBe('added');
    expect(reasonOf(days('07-04T10', '07-05T11'))).toEqual(['confirm-hours', 'long']);
  });

  test('are asked about: more than a week from the tournament, by the days of the venue', () => {
    expect(reasonOf(days('06-27T10', '06-27T12'))).toBe('added');
    // Still June 26 in Florida.
    expect(reasonOf(days('06-27T03', '06-27T12'))).toEqual(['confirm-hours', 'outside']);
    expect(reasonOf(days('07-12T10', '07-13T03'))).toBe('added');
    expect(reasonOf(days('07-12T10', '07-13T05'))).toEqual(['confirm-hours', 'outside']);
  });

  test('are meant where nobody asked to be asked, and where the days are not known', () => {
    expect(reasonOf(days('09-12T10', '09-14T10'), {})).toBe('added');
    expect(reasonOf(days('09-12T10', '09-12T12'), { askAbout: { first: null, last: null } })).toBe('added');
    expect(reasonOf(days('09-12T10', '09-12T12'), { askAbout: { first: '2026-09-10', last: null } })).toBe(
      'added',
    );
  });

  test('say which shift, when, and how many there are, repeats too', () => {
    const plans = [morning, days('07-04T10', '07-05T12', { name: 'Night' })];
    const decided = on().when(add(morning, { plans, repeat: 9, askAbout }));
    decided.thenRefused(
      'confirm-hours',
      'From 9 to 13 (Mon, Jul 13, 2026, 5:00 AM EDT - Mon, Jul 13, 2026, 9:00 AM EDT) is more than a week outside the days of the tournament. Please confirm that this is meant.',
    );
    expect(decided.outcome).toMatchObject({ details: { reason: 'outside', count: 11 } });
  });

  test('are asked about in an edit that sets them, and in no other', () => {
    const long = days('07-04T10', '07-06T10');
    on(added('morning', morning))
      .when(edit({ end: long.end }, { askAbout }))
      .thenRefused('confirm-hours');
    on(added('morning', morning))
      .when(edit({ end: long.end }))
      .then(edited(1, { end: long.end }));
    on(added('morning', long))
      .when(edit({ name: 'Long' }, { askAbout }))
      .then(edited(1, { name: 'Long' }));
  });
});

describe('Deleting a shift', () => {
  test('removes the rows in it, each by its own event', () => {
    const { outcome } = on(
      added('morning', morning),
      seated('ann', 'morning', morning),
      applied('bob', 'morning', morning),
    ).when({ type: 'DeleteShift', sid: 'morning' });
    expect(outcome).toHaveLength(3);
    expect(outcome).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ type: 'SignupRemoved', data: expect.objectContaining({ ref_id: 'ann' }) }),
        expect.objectContaining({ type: 'SignupRemoved', data: expect.objectContaining({ ref_id: 'bob' }) }),
      ]),
    );
    expect(outcome).toHaveProperty('2.type', 'ShiftDeleted');
  });
});
