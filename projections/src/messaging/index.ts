export { calendarKeyOf, letterLinksSince, linksModel } from './links.ts';
export { messagingModel } from './project.ts';
export * from './queries.ts';
export * from './reminders.ts';
export type { MessagingDatabase } from './tables.ts';
