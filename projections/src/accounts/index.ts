export { called } from './found.ts';
export { accounts } from './project.ts';
export {
  contactsOf,
  emailOf,
  hasPlatformAdmin,
  isPlatformAdmin,
  loginByEmail,
  masterStaff,
  messageChoicesOf,
  NAME_SEARCH_LIMIT,
  type Name,
  namesOf,
  notForgotten,
  peopleCalledAt,
  peopleReachedAt,
  peopleWithPhone,
  personById,
  phoneProposalsOf,
  platformAdmins,
  type Reach,
  remindedBy,
  searchForWork,
  searchNames,
  sessionTournaments,
  type Work,
  wantsSignupLetters,
} from './queries.ts';
export { personRecords } from './records.ts';
export type { AccountsDatabase, LoginRow, PersonRow } from './tables.ts';
