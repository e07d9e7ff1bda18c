import { allows, NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../kit/rest/resources.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { drawerFor, entriesFor, offeredIn } from './entries.ts';

const places = [...screens, ...resources.map(placeOf)];

const may =
  (rights: Partial<TournamentRights>, platform = false) =>
  (policy: Parameters<typeof allows>[0]) =>
    allows(policy, { ref_id: 'p1', platform, rights: { ...NO_RIGHTS, ...rights }, subject: null });

const drawer = (rights: Partial<TournamentRights>) =>
  Object.fromEntries(
    drawerFor(places, may(rights)).map(({ name, entries }) => [name, entries.map(({ to }) => to)]),
  );

describe('what the drawer offers', () => {
  it('is every screen once, none of them twice under another path', () => {
    const entries = entriesFor(places, may({}, true));
    const [paths, titles] = [entries.map(({ to }) => to), entries.map(({ title }) => title)];
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(paths).not.toContain('/desk/makeschedule');
  });

  it('leaves out no screen that can be opened without an id', () => {
    const shownElsewhere = resources.filter(({ at }) => at).map((resource) => placeOf(resource).path);
    const openable = places.filter(
      ({ path }) => !path.includes(':') && ![...shownElsewhere, '/admin/resources/*'].includes(path),
    );
    expect(openable.filter(({ title }) => !title)).toEqual([]);
  });

  it('starts with the home of the tournament’s admins', () => {
    expect(drawer({ admin_type: 'basic', referee: true }).home).toEqual(['/admin']);
    expect(drawer({ admin_type: 'basic', referee: true }).desk?.[0]).toBe('/desk');
  });

  it('has the schedule, of the shifts and of the people, with its log in one section', () => {
    expect(drawer({ admin_type: 'basic', referee: true }).scheduling).toEqual(
      expect.arrayContaining([
        '/desk/scheduleSetup',
        '/desk/editSchedule',
        '/desk/scheduleByRef',
        '/desk/schedulingLog',
      ]),
    );
  });

  it('gives an admin of the trainers and line officials alone their shifts and sign-ups, and what happened to them', () => {
    expect(drawer({ admin_type: 'basic', line: true })).toEqual({
      home: ['/admin'],
      desk: ['/score/admin', '/score/admin/scores', '/score/admin/getMatches'],
      scheduling: ['/desk/schedulingLog', '/admin/resources/shifts', '/admin/resources/signups'],
      people: ['/score/admin/setup'],
      communication: ['/score/admin/notifyPlayers'],
      reports: [
        '/score/admin/pastscores',
        '/desk/schedulingNotes',
        '/desk/history',
        '/desk/scheduleReplay',
        '/desk/scheduleCompare',
      ],
      planning: ['/plan/budget', '/plan/todolist'],
      setup: ['/admin/tournamentSetup', '/admin/qrcode', '/admin/howto'],
    });
  });

  it('gives a treasurer the home, the money and its reports, and nothing else', () => {
    expect(drawer({ admin_type: 'basic', treasurer: true })).toEqual({
      home: ['/admin'],
      money: [
        '/payout',
        '/payout/payees',
        '/payout/addItems',
        '/payout/import',
        '/payout/report',
        '/desk/matchpaymentreconciliation',
        '/desk/invoicemaster',
        '/desk/editpastmatch',
        '/desk/editpastauxassignment',
      ],
      reports: ['/desk/dailyrecap', '/desk/refereetotals'],
    });
  });

  it('brings a captain to their own paths of shared screens', () => {
    expect(drawer({ captain_of: ['c1'] })).toEqual({
      communication: ['/volunteercaptain/emailshifts'],
      volunteers: [
        '/volunteercaptain/scheduling',
        '/volunteercaptain/managevolunteers',
        '/volunteercaptain/shifsbyday',
        '/volunteercaptain/schedulebyvolunteer',
        '/volunteercaptain',
      ],
    });
  });

  it('leaves out what the tournament does not have', () => {
    const pathsIn = (features: { readonly payout: boolean; readonly score_reporting: boolean }) =>
      entriesFor(offeredIn(places, features), may({ admin_type: 'master' })).map(({ to }) => to);
    const of = (paths: readonly string[], start: string) => paths.filter((path) => path.startsWith(start));
    const without = pathsIn({ payout: true, score_reporting: false });
    expect(of(without, '/score')).toEqual([]);
    expect(of(without, '/payout')).toContain('/payout/email');
    const unpaid = pathsIn({ payout: false, score_reporting: true });
    expect(of(unpaid, '/payout')).toEqual([]);
    expect(of(unpaid, '/score')).toContain('/score/admin/setup');
  });

  it('has nothing for a visitor of no rights', () => {
    expect(drawer({})).toEqual({});
  });
});
