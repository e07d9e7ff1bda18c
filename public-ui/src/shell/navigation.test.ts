import type { SessionTournament, SessionUser } from '@courtcrew/domain/accounts/session.ts';
import { expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const USER: SessionUser = {
  ...{ user_id: 'ana', ref_id: 'ana', first: 'Ana', last: 'Lee', phone: null, email: null },
  ...{ credentials: null, profile_updated: true, utr_admin: null },
  ...{ referee: false, line_judge: false, volunteer: false },
};

const wordsOf = (user: SessionUser | null, tournaments: readonly Partial<SessionTournament>[] = []) =>
  navigationFor({ user, tournaments: tournaments as SessionTournament[] }).map(({ word }) =>
    word.replace('nav.', ''),
  );

it('differs for whoever looks around, referees, line officials and volunteers', () => {
  const seen = [
    wordsOf(null),
    wordsOf({ ...USER, referee: true }),
    wordsOf({ ...USER, line_judge: true }),
    wordsOf({ ...USER, volunteer: true }),
  ];
  expect(seen).toEqual([
    ['tournaments', 'volunteer', 'calendar', 'map', 'resources'],
    ['tournaments', 'myMatches', 'calendar', 'mySchedule', 'resources'],
    ['tournaments', 'lineShifts', 'calendar', 'mySchedule', 'resources'],
    ['tournaments', 'volunteer', 'calendar', 'mySchedule', 'resources'],
  ]);
});

it('has everything of somebody in several roles', () => {
  const all = { ...USER, referee: true, line_judge: true, volunteer: true };
  expect(wordsOf(all)).toEqual(expect.arrayContaining(['myMatches', 'lineShifts', 'volunteer']));
});

it('leads captains and staff to their area', () => {
  const none = { admin_type: null, captain_of: [] };
  expect(wordsOf(USER, [{ ...none, captain_of: ['gates'] }]).at(-1)).toBe('captain');
  expect(wordsOf(USER, [{ ...none, admin_type: 'basic' }]).at(-1)).toBe('staff');
  expect(wordsOf({ ...USER, utr_admin: 'main' }).slice(-2)).toEqual(['staff', 'platform']);
});
