import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import {
  ACTIVE,
  added,
  applied,
  confirmed,
  hours,
  PUBLISHED,
  seated,
  staff,
  volunteer,
} from '../roster.fixtures.ts';
import { category } from '../volunteers/volunteers.fixtures.ts';

/** What the clock and the switches of a tournament keep from: sign-ups from 9 to 13. */

const trainers = hours(9, 13);
const referees = hours(9, 13, { category: 'Referee' });
const ushers = hours(9, 13, { kind: 'volunteer', category: 'ushers' });
const later = hours(15, 17);

const on = (...events: RosterEvent[]) => given(roster, events);
const at = (time: string) => ({ at: `2026-07-04T${time}:00.000Z` });
const BEFORE = at('08:59');
const DURING = at('09:00');
const AFTER = at('13:00');

const wish = { sid: 's', ref_id: 'ann', tournament: PUBLISHED } as const;
const credentials = 'Not Rated';
const row = { shift_id: 'ann@s', ref_id: 'ann', credentials, tournament: PUBLISHED } as const;
const crew = (plan: typeof trainers) => [
  category('ushers'),
  added('s', plan),
  plan.kind === 'volunteer'
    ? volunteer('ann')
    : staff('ann', plan.category === 'Referee' ? 'referee' : 'line'),
];

type By = 'person' | 'desk';
type Case = readonly [string, readonly RosterEvent[], (by: By) => RosterCommand];

const SIGN_UPS: readonly Case[] = [
  ['applying', crew(referees), (by) => ({ type: 'Apply', by, ...wish })],
  ['taking a spot', crew(trainers), (by) => ({ type: 'TakeSpot', credentials, by, ...wish })],
  [
    'registering',
    crew(ushers),
    (by) => ({ type: 'RegisterVolunteer', credentials, waitlist: false, by, ...wish }),
  ],
  ['waiting as a volunteer', crew(ushers), (by) => ({ type: 'Apply', by, ...wish })],
];
const CONFIRMING: Case = [
  'confirming',
  [...crew(referees), seated('ann', 's', referees)],
  (by) => ({ type: 'Confirm', by, ...row }),
];

describe.each([...SIGN_UPS, CONFIRMING])('A shift with somebody %s', (_, events, command) => {
  test('takes them until it begins', () => {
    expect(on(...events).when(command('person'), BEFORE).outcome).toHaveLength(1);
  });
  test('takes them through the desk alone once it has begun', () => {
    on(...events)
      .when(command('person'), DURING)
      .thenRefused('begun');
    expect(on(...events).when(command('desk'), DURING).outcome).toHaveLength(1);
  });
  test('takes nobody once it is over', () => {
    for (const by of ['person', 'desk'] as const) {
      on(...events)
        .when(command(by), AFTER)
        .thenRefused('over', 'From 9 to 13 is over.');
    }
  });
});

describe('The desk', () => {
  test('selects and names captains until the shift is over', () => {
    const waiting = [...crew(referees), applied('ann', 's', referees)];
    const select = { type: 'MoveOffWaitlist', by: 'desk', ...row } as const;
    expect(on(...waiting).when(select, DURING).outcome).toHaveLength(1);
    on(...waiting)
      .when(select, AFTER)
      .thenRefused('over');
    const lead = { type: 'AssignCaptain', credentials, captain: true, by: 'desk', ...wish } as const;
    on(...crew(ushers))
      .when(lead, AFTER)
      .thenRefused('over');
    // Whoever sits there already may still be named.
    expect(on(...crew(ushers), seated('ann', 's', ushers)).when(lead, AFTER).outcome).toHaveLength(1);
  });

  test('corrects the record of a shift that is over', () => {
    const sat = [...crew(referees), seated('ann', 's', referees)];
    for (const command of [
      { type: 'RemoveSignup', by: 'desk', ...row },
      { type: 'MoveToWaitlist', ...row },
    ] as const) {
      expect(on(...sat).when(command, AFTER).outcome).toHaveLength(1);
    }
  });

  test('may do as it did when the clock has gone on: what is there stays a success', () => {
    const sat = [...crew(trainers), seated('ann', 's', trainers), confirmed('ann', 's', trainers)];
    for (const command of [
      { type: 'TakeSpot', credentials, by: 'person', ...wish },
      { type: 'Confirm', by: 'person', ...row },
    ] as const) {
      on(...sat)
        .when(command, AFTER)
        .then();
    }
  });
});

