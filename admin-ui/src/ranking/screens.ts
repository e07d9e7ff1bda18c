import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'platform' }, [
    {
      path: '/ranking',
      title: 'staff.ranking',
      load: async () => (await import('./players/PlayersPage.tsx')).PlayersPage,
    },
    {
      path: '/ranking/eventsetup',
      title: 'staff.rankingEvents',
      load: async () => (await import('./tournaments/EventSetupPage.tsx')).EventSetupPage,
    },
    {
      path: '/ranking/partners',
      title: 'staff.rankingPartners',
      load: async () => (await import('./partners/PartnersPage.tsx')).PartnersPage,
    },
  ]),
];
