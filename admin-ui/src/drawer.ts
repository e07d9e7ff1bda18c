import type { Drawer } from './shell/entries.ts';

/**
 * The drawer: what a tournament's people do in each of its phases, in the order they need it. Screens that are parts of one
 * piece of work are tabs of one entry.
 */
export const drawer: Drawer = {
  home: [
    {
      title: 'drawer.home',
      tabs: ['/admin', '/desk', '/desk/setupChecklist', '/volunteer'],
    },
  ],
  prepare: [
    {
      title: 'staff.setup',
      tabs: [
        '/admin/tournamentSetup',
        '/desk/editProcedures',
        '/desk/namecourts',
        '/admin/qrcode',
        '/desk/mergeToParentTournament',
      ],
    },
    { tabs: ['/desk/copyTournament'] },
    { tabs: ['/desk/import'] },
    { title: 'drawer.plan', tabs: ['/plan/todolist', '/plan/budget'] },
    {
      title: 'staff.scheduleSetup',
      tabs: ['/desk/scheduleSetup', '/desk/schedule', '/desk/scheduleSetupBulk', '/admin/resources/shifts/*'],
    },
    { title: 'staff.volunteerCategories', tabs: ['/volunteer/categories', '/volunteer/groups'] },
    { tabs: ['/volunteercaptain/scheduling'] },
    { tabs: ['/admin/howto'] },
  ],
  staff: [
    { title: 'staff.editSchedule', tabs: ['/desk/editSchedule', '/admin/resources/signups/*'] },
    { tabs: ['/desk/refereeSetup'] },
    {
      title: 'drawer.scheduleLists',
      tabs: [
        '/desk/scheduleByRef',
        '/desk/scheduleTable',
        '/desk/printSchedule',
        '/desk/paper',
        '/desk/refereeshiftgrid',
        '/desk/refereecontactreport',
      ],
    },
    { tabs: ['/volunteercaptain/managevolunteers'] },
    {
      title: 'drawer.volunteerLists',
      tabs: [
        '/volunteer/overview',
        '/volunteer/volunteerSchedule',
        '/volunteer/roster',
        '/volunteer/volunteerList',
        '/volunteer/contactinfo',
        '/volunteer/shirtsizes',
        '/volunteer/volunteerwaiverlist',
      ],
    },
    {
      title: 'drawer.write',
      tabs: [
        '/desk/emailtoshifts',
        '/desk/emailapproved',
        '/desk/sendText',
        '/volunteer/emailshifts',
        '/score/admin/notifyPlayers',
        '/payout/email',
        '/desk/templateManager',
      ],
    },
    {
      title: 'drawer.sent',
      tabs: ['/desk/outbox', '/desk/emaillog', '/desk/textlog', '/volunteer/emaillog'],
    },
    { tabs: ['/desk/messageboardadmin'] },
  ],
  run: [
    { tabs: ['/desk/refereefinishmatch'] },
    {
      title: 'staff.notifications',
      tabs: ['/desk/notificationlist', '/desk/pastNotifications', '/desk/notificationcontactlist'],
    },
    { tabs: ['/desk/statusUpdates'] },
    { tabs: ['/volunteer/checkin'] },
    { tabs: ['/volunteer/courtMonitors'] },
    {
      title: 'staff.scoring',
      tabs: [
        '/score/admin',
        '/score/admin/matches',
        '/score/admin/getMatches',
        '/score/admin/scores',
        '/score/admin/pastscores',
        '/score/admin/setup',
      ],
    },
  ],
  settle: [
    {
      title: 'staff.reconciliation',
      tabs: ['/desk/matchpaymentreconciliation', '/desk/editpastauxassignment'],
    },
    { tabs: ['/desk/invoicemaster'] },
    { tabs: ['/desk/moneyOut'] },
    {
      title: 'drawer.matchTotals',
      tabs: [
        '/desk/dailyrecap',
        '/desk/refereetotals',
        '/desk/totalcountanddays',
        '/desk/refereetotalwithcontact',
        '/desk/refereetimereport',
        '/report/refereereportusapickleball',
      ],
    },
    {
      title: 'drawer.hours',
      tabs: ['/desk/schedulerecap', '/desk/timeandshifts', '/volunteer/volunteertimeandshifts'],
    },
    {
      title: 'staff.payouts',
      tabs: ['/payout', '/payout/payees', '/payout/addItems', '/payout/import', '/payout/report'],
    },
  ],
  lookBack: [
    {
      title: 'staff.history',
      tabs: ['/desk/history', '/desk/schedulingLog', '/desk/schedulingNotes', '/volunteer/schedulelog'],
    },
    {
      title: 'staff.scheduleReplay',
      tabs: ['/desk/scheduleReplay', '/desk/scheduleCompare', '/desk/whatIf'],
    },
  ],
  platform: [
    { tabs: ['/utradmin'] },
    {
      title: 'staff.tournamentList',
      tabs: ['/utradmin/tournamentlist', '/utradmin/addTournament', '/utradmin/addtournamentsbulk'],
    },
    {
      title: 'staff.masterStaff',
      tabs: ['/utradmin/masterstafflist', '/admin/resources/people/*', '/utradmin/editprofile'],
    },
    { title: 'staff.masterSchedule', tabs: ['/utradmin/masterschedule', '/utradmin/notes30days'] },
    { tabs: ['/utradmin/outbox'] },
    { title: 'drawer.ranking', tabs: ['/ranking', '/ranking/eventsetup', '/ranking/partners'] },
    { tabs: ['/admin/resources/questions/*'] },
    {
      title: 'drawer.records',
      tabs: [
        '/admin/resources/log/*',
        '/admin/resources/securitylog/*',
        '/admin/proof',
        '/admin/readModels',
        '/quill',
      ],
    },
  ],
};
