import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/score/admin',
    also: { '/score': 'staff' },
    title: 'staff.scoring',
    policy: 'staff',
    section: 'desk',
    load: async () => (await import('./ScoreHome.tsx')).ScoreHome,
  },
  {
    path: '/score/admin/scores',
    title: 'staff.scores',
    policy: 'staff',
    section: 'desk',
    load: async () => (await import('./scores/ScoreLists.tsx')).ReportedScores,
  },
  {
    path: '/score/admin/pastscores',
    title: 'staff.pastScores',
    policy: 'staff',
    section: 'reports',
    load: async () => (await import('./scores/ScoreLists.tsx')).PastScores,
  },
  {
    path: '/score/admin/getMatches',
    title: 'staff.activeMatches',
    policy: 'staff',
    section: 'desk',
    load: async () => (await import('./scores/ScoreLists.tsx')).ActiveMatches,
  },
  {
    path: '/score/admin/notifyPlayers',
    title: 'staff.notifyPlayers',
    policy: 'staff',
    section: 'communication',
    load: async () => (await import('./notify/NotifyPlayers.tsx')).NotifyPlayers,
  },
  {
    // Where a court of the live board leads.
    path: '/score/admin/court/:court',
    policy: 'staff',
    load: async () => (await import('./CourtScore.tsx')).CourtScore,
  },
  {
    path: '/score/admin/setup',
    title: 'staff.players',
    policy: 'staff',
    section: 'people',
    load: async () => (await import('./players/PlayerList.tsx')).PlayerList,
  },
];
