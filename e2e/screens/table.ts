/** Whoever a screen is for, and whoever it is not for. */
export type Role = 'visitor' | 'person' | 'captain' | 'refereeDesk' | 'volunteerDesk' | 'master' | 'platform';

/** How somebody is told that a screen is not for them: by a refusal, by the login, or by being sent to the own home. */
export type Sign = 'notAllowed' | 'login' | 'home';

export interface Row {
  /** As the documents write it; `{tid}` and the like are filled in with what the run has made. */
  readonly path: string;
  readonly who: Role;
  /** Of the screen itself. */
  readonly heading: string;
  /** Somebody it is not for; null where it is everybody's. */
  readonly barred: { readonly role: Role; readonly sign: Sign } | null;
}

const rows = (who: Role, barred: Row['barred'], table: Readonly<Record<string, string>>): Row[] =>
  Object.entries(table).map(([path, heading]) => ({ path, who, barred, heading }));

/**
 * Every screen with a path, by whom it is for. Screens that the documents describe without a path are named beside the one
 * they have here.
 */
export const SCREENS: readonly Row[] = [
  // Everybody’s.
  ...rows('visitor', null, {
    '/': 'The right crew on every court',
    '/login': 'Login',
    '/register': 'Create an account',
    '/register/{name}': 'Create an account',
    '/reset/{token}': 'This link cannot be used any more',
    '/tournamentcalendar': 'Tournament calendar',
    '/tournaments': 'Tournaments',
    '/tournamentmap': 'Tournament map',
    '/app': 'APP Tour',
    '/ppa': 'PPA Tour',
    '/legacy': 'Legacy facility',
    '/organization/{org}': 'Winter', // the organization listing
    '/resources': 'Helpful resources',
    '/tools/termsofservice': 'Terms of use',
    '/tools/privacy': 'Privacy policy',
    '/print/{name}': 'This page does not exist',
    '/quiz': 'Rules challenge',
    '/signup/{tid}': 'Screens Open',
    '/signup/volunteers': 'Volunteer Opportunities', // the Volunteer Opportunities page
    '/signup/volunteer?tid={tid}': 'Screens Open',
    '/signup/volunteer/bytime?tid={tid}': 'Screens Open',
    '/signup/athletictrainer?tid={tid}': 'Screens Open',
    '/public/board/{tid}': 'Screens Open', // the board view
    '/public/boardDisplay/{tid}': 'Screens Open',
    '/public/linecheckin?tid={tid}': 'Line check-in',
    '/public/linecheckinshifts?tid={tid}': 'Line check-in by shift',
    '/question': 'Questions and answers',
    '/question/answer/{url}': 'Answer a question',
    '/score/rpsr/{sid}': 'Ann Ace Ben Baseline',
    '/scores/{tid}': 'Scores',
  }),
  // For people with an account, in their own matters.
  ...rows(
    'person',
    { role: 'visitor', sign: 'login' },
    {
      '/': 'Please check your profile',
      '/profile/myProfile': 'My Profile',
      '/profile/signupReport': 'My Schedule',
      '/profile/matchesByTournament': 'My Matches',
      '/profile/history': 'My History',
      '/refDashboard': 'Tournaments for officials',
      '/deskDashboard': 'Tournaments you staff',
      '/print/printInvoice/{id}': 'Invoice 1',
      '/signup': 'My next shifts', // the individual future schedule
      '/signup/refereemessageboard/{tid}': 'Message Board',
      '/signup/referee/messageboard/{tid}': 'Message Board',
      '/signup/referee/messageboard': 'Message Board',
      '/signup/pastemails/{tid}': 'Past Emails Sent', // the past-emails page per tournament
      '/signup/contactcoordinator?section=referee': 'Email the coordinator',
      '/procedures/{tid}': 'Procedures',
      '/question/submit': 'Ask a question',
      '/volunteer/courtmonitor/{tid}': 'Court monitor', // the notify-desk screen
    },
  ),
  // For captains of a category.
  ...rows(
    'captain',
    { role: 'person', sign: 'notAllowed' },
    {
      '/volunteercaptain': 'Captain Area',
      '/volunteercaptain/scheduling': 'Volunteer Shifts',
      '/volunteercaptain/managevolunteers': 'Manage Volunteers',
      '/volunteercaptain/emailshifts': 'Email Volunteer Shifts',
      '/volunteercaptain/shifsbyday': 'Volunteer Check-in',
      '/volunteercaptain/schedulebyvolunteer': 'Schedule By Name',
    },
  ),
  // For every admin of a tournament.
  ...rows(
    'refereeDesk',
    { role: 'person', sign: 'notAllowed' },
    {
      '/desk/tournamentSetup': 'Tournament Setup',
      '/admin': 'Screens Open',
      '/admin/tournamentSetup': 'Tournament Setup',
      '/admin/howto': 'How-To',
      '/admin/qrcode': 'QR Code Maker', // the QR code maker
      '/score': 'Scoring',
      '/score/admin': 'Scoring',
      '/score/admin/scores': 'Scores',
      '/score/admin/pastscores': 'Past Scores',
      '/score/admin/setup': 'Players', // the player list editor
      '/score/admin/getMatches': 'Active Matches',
      '/score/admin/notifyPlayers': 'Notify Players',
      '/plan/budget': 'Budget',
      '/plan/todolist': 'To-Do List',
      '/desk/schedulingLog': 'Schedule Log',
      '/desk/schedulingNotes': 'Scheduling Notes',
      '/desk/scheduleReplay': 'Schedule Replay',
      '/desk/scheduleCompare': 'Schedule Comparison',
      '/desk/history': 'History',
      '/desk/import': 'Import Spreadsheet',
    },
  ),
  // For the desk of the referees.
  ...rows(
    'refereeDesk',
    { role: 'volunteerDesk', sign: 'notAllowed' },
    {
      '/desk': 'RC Dashboard',
      '/desk/scheduleSetup': 'Schedule Setup',
      '/desk/scheduleSetupBulk': 'Edit Shifts in Bulk',
      '/desk/makeschedule': 'Shift Generator',
      '/desk/schedule': 'Shift Generator', // the shift generator
      '/desk/editSchedule': 'Schedule/Shifts',
      '/desk/scheduleByRef': 'Schedule By Person', // the referee schedule list
      '/desk/printSchedule': 'Print Schedule',
      '/desk/emailtoshifts': 'Email or Text to Shifts',
      '/desk/emailapproved': 'Email to Approved',
      '/desk/emaillog': 'Email Log',
      '/desk/textlog': 'Text Log',
      '/desk/messageboardadmin': 'Message Board', // the referee message board of the desk
      '/desk/templateManager': 'Template Manager',
      '/desk/refereeSetup': 'Referee Setup', // the add-referee search and add-staff form
      '/desk/refereecontactreport': 'Referee Contact Report',
      '/desk/removereferee': 'Referee Setup', // whose first tab edits and removes staff
      '/desk/editProcedures': 'Edit Procedures', // the procedures editor
      '/desk/invoicemaster': 'Invoices',
      '/desk/matchpaymentreconciliation': 'Payment Reconciliation',
      '/desk/pastNotifications': 'Past Notifications',
      '/desk/notificationlist': 'Notifications',
      '/desk/notificationcontactlist': 'Notification Contacts',
      '/desk/namecourts': 'Name Courts',
      '/desk/CourtReset': 'Live Board', // with the court reset tool open
      '/desk/editpastmatch': 'Payment Reconciliation', // where finished matches are corrected
      '/desk/editpastauxassignment': 'Past Aux Assignments',
      '/desk/refereefinishmatch': 'Live Board',
      '/desk/refereetotals': 'Referee Totals',
      '/desk/totalcountanddays': 'Total Count and Days',
      '/desk/refereetotalwithcontact': 'Referee Totals With Contact',
      '/desk/refereetimereport': 'Referee Time Report',
      '/desk/dailyrecap': 'Daily Recap',
      '/desk/schedulerecap': 'Schedule Recap', // the referee schedule recap table
      '/desk/statusUpdates': 'Status Updates',
      '/desk/mergeToParentTournament': 'Merge To Parent Tournament',
      '/desk/sendText': 'Send Text',
      '/desk/scheduleTable': 'Schedule Table',
      '/desk/setupChecklist': 'Setup Checklist', // the setup guide
      '/desk/refereeshiftgrid': 'Referee Shift Grid', // the referee shift grid
      '/desk/timeandshifts': 'Time and Shift Detail', // the time and shift detail
      '/report/refereereportusapickleball': 'Match History',
    },
  ),
  // For the coordinators of the volunteers; other admins are sent to their own home.
  ...rows(
    'volunteerDesk',
    { role: 'refereeDesk', sign: 'home' },
    {
      '/volunteer': 'Volunteers',
      '/volunteer/categories': 'Volunteer Categories',
      '/volunteer/volunteerSchedule': 'Schedule By Name',
      '/volunteer/emailshifts': 'Email Volunteer Shifts',
      '/volunteer/checkin': 'Volunteer Check-in',
      '/volunteer/courtMonitors': 'Court Monitors',
      '/volunteer/groups': 'Volunteer Groups',
      '/volunteer/roster': 'Volunteer Roster', // the roster with add and remove of volunteers
      '/volunteer/contactinfo': 'Contact info',
      '/volunteer/contactinfobyday': 'Contact info by day',
      '/volunteer/emaillog': 'Volunteer Email Log',
      '/volunteer/schedulelog': 'Volunteer Registration Log',
      '/volunteer/volunteerList': 'Volunteer list',
      '/volunteer/volunteerwaiverlist': 'Waiver list',
      '/volunteer/volunteertimeandshifts': 'Time and shifts',
      '/volunteer/shirtsizes': 'Shirt sizes',
      '/volunteer/overview': 'Volunteer Overview',
      '/volunteer/schedulemanager': 'Volunteer Shifts',
    },
  ),
  // For masters.
  ...rows(
    'master',
    { role: 'refereeDesk', sign: 'notAllowed' },
    {
      '/payout': 'Player Payouts',
      '/payout/report': 'Payout Report',
      '/payout/email': 'Email Payees',
      '/payout/addItems': 'Add Prize',
      '/desk/whatIf': 'What If',
      '/desk/copyTournament': 'Copy Last Year',
    },
  ),
  // For the platform admin.
  ...rows(
    'platform',
    { role: 'master', sign: 'notAllowed' },
    {
      '/admin/addCourts/{tid}/{name}': 'Add Courts',
      '/admin/{name}': 'Tournaments of Winter',
      '/admin/addTournament': 'Add Tournament',
      '/addtournament': 'Add Tournament',
      '/admin/ppa': 'Tournaments of ppa',
      '/admin/app': 'Tournaments of app',
      '/quill': 'Editor',
      '/rise': 'Tournament List',
      '/utradmin': 'Platform Home',
      '/utradmin/masterschedule': 'Master Schedule',
      '/utradmin/notes30days': 'Scheduling Notes, 30 Days',
      '/admin/proof': 'Proof of the Log',
      '/admin/readModels': 'Read Models',
      '/utradmin/masterstafflist': 'Master Staff List',
      '/utradmin/tournamentlist': 'Tournament List',
      '/utradmin/addTournament': 'Add Tournament',
      '/utradmin/addtournamentsbulk': 'Add Tournaments In Bulk',
      '/utradmin/editprofile': 'Edit Profile', // the profile edit with a person id
      '/ranking': 'Ranking Players',
      '/ranking/eventsetup': 'Ranking Event Setup',
      '/ranking/partners': 'Ranking Partners',
    },
  ),
];
