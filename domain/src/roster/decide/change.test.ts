import { describe, expect, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import { rosterBookings } from '../bookings.ts';
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
import { labelOf } from '../state.ts';
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

describe('A change of what somebody saw', () => {
  const saw = (seen: RosterCommand<'ChangeSignup'>['to'], to: RosterCommand<'ChangeSignup'>['to']) => ({
    ...change(to),
    seen,
  });

  test('is made while the person stands so', () => {
    on(waits)
      .when(saw('Applied', 'Selected'))
      .then(selected('ann', 'morning', morning));
    on(sits)
      .when(saw('Selected', 'Applied'))
      .then(toWaitlist('ann', 'morning', morning));
  });

  test('is refused where somebody was faster, above all where the person has left', () => {
    on(sits, confirmed('ann', 'morning', morning))
      .when(saw('Selected', 'Applied'))
      .thenRefused('changed');
    on().when(saw('Applied', 'Confirmed')).thenRefused('changed');
    on(waits)
      .when({ ...saw('Selected', 'Selected'), sid: 'noon', from: 'morning' })
      .thenRefused('changed');
  });

  test('changes nothing where somebody else has done the same', () => {
    on(sits).when(saw('Applied', 'Selected')).then();
    on().when(saw('Selected', 'Removed')).then();
  });
});

describe('The lead of a shift', () => {
  const ushers = hours(9, 13, volunteers.ushers);
  const spot = seated('ann', 'morning', ushers);
  const { slot: _, ...inShift } = spot.data as typeof spot.data & { slot: unknown };
  const mark = (captain: boolean) =>
    ({ type: 'ShiftCaptainMarked', data: { ...inShift, captain } }) as RosterEvent;
  const asked = (captain: boolean) => ({ ...change('Selected'), captain });

  test('is given to whoever is seated already, and taken', () => {
    const day = [...volunteers.day, volunteer('ann'), spot];
    given(roster, day).when(asked(true)).then(mark(true));
    given(roster, [...day, mark(true)])
      .when(asked(false))
      .then(mark(false));
    given(roster, day).when(asked(false)).then();
  });
});

describe('Changes that are made together', () => {
  const together = (...steps: RosterCommand<'ChangeSignup'>[]) => ({ type: 'Together' as const, steps });
  const bob = applied('bob', 'morning', morning);

  test('are all made, each on what those before it leave', () => {
    on(staff('bob'), added('one', hours(16, 18, { spots: 1 })), seated('ann', 'one', hours(16, 18)))
      .when(together({ ...change('Removed'), sid: 'one' }, { ...change('Selected', 'bob'), sid: 'one' }))
      .then(
        {
          type: 'SignupRemoved',
          data: {
            ...{ shift_id: 'ann@one', sid: 'one', ref_id: 'ann', reason: 'removed', since: AT },
            ...{ waitlist: false, confirmed: false, shift: labelOf(hours(16, 18)) },
          },
        } as never,
        seated('bob', 'one', hours(16, 18), { shift_id: 'id-1' }),
      );
  });

  test('are none of them made where one is refused', () => {
    on(waits, bob, staff('bob'))
      .when(
        together(
          { ...change('Selected'), seen: 'Applied' },
          { ...change('Applied', 'bob'), seen: 'Selected' },
        ),
      )
      .then(selected('ann', 'morning', morning));
    on(waits, staff('bob'))
      .when(
        together(
          { ...change('Selected'), seen: 'Applied' },
          { ...change('Selected', 'bob'), seen: 'Applied' },
        ),
      )
      .thenRefused('changed');
  });

  test('never overfill a shift', () => {
    on(waits, bob, staff('bob'), seated('cyd', 'morning', morning))
      .when(together(change('Selected'), change('Selected', 'bob')))
      .thenRefused('full');
  });

  test('are refused for the step whose person works elsewhere', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    const free = change('Selected');
    const all = together(free, change('Selected', 'bob'));
    const seat = { ...elsewhere, sid: 'morning', ref_id: 'bob' };
    on(waits, bob, staff('bob'))
      .when(rosterBookings.blocked(all, seat, elsewhere))
      .thenRefused('conflict');
    expect(rosterBookings.blocked(all, seat, elsewhere).steps).toEqual([
      free,
      { ...change('Selected', 'bob'), elsewhere },
    ]);
  });

  test('take shifts back that nobody has touched since', () => {
    const remove = (sid: string, version = 0) => ({ type: 'DeleteShift' as const, sid, version, people: 0 });
    const steps = [remove('morning'), remove('noon')];
    on()
      .when({ type: 'Together', steps })
      .then(
        { type: 'ShiftDeleted', data: { sid: 'morning', shift: labelOf(morning) } } as never,
        {
          type: 'ShiftDeleted',
          data: { sid: 'noon', shift: labelOf(noon) },
        } as never,
      );
    on(waits).when({ type: 'Together', steps }).thenRefused('changed');
    on()
      .when({ type: 'Together', steps: [remove('noon'), remove('morning', 3)] })
      .thenRefused('stale');
  });
});

describe('Sign-ups of a file', () => {
  const of = (...changes: readonly RosterCommand<'ChangeSignup'>[]): RosterCommand => ({
    type: 'ImportSignups',
    changes,
  });

  test('go in as far as each can: one that is refused keeps no other out', () => {
    on(staff('bob'), staff('cyd'), seated('dan', 'morning', morning))
      .when(
        of(
          change('Selected'),
          change('Selected', 'bob'),
          change('Applied', 'cyd'),
          change('Selected', 'nobody'),
        ),
      )
      .then(
        { ...sits, data: { ...sits.data, shift_id: 'id-1' } } as RosterEvent,
        { ...waits, data: { ...waits.data, shift_id: 'id-2', ref_id: 'cyd' } } as RosterEvent,
      );
  });

  test('change nothing where they stand so, or were changed meanwhile', () => {
    on(sits)
      .when(of({ ...change('Selected'), seen: 'Removed' }))
      .then();
    on(sits, confirmed('ann', 'morning', morning))
      .when(of({ ...change('Removed'), seen: 'Selected' }))
      .then();
  });

  test('seat nobody who sits elsewhere at these hours', () => {
    const elsewhere = { tid: 't2', name: 'Away', start: morning.start, end: morning.end };
    const seat = { sid: 'morning', ref_id: 'ann', ...morning };
    on()
      .when(rosterBookings.blocked(of(change('Selected')), seat, elsewhere))
      .then();
  });
});
