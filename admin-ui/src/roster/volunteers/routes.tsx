import type { StaffRoute } from '../../shell/screens.ts';

const checkIn = async () => ({ Component: (await import('./checkin/CheckIn.tsx')).CheckIn });

export const routes: StaffRoute[] = [
  {
    path: '/volunteer',
    handle: { title: 'staff.volunteers' },
    lazy: async () => ({ Component: (await import('./home/VolunteerHome.tsx')).VolunteerHome }),
  },
  {
    path: '/volunteercaptain',
    handle: { title: 'staff.captainArea' },
    lazy: async () => ({ Component: (await import('./home/CaptainHome.tsx')).CaptainHome }),
  },
  {
    path: '/volunteercaptain/scheduling',
    handle: { title: 'staff.volunteerShifts' },
    lazy: async () => ({ Component: (await import('./shifts/ShiftSetup.tsx')).ShiftSetup }),
  },
  {
    path: '/volunteer/schedulemanager',
    lazy: async () => ({ Component: (await import('./shifts/ShiftSetup.tsx')).ShiftSetup }),
  },
  {
    path: '/volunteer/categories',
    handle: { title: 'staff.volunteerCategories' },
    lazy: async () => ({ Component: (await import('./categories/CategoriesPage.tsx')).CategoriesPage }),
  },
  { path: '/volunteer/checkin', handle: { title: 'staff.volunteerCheckin' }, lazy: checkIn },
  { path: '/volunteercaptain/shifsbyday', lazy: checkIn },
  { path: '/volunteercaptain/shiftsbyday', lazy: checkIn },
  {
    path: '/volunteer/overview',
    handle: { title: 'staff.volunteerOverview' },
    lazy: async () => ({ Component: (await import('./overview/OverviewPage.tsx')).OverviewPage }),
  },
  {
    path: '/volunteer/volunteerList',
    lazy: async () => ({ Component: (await import('./reports/VolunteerList.tsx')).VolunteerList }),
  },
  {
    path: '/volunteer/contactinfo',
    lazy: async () => ({ Component: (await import('./reports/ContactInfo.tsx')).ContactInfo }),
  },
  {
    path: '/volunteer/contactinfobyday',
    lazy: async () => ({ Component: (await import('./reports/ContactInfoByDay.tsx')).ContactInfoByDay }),
  },
  {
    path: '/volunteer/volunteerwaiverlist',
    lazy: async () => ({ Component: (await import('./reports/WaiverList.tsx')).WaiverList }),
  },
  {
    path: '/volunteer/volunteertimeandshifts',
    lazy: async () => ({ Component: (await import('./reports/TimeAndShifts.tsx')).TimeAndShifts }),
  },
  {
    path: '/volunteer/shirtsizes',
    lazy: async () => ({ Component: (await import('./reports/ShirtSizes.tsx')).ShirtSizes }),
  },
  {
    path: '/volunteercaptain/managevolunteers',
    handle: { title: 'staff.manageVolunteers' },
    lazy: async () => ({ Component: (await import('./manage/ManageVolunteers.tsx')).ManageVolunteers }),
  },
  {
    path: '/volunteer/volunteerSchedule',
    handle: { title: 'staff.volunteerByName' },
    lazy: async () => ({ Component: (await import('./schedule/ScheduleByName.tsx')).ScheduleByName }),
  },
  {
    path: '/volunteercaptain/schedulebyvolunteer',
    lazy: async () => ({ Component: (await import('./schedule/ScheduleByName.tsx')).ScheduleByName }),
  },
  {
    path: '/volunteer/roster',
    handle: { title: 'staff.volunteerRoster' },
    lazy: async () => ({ Component: (await import('./roster/VolunteerRoster.tsx')).VolunteerRoster }),
  },
  {
    path: '/volunteer/groups',
    handle: { title: 'staff.volunteerGroups' },
    lazy: async () => ({ Component: (await import('./groups/GroupsPage.tsx')).GroupsPage }),
  },
];
