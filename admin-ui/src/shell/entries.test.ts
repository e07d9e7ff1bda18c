import { allows, NO_RIGHTS, type TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import { describe, expect, it } from 'vitest';
import { drawer } from '../drawer.ts';
import { placeOf } from '../kit/rest/resources.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { drawerFor, offeredIn, openTo } from './entries.ts';

const places = [...screens, ...resources.map(placeOf)];

const may =
  (rights: Partial<TournamentRights>, platform = false) =>
  (policy: Parameters<typeof allows>[0]) =>
    allows(policy, { ref_id: 'p1', platform, rights: { ...NO_RIGHTS, ...rights }, subject: null });

const sectionsFor = (allows: ReturnType<typeof may>) => drawerFor(drawer, places, allows);

/** Where the entries of each section lead, and the tabs behind them. */
const drawn = (rights: Partial<TournamentRights>) =>
  Object.fromEntries(
    sectionsFor(may(rights)).map(({ name, entries }) => [
      name,
      entries.map(({ tabs }) => tabs.map(({ to }) => to)),
    ]),
  );

const size = (allows: ReturnType<typeof may>): number =>
  sectionsFor(allows).flatMap(({ entries }) => entries).length;

const ADMIN = { admin_type: 'basic' } as const;

describe('the drawer', () => {
  it('holds every screen that can be opened without an id, once', () => {
    const shownElsewhere = resources.filter(({ at }) => at).map((resource) => placeOf(resource).path);
    const openable = places
      .map(({ path }) => path)
      .filter((path) => !path.includes(':') && ![...shownElsewhere, '/admin/resources/*'].includes(path));
    const held = Object.values(drawer).flatMap((lines) => lines.flatMap(({ tabs }) => tabs));
    expect(held.toSorted()).toEqual(openable.toSorted());
    expect(places.filter(({ path, title }) => held.includes(path) && !title)).toEqual([]);
  });

  it('offers no title twice', () => {
    const titles = openTo(places, may({}, true)).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const entries = sectionsFor(may({}, true)).flatMap((section) => section.entries);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it('is short: a platform admin’s, a master’s, a section’s', () => {
    expect(size(may({}, true))).toBeLessThanOrEqual(60);
    expect(size(may({ admin_type: 'master' }))).toBeLessThanOrEqual(45);
    for (const section of ['referee', 'line', 'volunteer', 'treasurer', 'auditor'])
      expect(size(may({ ...ADMIN, [section]: true })), section).toBeLessThanOrEqual(25);
  });

  it('begins with the home, whose tabs are the checklists of one’s sections', () => {
    expect(drawn({ ...ADMIN, referee: true }).home).toEqual([['/admin', '/desk', '/desk/setupChecklist']]);
    expect(drawn({ ...ADMIN, volunteer: true }).home).toEqual([['/admin', '/volunteer']]);
  });

  it('gives an admin of the trainers and line officials their shifts and sign-ups, and what happened to them', () => {
    expect(drawn({ ...ADMIN, line: true })).toEqual({
      home: [['/admin']],
      prepare: [
        ['/admin/tournamentSetup', '/admin/qrcode'],
        ['/desk/import'],
        ['/plan/todolist', '/plan/budget'],
        ['/admin/resources/shifts'],
        ['/admin/howto'],
      ],
      staff: [['/admin/resources/signups'], ['/desk/paper'], ['/score/admin/notifyPlayers']],
      run: [
        [
          '/score/admin',
          '/score/admin/matches',
          '/score/admin/getMatches',
          '/score/admin/scores',
          '/score/admin/pastscores',
          '/score/admin/setup',
        ],
      ],
      lookBack: [
        ['/desk/history', '/desk/schedulingLog', '/desk/schedulingNotes'],
        ['/desk/scheduleReplay', '/desk/scheduleCompare'],
      ],
    });
  });

  it('gives a treasurer the home, the money and its reports', () => {
    expect(drawn({ ...ADMIN, treasurer: true })).toEqual({
      home: [['/admin']],
      settle: [
        ['/desk/matchpaymentreconciliation', '/desk/editpastauxassignment'],
        ['/desk/invoicemaster'],
        ['/desk/moneyOut'],
        ['/desk/dailyrecap', '/desk/refereetotals'],
        ['/payout', '/payout/payees', '/payout/addItems', '/payout/import', '/payout/report'],
      ],
    });
  });

  it('brings a captain to their own paths of shared screens', () => {
    expect(drawn({ captain_of: ['c1'] })).toEqual({
      home: [['/volunteer']],
      prepare: [['/volunteercaptain/scheduling']],
      staff: [
        ['/volunteercaptain/managevolunteers'],
        ['/volunteercaptain/schedulebyvolunteer'],
        ['/volunteercaptain/emailshifts'],
      ],
      run: [['/volunteercaptain/shifsbyday']],
    });
  });

  it('leaves out what the tournament does not have', () => {
    const pathsIn = (features: { readonly payout: boolean; readonly score_reporting: boolean }) =>
      openTo(offeredIn(places, features), may({ admin_type: 'master' })).map(({ to }) => to);
    const of = (paths: readonly string[], start: string) => paths.filter((path) => path.startsWith(start));
    const without = pathsIn({ payout: true, score_reporting: false });
    expect(of(without, '/score')).toEqual([]);
    expect(of(without, '/payout')).toContain('/payout/email');
    const unpaid = pathsIn({ payout: false, score_reporting: true });
    expect(of(unpaid, '/payout')).toEqual([]);
    expect(of(unpaid, '/score')).toContain('/score/admin/setup');
  });

  it('has nothing for a visitor of no rights', () => {
    expect(drawn({})).toEqual({});
  });
});
