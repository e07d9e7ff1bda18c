import { describe, expect, test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import type { RosterCommand } from './commands.ts';
import { sectionsOfPerson } from './decide/staff.ts';
import { roster } from './decide.ts';
import type { RosterEvent } from './events.ts';
import { ACTIVE, added, applied, hours, seated, staff, volunteer } from './roster.fixtures.ts';

/** What an official is registered as, and what a desk of one section may take away. */

const morning = hours(9, 13);
const courts = hours(14, 18, { category: 'Referee' });
const day = [added('morning', morning), added('courts', courts)];
const on = (...events: readonly RosterEvent[]) => given(roster, events);
const joined = (section: 'referee' | 'line'): RosterEvent => ({
  type: 'SectionJoined',
  data: { ref_id: 'ann', section },
});
describe('Sections of an official', () => {
  test('are those of registration and rows, and a referee’s where nobody said', () => {
    const unsorted: RosterEvent = {
      type: 'StaffAdded',
      data: { ref_id: 'ann', role: 'official', sections: [], entered: false },
    };
    expect(sectionsOfPerson(on(...day, unsorted).state, 'ann')).toEqual(['referee']);
    const trains = on(...day, unsorted, applied('ann', 'morning', morning));
    expect(sectionsOfPerson(trains.state, 'ann')).toEqual(['line']);
    const both = on(...day, staff('ann'), joined('referee'), volunteer('ann'));
    expect(sectionsOfPerson(both.state, 'ann')).toEqual(['line', 'referee', 'volunteer']);
    expect(sectionsOfPerson(on(...day).state, 'ann')).toEqual([]);
  });

  test('grow with the first shift of another section, once', () => {
    const apply = { type: 'Apply', sid: 'courts', ref_id: 'ann', by: 'person', tournament: ACTIVE } as const;
    on(...day, staff('ann'))
      .when(apply)
      .then(joined('referee'), applied('ann', 'courts', courts, 'id-1'));
    on(...day, staff('ann'), joined('referee'))
      .when(apply)
      .then(applied('ann', 'courts', courts, 'id-1'));
  });

  test('grow when a desk adds somebody who is there already', () => {
    const add: RosterCommand = {
      type: 'AddStaff',
      people: [{ ref_id: 'ann', role: 'official', sections: ['referee', 'line'] }],
    };
    on(...day, staff('ann'))
      .when(add)
      .then(joined('referee'));
    on(...day, staff('ann'), joined('referee'))
      .when(add)
      .then();
  });
});

describe('A desk of one section', () => {
  const remove = (sections: readonly ('referee' | 'line')[]): RosterCommand => ({
    type: 'RemoveStaff',
    ref_id: 'ann',
    role: 'official',
    sections,
  });
  const working = [
    ...day,
    staff('ann'),
    seated('ann', 'morning', morning),
    joined('referee'),
    seated('ann', 'courts', courts),
  ];

  test('takes out its own rows, and the person where nothing is left', () => {
    const { outcome } = on(...working).when(remove(['line']));
    expect(outcome).toMatchObject([
      { type: 'SignupRemoved', data: { sid: 'morning', reason: 'staff-removed' } },
      { type: 'SectionLeft', data: { ref_id: 'ann', section: 'line' } },
    ]);
    const alone = on(...day, staff('ann'), seated('ann', 'morning', morning)).when(remove(['line']));
    expect(alone.outcome).toMatchObject([
      { type: 'SignupRemoved', data: { sid: 'morning' } },
      { type: 'StaffRemoved', data: { ref_id: 'ann', role: 'official' } },
    ]);
  });

  test('takes out nobody of the other', () => {
    on(...day, staff('ann'), seated('ann', 'morning', morning))
      .when(remove(['referee']))
      .thenRefused('not-found');
  });

  test('of both takes out everything', () => {
    const { outcome } = on(...working).when(remove(['referee', 'line']));
    expect(outcome).toMatchObject([
      { data: { sid: 'morning' } },
      { data: { sid: 'courts' } },
      { type: 'StaffRemoved' },
    ]);
  });
});

describe('Leaving again', () => {
  const leave: RosterCommand = { type: 'Leave', ref_id: 'ann', role: 'official' };
  const off: RosterEvent = { type: 'StaffRemoved', data: { ref_id: 'ann', role: 'official' } };

  test('takes rows and registration, tells coordinators of freed seats, and does nothing twice', () => {
    on(...day, staff('ann'))
      .when(leave)
      .then(off);
    on(...day)
      .when(leave)
      .then();
    const told: RosterEvent = {
      type: 'Withdrawn',
      data: { ref_id: 'ann', message: null, sections: ['line'] },
    };
    const { outcome } = on(
      ...day,
      staff('ann'),
      seated('ann', 'morning', morning),
      applied('ann', 'courts', courts),
    ).when(leave);
    expect(outcome).toMatchObject([
      { type: 'SignupRemoved', data: { sid: 'morning', reason: 'withdrawn', waitlist: false } },
      { type: 'SignupRemoved', data: { sid: 'courts', reason: 'withdrawn', waitlist: true } },
      told,
      off,
    ]);
  });

  test('leaves what a volunteer does', () => {
    on(...day, staff('ann'), volunteer('ann'))
      .when(leave)
      .then(off);
  });

  test('is the desk’s to decide once a shift has begun', () => {
    on(...day, staff('ann'), seated('ann', 'morning', morning))
      .when(leave, { at: morning.start })
      .thenRefused('begun');
  });
});
