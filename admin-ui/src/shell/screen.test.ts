import { describe, expect, it } from 'vitest';
import { placeOf } from '../kit/rest/resources.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { gateOf, placeAt, refusedTo } from './screen.ts';

const places = [...screens, ...resources.map(placeOf)];

describe('the gates of the staff screens', () => {
  it.each([
    ['/desk', 'desk', true],
    ['/desk/CourtReset', 'desk', true],
    ['/desk/courtreset/', 'desk', true],
    ['/desk/tournamentSetup', 'staff', true],
    ['/desk/makeschedule', 'desk', true],
    ['/admin', 'anyAdmin', true],
    ['/admin/', 'anyAdmin', true],
    ['/admin/resources/shifts/7', 'anyDesk', true],
    ['/admin/resources/tournaments', 'staff', false],
    ['/admin/resources/securitylog', 'platform', false],
    ['/admin/tournamentSetup', 'staff', true],
    ['/admin/addTournament', 'platform', false],
    ['/admin/ppa', 'platform', false],
    ['/addtournament', 'platform', false],
    ['/volunteercaptain/scheduling', 'captain', true],
    ['/volunteer/schedulemanager', 'volunteerDesk', true],
    ['/volunteer/checkin', 'volunteerDesk', true],
    ['/volunteercaptain/shifsbyday', 'captain', true],
    ['/utradmin/notes30days', 'platform', false],
  ] as const)('%s is for %s', (path, policy, tournament) => {
    expect(gateOf(places, path)).toEqual({ policy, tournament });
  });

  it.each(['/something/new', '/desk/nothing', '/volunteer/nothing', '/utradmin/nothing'])(
    'nobody declared %s, so it is the platform admin’s',
    (path) => {
      expect(placeAt(places, path)).toBeNull();
      expect(gateOf(places, path)).toEqual({ policy: 'platform', tournament: false });
    },
  );

  it('sends people away from the volunteer area instead of refusing them', () => {
    expect(refusedTo('/volunteer/groups', true)).toBe('/admin');
    expect(refusedTo('/volunteer', false)).toBe('/');
    expect(refusedTo('/volunteercaptain', true)).toBeNull();
    expect(refusedTo('/desk', true)).toBeNull();
  });
});
