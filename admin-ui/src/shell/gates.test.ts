import { describe, expect, it } from 'vitest';
import { gateOf, refusedTo } from './gates.ts';

describe('the gates of the staff screens', () => {
  it.each([
    ['/desk', 'desk', true],
    ['/desk/CourtReset', 'desk', true],
    ['/desk/tournamentSetup', 'staff', true],
    ['/admin', 'staff', true],
    ['/admin/resources/shifts/7', 'signedIn', false],
    ['/admin/tournamentSetup', 'staff', true],
    ['/admin/addTournament', 'platform', false],
    ['/admin/ppa', 'platform', false],
    ['/admin/', 'staff', true],
    ['/addtournament', 'platform', false],
    ['/volunteercaptain/scheduling', 'captain', true],
    ['/utradmin/notes30days', 'platform', false],
    ['/report/refereereportusapickleball', 'desk', true],
    ['/something/new', 'platform', false],
  ] as const)('%s is for %s', (path, policy, tournament) => {
    expect(gateOf(path)).toEqual({ policy, tournament });
  });

  it('sends people away from the volunteer area instead of refusing them', () => {
    expect(refusedTo('/volunteer/groups', true)).toBe('/admin');
    expect(refusedTo('/volunteer', false)).toBe('/');
    expect(refusedTo('/volunteercaptain', true)).toBeNull();
    expect(refusedTo('/desk', true)).toBeNull();
  });
});
