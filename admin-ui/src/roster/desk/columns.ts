import type { DeskKey } from '../words.ts';

interface DeskLink {
  readonly to: string;
  /** Label of a public page; a staff screen has its declared title. */
  readonly word?: DeskKey;
}

export interface DeskColumn {
  readonly word: DeskKey;
  readonly links: readonly DeskLink[];
}

const staff = (...paths: readonly string[]): readonly DeskLink[] => paths.map((to) => ({ to }));

/**
 * The dashboard's three columns; a link is shown when its screen exists. Public screens open in a new tab, for
 * another display.
 */
export const columnsFor = (tid: string, displayKey = ''): readonly DeskColumn[] => [
  {
    word: 'desk.scheduling',
    links: staff(
      '/desk/scheduleSetup',
      '/desk/schedule',
      '/desk/scheduleSetupBulk',
      '/desk/editSchedule',
      '/desk/scheduleByRef',
      '/desk/scheduleTable',
      '/desk/printSchedule',
      '/desk/schedulerecap',
      '/desk/schedulingLog',
      '/desk/schedulingNotes',
    ),
  },
  {
    word: 'desk.communication',
    links: staff(
      '/desk/emailtoshifts',
      '/desk/emailapproved',
      '/desk/sendText',
      '/desk/templateManager',
      '/desk/messageboardadmin',
      '/desk/notificationlist',
      '/desk/pastNotifications',
      '/desk/notificationcontactlist',
      '/desk/emaillog',
      '/desk/textlog',
      '/desk/outbox',
    ),
  },
  {
    word: 'desk.staff',
    links: [
      ...staff('/desk/refereefinishmatch'),
      { to: `/public/board/${tid}`, word: 'desk.boardView' },
      { to: `/public/boardDisplay/${tid}${displayKey && `?display=${displayKey}`}`, word: 'desk.television' },
      { to: `/public/linecheckin?tid=${tid}`, word: 'desk.lineCheckin' },
      { to: `/public/linecheckinshifts?tid=${tid}`, word: 'desk.lineShifts' },
      ...staff(
        '/desk/statusUpdates',
        '/desk/namecourts',
        '/desk/CourtReset',
        '/desk/refereeSetup',
        '/desk/removereferee',
        '/desk/refereecontactreport',
        '/desk/refereeshiftgrid',
      ),
    ],
  },
];
