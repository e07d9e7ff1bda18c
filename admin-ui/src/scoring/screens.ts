import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'staff', feature: 'score_reporting' }, [
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
    {
      path: '/score/admin/pastscores',
      title: 'staff.pastScores',
      load: async () => (await import('./scores/ScoreLists.tsx')).PastScores,
    },
    {
      path: '/score/admin/matches',
      title: 'staff.matchList',
      load: async () => (await import('./matches/MatchList.tsx')).MatchList,
    },
    {
      path: '/score/admin/getMatches',
      title: 'staff.activeMatches',
      load: async () => (await import('./scores/ScoreLists.tsx')).ActiveMatches,
    },
    {
      path: '/score/admin/notifyPlayers',
      title: 'staff.notifyPlayers',
      load: async () => (await import('./notify/NotifyPlayers.tsx')).NotifyPlayers,
    },
    {
      path: '/score/admin/setup',
      title: 'staff.players',
      load: async () => (await import('./players/PlayerList.tsx')).PlayerList,
    },
  ]),
  {
    policy: 'staff',
    // Where a court of the live board leads.
    path: '/score/admin/court/:court',
    load: async () => (await import('./CourtScore.tsx')).CourtScore,
  },
];
