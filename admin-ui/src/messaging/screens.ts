import type { Screen } from '../shell/screen.ts';

const letters = () => import('./letter/pages.tsx');
const logs = () => import('./log/LogPages.tsx');

export const screens: readonly Screen[] = [
  {
    path: '/desk/emailtoshifts',
    title: 'staff.emailToShifts',
    policy: 'desk',
    section: 'communication',
    load: async () => (await letters()).EmailToShifts,
  },
  {
    path: '/desk/emailapproved',
    title: 'staff.emailApproved',
    policy: 'desk',
    section: 'communication',
    load: async () => (await letters()).EmailApproved,
  },
  {
    path: '/desk/sendText',
    title: 'staff.sendText',
    policy: 'desk',
    section: 'communication',
    load: async () => (await letters()).SendText,
  },
  {
    path: '/volunteer/emailshifts',
    also: { '/volunteercaptain/emailshifts': 'captain' },
    title: 'staff.emailVolunteers',
    policy: 'volunteerDesk',
    section: 'communication',
    load: async () => (await letters()).VolunteerEmailShifts,
  },
  {
    path: '/payout/email',
    title: 'staff.emailPayees',
    policy: 'master',
    feature: 'payout',
    section: 'money',
    load: async () => (await letters()).EmailPayees,
  },
  {
    path: '/desk/templateManager',
    title: 'staff.templates',
    policy: 'desk',
    section: 'communication',
    load: async () => (await import('./templates/TemplateManager.tsx')).TemplateManager,
  },
  {
    path: '/desk/messageboardadmin',
    title: 'staff.messageBoard',
    policy: 'desk',
    section: 'communication',
    load: async () => (await import('./board/MessageBoardAdmin.tsx')).MessageBoardAdmin,
  },
  {
    path: '/desk/emaillog',
    title: 'staff.emailLog',
    policy: 'desk',
    section: 'communication',
    load: async () => (await logs()).EmailLog,
  },
  {
    path: '/desk/textlog',
    title: 'staff.textLog',
    policy: 'desk',
    section: 'communication',
    load: async () => (await logs()).TextLog,
  },
  {
    path: '/volunteer/emaillog',
    title: 'staff.volunteerEmailLog',
    policy: 'volunteerDesk',
    section: 'communication',
    load: async () => (await logs()).VolunteerEmailLog,
  },
];
