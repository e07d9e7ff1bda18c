import { type Screen, screensOf } from '../shell/screen.ts';

const letters = () => import('./letter/pages.tsx');
const sent = () => import('./log/SentMessages.tsx');

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'desk' }, [
    {
      path: '/desk/emailtoshifts',
      title: 'staff.emailToShifts',
      load: async () => (await letters()).EmailToShifts,
    },
    {
      path: '/desk/emailapproved',
      title: 'staff.emailApproved',
      load: async () => (await letters()).EmailApproved,
    },
    {
      path: '/desk/sendText',
      title: 'staff.sendText',
      load: async () => (await letters()).SendText,
    },
    {
      path: '/desk/templateManager',
      title: 'staff.templates',
      load: async () => (await import('./templates/TemplateManager.tsx')).TemplateManager,
    },
    {
      path: '/desk/messageboardadmin',
      title: 'staff.messageBoard',
      load: async () => (await import('./board/MessageBoardAdmin.tsx')).MessageBoardAdmin,
    },
    {
      path: '/desk/emaillog',
      title: 'staff.emailLog',
      load: async () => (await sent()).EmailLog,
    },
    {
      path: '/desk/textlog',
      title: 'staff.textLog',
      load: async () => (await sent()).TextLog,
    },
    {
      path: '/desk/outbox',
      title: 'staff.outbox',
      load: async () => (await sent()).Outbox,
    },
  ]),
  ...screensOf({ policy: 'volunteerDesk' }, [
    {
      path: '/volunteer/emailshifts',
      also: { '/volunteercaptain/emailshifts': 'captain' },
      title: 'staff.emailVolunteers',
      load: async () => (await letters()).VolunteerEmailShifts,
    },
    {
      path: '/volunteer/emaillog',
      title: 'staff.volunteerEmailLog',
      load: async () => (await sent()).VolunteerEmailLog,
    },
  ]),
  {
    policy: 'master',
    feature: 'payout',
    path: '/payout/email',
    title: 'staff.emailPayees',
    load: async () => (await letters()).EmailPayees,
  },
  {
    policy: 'platform',
    path: '/utradmin/outbox',
    title: 'staff.outboxOfAll',
    load: async () => (await sent()).OutboxOfAll,
  },
];
