export * from './contract/calls.ts';
export * from './contract/contacts.ts';
export * from './contract/duty.ts';
export * from './contract/monitors.ts';
export * from './contract/play.ts';
export * from './contract/reads.ts';
export * from './contract/reports.ts';
export * from './contract/status.ts';
