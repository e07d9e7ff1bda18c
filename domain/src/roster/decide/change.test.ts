import { describe, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import {
  ACTIVE,
  added,
  applied,
  confirmationTakenBack,
  confirmed,
  hours,
  seated,
  selected,
  staff,
  toWaitlist,
  volunteer,
} from '../roster.fixtures.ts';
import * as volunteers from '../volunteers/volunteers.fixtures.ts';

const morning = hours(9, 13);
const noon = hours(12, 15);
const on = (...events: RosterEvent[]) =>
  given(roster, [added('morning', morning), added('noon', noon), staff('ann'), ...events]);
const change = (to: RosterCommand<'ChangeSignup'>['to'], ref_id = 'ann'): RosterCommand<'ChangeSignup'> => ({
  type: 'ChangeSignup',
  sid: 'morning',
  ref_id,
  credentials: 'Level 1',
  tournament: ACTIVE,
  to,
});
const waits = applied('ann', 'morning', morning);
const sits = seated('ann', 'morning', morning);
const fill = ['bob', 'cyd'].map((ref_id) => seated(ref_id, 'morning', morning));

describe('A row that is to be', () => {
  test('selected takes a spot, and keeps it where the confirmation is taken back', () => {
    on(waits)
      .when(change('Selected'))
      .then(selected('ann', 'morning', morning));
    on(sits, confirmed('ann', 'morning', morning))
      .when(change('Selected'))
      .then(confirmationTakenBack('ann', 'morning', morning));
  });

  test('confirmed takes a spot on the way', () => {
    on(waits)
      .when(change('Confirmed'))
      .then(selected('ann', 'morning', morning), confirmed('ann', 'morning', morning));
    on(sits)
      .when(change('Confirmed'))
      .then(confirmed('ann', 'morning', morning));
  });

  test('applied gives its spot up, confirmed or not', () => {
    on(sits, confirmed('ann', 'morning', morning))
      .when(change('Applied'))
      .then(toWaitlist('ann', 'morning', morning));
  });

  test('what it is already stays as it is', () => {
    on(waits).when(change('Applied')).then();
    on(sits).when(change('Selected')).then();
    on(sits, confirmed('ann', 'morning', morning))
      .when(change('Confirmed'))
      .then();
    on().when(change('Removed')).then();
  });

  test('seated is refused where spots or hours are taken', () => {
    on(waits, ...fill)
      .when(change('Confirmed'))
      .thenRefused('full');
    on(waits, seated('ann', 'noon', noon))
      .when(change('Selected'))
      .thenRefused('conflict');
  });
});

describe('A volunteer who is seated again', () => {
  const ushers = hours(9, 13, volunteers.ushers);
  const spot = seated('ann', 'morning', ushers, { shift_id: 'id-1' });
  const { slot: _, ...inShift } = spot.data as typeof spot.data & { slot: unknown };
  const leads = { type: 'ShiftCaptainMarked', data: { ...inShift, captain: true } } as RosterEvent;
  const day = given(roster, [...volunteers.day, volunteer('ann')]);
  const back = (to: RosterCommand<'ChangeSignup'>['to']) => ({ ...change(to), captain: true });

  test('leads the shift again where they led it before', () => {
    day.when(back('Selected')).then(spot, leads);
    day.when(back('Applied')).then(applied('ann', 'morning', ushers, 'id-1'));
  });
});

describe('Somebody moved to another shift', () => {
  const late = hours(16, 18);
  const move = (
    to: RosterCommand<'ChangeSignup'>['to'],
    from = 'morning',
    sid = 'noon',
  ): RosterCommand<'ChangeSignup'> => ({
    ...change(to),
    sid,
    from,
  });
  const left = { ...waits.data, reason: 'removed', since: AT };
  const gone = (waitlist: boolean, isConfirmed: boolean) =>
    ({ type: 'SignupRemoved', data: { ...left, waitlist, confirmed: isConfirmed } }) as never;
  const shift_id = 'id-1';

  test('keeps how far the sign-up was, though the hours of the two overlap', () => {
    on(waits)
      .when(move('Applied'))
      .then(gone(true, false), applied('ann', 'noon', noon, shift_id));
    on(sits)
      .when(move('Selected'))
      .then(gone(false, false), seated('ann', 'noon', noon, { shift_id }));
    on(sits, confirmed('ann', 'morning', morning))
      .when(move('Confirmed'))
      .then(gone(false, true), seated('ann', 'noon', noon, { shift_id }), {
        type: 'Confirmed',
        data: applied('ann', 'noon', noon, shift_id).data as never,
      });
  });

  test('stays where no spot is free, other hours are in the way, or the place is not theirs', () => {
    on(sits, seated('bob', 'noon', noon), seated('cyd', 'noon', noon))
      .when(move('Selected'))
      .thenRefused('full');
    on(sits, added('late', late), added('last', hours(17, 19)), seated('ann', 'last', hours(17, 19)))
      .when(move('Selected', 'morning', 'late'))
      .thenRefused('conflict');
    const certified = hours(16, 18, { needs: { certified: 2, level_two: 0, level_one: 0, none: 0 } });
    on(sits, added('late', certified))
      .when(move('Selected', 'morning', 'late'))
      .thenRefused('not-eligible');
  });

  test('is not moved out of where they are not, nor onto a sign-up they have', () => {
    on().when(move('Selected')).thenRefused('not-found');
    on(sits)
      .when(move('Selected', 'morning', 'nowhere'))
      .thenRefused('not-found');
    on(sits, applied('ann', 'noon', noon))
      .when(move('Selected'))
      .thenRefused('already-there');
    on(sits)
      .when(move('Selected', 'morning', 'morning'))
      .thenRefused('already-there');
  });
});

describe('Somebody without a row', () => {
  const inMorning = { shift_id: 'id-1' };

  test('gets the one they had back, confirmed where they were', () => {
    on()
      .when(change('Applied'))
      .then(applied('ann', 'morning', morning, inMorning.shift_id));
    on()
      .when(change('Selected'))
      .then(seated('ann', 'morning', morning, inMorning));
    on()
      .when(change('Confirmed'))
      .then(seated('ann', 'morning', morning, inMorning), {
        type: 'Confirmed',
        data: { ...waits.data, ...inMorning } as never,
      });
  });

  test('is not registered by it', () => {
    on().when(change('Selected', 'zed')).thenRefused('not-found');
  });
});
