/** The HTTP calls of the roster, by subject. */
export * from './contract/approval.ts';
export * from './contract/categories.ts';
export * from './contract/changes.ts';
export * from './contract/coordinator.ts';
export * from './contract/courtMonitors.ts';
export * from './contract/doubleBookings.ts';
export * from './contract/groups.ts';
export * from './contract/shifts.ts';
export * from './contract/signup.ts';
export * from './contract/staff.ts';
export * from './contract/volunteerReports.ts';
export * from './contract/volunteerSignup.ts';
export * from './contract/volunteers.ts';
export * from './contract/wayOut.ts';
