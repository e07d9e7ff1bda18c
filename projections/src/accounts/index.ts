export { called } from './found.ts';
export { accounts } from './project.ts';
export {
  contactsOf,
  hasPlatformAdmin,
  loginByEmail,
  masterStaff,
  messageChoicesOf,
  type Name,
  namesOf,
  notForgotten,
  peopleCalledAt,
  peopleMeant,
  peopleReachedAt,
  peopleWithPhone,
  personById,
  phoneProposalsOf,
  platformAdmins,
  remindedBy,
  searchForWork,
  searchNames,
  sessionTournaments,
  type Work,
  wantsSignupLetters,
} from './queries.ts';
export { personRecords } from './records.ts';
export type { AccountsDatabase, LoginRow, PersonRow } from './tables.ts';
