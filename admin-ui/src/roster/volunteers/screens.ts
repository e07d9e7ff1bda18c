import { type Screen, screensOf } from '../../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'volunteerDesk' }, [
    {
      path: '/volunteer/categories',
      title: 'staff.volunteerCategories',
      load: async () => (await import('./categories/CategoriesPage.tsx')).CategoriesPage,
    },
    {
      path: '/volunteer/checkin',
      // The documents write it as it is misspelt.
      also: { '/volunteercaptain/shifsbyday': 'captain', '/volunteercaptain/shiftsbyday': 'captain' },
      title: 'staff.volunteerCheckin',
      load: async () => (await import('./checkin/CheckIn.tsx')).CheckIn,
    },
    {
      path: '/volunteer/volunteerSchedule',
      also: { '/volunteercaptain/schedulebyvolunteer': 'captain' },
      title: 'staff.volunteerByName',
      load: async () => (await import('./schedule/ScheduleByName.tsx')).ScheduleByName,
    },
    {
      path: '/volunteer/roster',
      title: 'staff.volunteerRoster',
      load: async () => (await import('./roster/VolunteerRoster.tsx')).VolunteerRoster,
    },
    {
      path: '/volunteer/groups',
      title: 'staff.volunteerGroups',
      load: async () => (await import('./groups/GroupsPage.tsx')).GroupsPage,
    },
    {
      path: '/volunteer/overview',
      title: 'staff.volunteerOverview',
      load: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    },
    {
      path: '/volunteer/volunteerList',
      title: 'staff.volunteerList',
      load: async () => (await import('./reports/people.tsx')).VolunteerList,
    },
    {
      path: '/volunteer/contactinfo',
      also: { '/volunteer/contactinfobyday': 'volunteerDesk' },
      title: 'staff.volunteerContacts',
      load: async () => (await import('./reports/people.tsx')).ContactInfo,
    },
    {
      path: '/volunteer/volunteertimeandshifts',
      title: 'staff.volunteerTime',
      load: async () => (await import('./reports/people.tsx')).TimeAndShifts,
    },
    {
      path: '/volunteer/shirtsizes',
      title: 'staff.volunteerShirts',
      load: async () => (await import('./reports/ShirtSizes.tsx')).ShirtSizes,
    },
    {
      path: '/volunteer/volunteerwaiverlist',
      title: 'staff.volunteerWaivers',
      load: async () => (await import('./reports/WaiverList.tsx')).WaiverList,
    },
  ]),
  ...screensOf({ policy: 'captain' }, [
    {
      path: '/volunteer',
      also: { '/volunteercaptain': 'captain' },
      title: 'staff.volunteerHome',
      load: async () => (await import('./home/homes.tsx')).VolunteerHome,
    },
    {
      path: '/volunteercaptain/scheduling',
      also: { '/volunteer/schedulemanager': 'volunteerDesk' },
      title: 'staff.volunteerShifts',
      load: async () => (await import('./shifts/ShiftSetup.tsx')).ShiftSetup,
    },
    {
      path: '/volunteercaptain/managevolunteers',
      title: 'staff.manageVolunteers',
      load: async () => (await import('./manage/ManageVolunteers.tsx')).ManageVolunteers,
    },
  ]),
];
