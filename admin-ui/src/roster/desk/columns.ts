import type { DeskKey } from '../words.ts';

interface DeskLink {
  readonly to: string;
  readonly word: DeskKey;
}

export interface DeskColumn {
  readonly word: DeskKey;
  readonly links: readonly DeskLink[];
}

/**
 * The three columns of the coordinator's dashboard; a link is shown when its screen exists. Public screens open in
 * a new tab: they are put on another screen, or handed to somebody.
 */
export const columnsFor = (tid: string): readonly DeskColumn[] => [
  {
    word: 'desk.scheduling',
    links: [
      { to: '/desk/scheduleSetup', word: 'staff.scheduleSetup' },
      { to: '/desk/schedule', word: 'staff.scheduleGenerator' },
      { to: '/desk/scheduleSetupBulk', word: 'staff.scheduleBulk' },
      { to: '/desk/editSchedule', word: 'staff.editSchedule' },
      { to: '/desk/scheduleByRef', word: 'staff.scheduleByPerson' },
      { to: '/desk/scheduleTable', word: 'staff.scheduleTable' },
      { to: '/desk/printSchedule', word: 'staff.schedulePrint' },
      { to: '/desk/schedulerecap', word: 'staff.scheduleRecap' },
      { to: '/desk/schedulingLog', word: 'staff.scheduleLog' },
      { to: '/desk/schedulingNotes', word: 'staff.scheduleNotes' },
    ],
  },
  {
    word: 'desk.communication',
    links: [
      { to: '/desk/emailtoshifts', word: 'staff.emailShifts' },
      { to: '/desk/emailapproved', word: 'staff.emailApproved' },
      { to: '/desk/sendText', word: 'staff.sendText' },
      { to: '/desk/templateManager', word: 'staff.templates' },
      { to: '/desk/messageboardadmin', word: 'staff.messageBoard' },
      { to: '/desk/notificationlist', word: 'staff.notifications' },
      { to: '/desk/pastNotifications', word: 'staff.pastNotifications' },
      { to: '/desk/notificationcontactlist', word: 'staff.notificationContacts' },
      { to: '/desk/emaillog', word: 'staff.emailLog' },
      { to: '/desk/textlog', word: 'staff.textLog' },
      { to: '/desk/outbox', word: 'staff.outbox' },
    ],
  },
  {
    word: 'desk.staff',
    links: [
      { to: '/desk/refereefinishmatch', word: 'staff.liveBoard' },
      { to: `/public/board/${tid}`, word: 'desk.boardView' },
      { to: `/public/boardDisplay/${tid}`, word: 'desk.television' },
      { to: `/public/linecheckin?tid=${tid}`, word: 'desk.lineCheckin' },
      { to: `/public/linecheckinshifts?tid=${tid}`, word: 'desk.lineShifts' },
      { to: '/desk/statusUpdates', word: 'staff.statusUpdates' },
      { to: '/desk/namecourts', word: 'staff.nameCourts' },
      { to: '/desk/CourtReset', word: 'staff.courtReset' },
      { to: '/desk/refereeSetup', word: 'staff.refereeSetup' },
      { to: '/desk/removereferee', word: 'staff.removeReferee' },
      { to: '/desk/refereecontactreport', word: 'staff.contactReport' },
      { to: '/desk/refereeshiftgrid', word: 'staff.shiftGrid' },
    ],
  },
];
