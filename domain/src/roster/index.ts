/** What other areas and the other packages may use of the roster. */
export * from './bookings.ts';
export { calendarText } from './calendarText.ts';
export { versionAt } from './calendarVersion.ts';
export type { Registration, RosterCommand } from './commands.ts';
export { contactPath } from './contactPath.ts';
export * from './contract.ts';
export { type CopyState, copyStates } from './decide/copy.ts';
export { isQueue, nextOf } from './decide/queue.ts';
export { placeIn } from './decide/seat.ts';
export { sectionsOfPerson } from './decide/staff.ts';
export { roster } from './decide.ts';
export { type RemovalReason, type RosterEvent, rosterEvents, type ShiftEdited } from './events.ts';
export * from './hours.ts';
export * from './model.ts';
export * from './passing.ts';
export * from './policies/confirmations.ts';
export * from './policies/display.ts';
export * from './policies/eligibility.ts';
export * from './policies/sections.ts';
export * from './policies/shortage.ts';
export * from './policies/volunteers.ts';
export {
  CONFIRM_DATES,
  dateRequired,
  nothingSentInDraft,
  REGISTRATIONS_EXIST,
  spotsRequired,
} from './refusals.ts';
export * from './rest.ts';
export * from './shapes.ts';
export { signupPath } from './signupPath.ts';
export { type RosterState, rowOf } from './state.ts';
export type { VolunteerEvent } from './volunteers/events.ts';
export * from './volunteers/rest.ts';
export * from './volunteers/shapes.ts';
export * from './volunteers/suggestedCategories.ts';