describe('A shift without length', () => {
  test('is over when it begins', () => {
    const instant = hours(9, 9, { category: 'Referee' });
    const apply = { type: 'Apply', by: 'person', ...wish } as const;
    expect(on(...crew(instant)).when(apply, BEFORE).outcome).toHaveLength(1);
    on(...crew(instant))
      .when(apply, DURING)
      .thenRefused('over');
  });
});

describe('Leaving', () => {
  const remove = { type: 'RemoveSignup', by: 'person', ...row } as const;
  test('alone is possible until the shift begins', () => {
    const registered = [...crew(ushers), seated('ann', 's', ushers)];
    expect(on(...registered).when(remove, BEFORE).outcome).toHaveLength(1);
    on(...registered)
      .when(remove, DURING)
      .thenRefused('begun');
    on(...registered)
      .when(remove, AFTER)
      .thenRefused('over');
  });

  const both = [
    ...crew(referees),
    added('later', later),
    seated('ann', 's', referees),
    seated('ann', 'later', later),
  ];
  const leave = (by: By) => ({ type: 'Withdraw', ref_id: 'ann', message: 'ill', by }) as const;
  const left = (by: By, time: { at: string }) => {
    const { outcome } = on(...both).when(leave(by), time);
    return Array.isArray(outcome)
      ? outcome.flatMap(({ data }: RosterEvent) => ('shift_id' in data ? [data.sid] : []))
      : outcome;
  };

  test('everything takes out what is still ahead', () => {
    expect(left('person', BEFORE)).toEqual(['s', 'later']);
    expect(left('person', DURING)).toEqual(['later']);
    expect(left('desk', DURING)).toEqual(['s', 'later']);
    expect(left('desk', AFTER)).toEqual(['later']);
  });

  test('is refused where the last shift has begun, or all are over', () => {
    const running = [...crew(referees), seated('ann', 's', referees)];
    on(...running)
      .when(leave('person'), DURING)
      .thenRefused('begun', 'Your shifts here have begun. Please speak to the desk.');
    on(...running)
      .when(leave('desk'), AFTER)
      .thenRefused('no-shifts');
  });
});

describe('A section that is switched off', () => {
  const off = { ...ACTIVE, sections: { referee: false, line: false, volunteer: false } };
  const TEXTS = [
    'Sign-up for referees is switched off in this tournament.',
    'Sign-up for athletic trainers is switched off in this tournament.',
    'Sign-up for volunteers is switched off in this tournament.',
    'Sign-up for volunteers is switched off in this tournament.',
  ];

  test.each(SIGN_UPS.map(([name, events, command], index) => [name, events, command, TEXTS[index]] as const))(
    'refuses %s, but not to the desk',
    (_, events, command, text) => {
      const inIt = (by: By) => ({ ...command(by), tournament: off }) as RosterCommand;
      on(...events)
        .when(inIt('person'))
        .thenRefused('section-off', text);
      expect(on(...events).when(inIt('desk')).outcome).toHaveLength(1);
    },
  );

  test('leaves the others open', () => {
    const onlyLine = { ...off, sections: { ...off.sections, line: true } };
    const take = { type: 'TakeSpot', credentials, by: 'person', ...wish, tournament: onlyLine } as const;
    expect(on(...crew(trainers)).when(take).outcome).toHaveLength(1);
  });

  test('lets people confirm what the desk gave them', () => {
    const [, events, command] = CONFIRMING;
    const inIt = { ...command('person'), tournament: { ...off, status: 'published' } } as RosterCommand;
    expect(on(...events).when(inIt).outcome).toHaveLength(1);
  });
});
