/** The HTTP calls of the roster, by subject. */
export * from './contract/approval.ts';
export * from './contract/courtMonitors.ts';
export * from './contract/shifts.ts';
export * from './contract/signup.ts';
export * from './contract/staff.ts';
