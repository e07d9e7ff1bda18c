import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/ranking',
    title: 'staff.ranking',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./players/PlayersPage.tsx')).PlayersPage,
  },
  {
    path: '/ranking/eventsetup',
    title: 'staff.rankingEvents',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./tournaments/EventSetupPage.tsx')).EventSetupPage,
  },
  {
    path: '/ranking/partners',
    title: 'staff.rankingPartners',
    policy: 'platform',
    section: 'platform',
    load: async () => (await import('./partners/PartnersPage.tsx')).PartnersPage,
  },
];
