import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ section: 'desk', policy: 'staff', feature: 'score_reporting' }, [
    {
      path: '/score/admin',
      also: { '/score': 'staff' },
      title: 'staff.scoring',
      load: async () => (await import('./ScoreHome.tsx')).ScoreHome,
    },
    {
      path: '/score/admin/scores',
      title: 'staff.scores',
      load: async () => (await import('./scores/ScoreLists.tsx')).ReportedScores,
    },
  ]),
  {
    path: '/score/admin/pastscores',
    title: 'staff.pastScores',
    policy: 'staff',
    feature: 'score_reporting',
    section: 'reports',
    load: async () => (await import('./scores/ScoreLists.tsx')).PastScores,
  },
  {
    path: '/score/admin/getMatches',
    title: 'staff.activeMatches',
    policy: 'staff',
    feature: 'score_reporting',
    section: 'desk',
    load: async () => (await import('./scores/ScoreLists.tsx')).ActiveMatches,
  },
  {
    path: '/score/admin/notifyPlayers',
    title: 'staff.notifyPlayers',
    policy: 'staff',
    feature: 'score_reporting',
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
    feature: 'score_reporting',
    section: 'people',
    load: async () => (await import('./players/PlayerList.tsx')).PlayerList,
  },
];
