import { describe, expect, it } from 'vitest';
import { appOf, pageOf } from './apps.ts';

describe('which application answers a path', () => {
  it.each([
    ['/desk', 'admin'],
    ['/Desk/CourtReset', 'admin'],
    ['/volunteercaptain/scheduling?day=1', 'admin'],
    ['/score/admin#past', 'admin'],
    ['/score', 'admin'],
    ['/addTournament', 'admin'],
    ['/score/rpsr/abc', 'public'],
    ['/deskDashboard', 'public'],
    ['/signup/volunteer', 'public'],
    ['/volunteer/courtmonitor/t1', 'public'],
    ['/', 'public'],
  ] as const)('%s is served by the %s application', (path, app) => {
    expect(appOf(path)).toBe(app);
  });
});

describe('which page answers a path', () => {
  it.each([
    ['/public/boardDisplay/t1', 'display'],
    ['/public/boarddisplay/t1?theme=light', 'display'],
    ['/public/board/t1', 'public'],
    ['/score/rpsr/secret', 'score'],
    ['/score/admin', 'admin'],
    ['/desk', 'admin'],
  ] as const)('%s is the %s page', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});
