import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.ts';
import type { AddShifts, RosterCommand } from './commands.ts';
import { roster } from './decide.ts';
import type { RosterEvent } from './events.ts';
import { added, applied, hours, seated } from './roster.fixtures.ts';

const morning = hours(9, 13);
const noon = hours(12, 15);
const on = (...events: RosterEvent[]) => given(roster, events);
const add = (plan = morning, more: Partial<AddShifts> = {}): RosterCommand => ({
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

  test('moves an end before the start to the start', () => {
    on()
      .when(add({ ...morning, end: '2026-07-04T08:00:00.000Z' }))
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
