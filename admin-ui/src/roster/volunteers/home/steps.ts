import type { VolunteerKey } from '../words.ts';

/** What a line of a checklist can say about its state. */
export type Progress = 'categories' | 'shifts' | 'filled' | 'checkedIn';

export interface Step {
  readonly to: string;
  readonly title: VolunteerKey;
  readonly text: VolunteerKey;
  readonly progress?: Progress;
}

/** What captains do as coordinators do. */
const SHIFTS: readonly Step[] = [
  { to: '/volunteercaptain/scheduling', title: 'home.shifts', text: 'home.shiftsText', progress: 'shifts' },
  {
    to: '/volunteercaptain/managevolunteers',
    title: 'home.manage',
    text: 'home.manageText',
    progress: 'filled',
  },
];

/** From the first category to the last report, in the documents' order; a line is shown when its screen exists. */
export const COORDINATOR_STEPS: readonly Step[] = [
  {
    to: '/volunteer/categories',
    title: 'home.categories',
    text: 'home.categoriesText',
    progress: 'categories',
  },
  ...SHIFTS,
  { to: '/volunteer/volunteerSchedule', title: 'staff.volunteerByName', text: 'home.byNameText' },
  { to: '/volunteer/emailshifts', title: 'home.email', text: 'home.emailText' },
  { to: '/volunteer/checkin', title: 'home.checkin', text: 'home.checkinText', progress: 'checkedIn' },
  { to: '/volunteer/courtMonitors', title: 'home.monitors', text: 'home.monitorsText' },
  { to: '/volunteer/groups', title: 'home.groups', text: 'home.groupsText' },
  { to: '/volunteer/contactinfo', title: 'home.contacts', text: 'home.contactsText' },
  { to: '/volunteer/contactinfobyday', title: 'home.contactsDay', text: 'home.contactsDayText' },
  { to: '/volunteer/emaillog', title: 'home.emailLog', text: 'home.emailLogText' },
  { to: '/volunteer/schedulelog', title: 'home.log', text: 'home.logText' },
  { to: '/volunteer/volunteerList', title: 'home.list', text: 'home.listText' },
  { to: '/volunteer/volunteerwaiverlist', title: 'home.waivers', text: 'home.waiversText' },
  { to: '/volunteer/volunteertimeandshifts', title: 'home.time', text: 'home.timeText' },
  { to: '/volunteer/shirtsizes', title: 'home.shirts', text: 'home.shirtsText' },
];

/** Screens the documents name beside the checklist. */
export const COORDINATOR_MORE: readonly Step[] = [
  { to: '/volunteer/overview', title: 'home.overview', text: 'home.overviewText' },
  { to: '/volunteer/roster', title: 'home.roster', text: 'home.rosterText' },
];

export const CAPTAIN_STEPS: readonly Step[] = [
  ...SHIFTS,
  { to: '/volunteercaptain/emailshifts', title: 'home.email', text: 'home.emailText' },
  { to: '/volunteercaptain/shifsbyday', title: 'home.byDay', text: 'home.byDayText', progress: 'checkedIn' },
  { to: '/volunteercaptain/schedulebyvolunteer', title: 'staff.volunteerByName', text: 'home.byNameText' },
];
