export * from './choices.ts';
export type * from './commands.ts';
export { type Credential, credentialAfter, endsCredential } from './credential.ts';
export { movesPayment, person } from './decide.ts';
export { EMAIL_MAX, emailKey, looksLikeEmail } from './email.ts';
export {
  type Joining,
  type PersonAdded,
  type PersonEvent,
  type PersonForgotten,
  personEvents,
} from './events.ts';
export {
  type Choices,
  DEFAULT_CHOICES,
  type Details,
  FORMER_MEMBER,
  NO_DETAILS,
  type Profile,
  parted,
} from './person.ts';
export {
  DEMO_PASSWORD,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordOwner,
  passwordProblem,
} from './policies/password.ts';
export {
  ALT_ADDRESS_MAX,
  entryProblems,
  type Problem,
  profileProblems,
  refuseProblems,
} from './policies/profile.ts';
export { phone } from './profileBody.ts';
export { NO_SECOND_FACTOR, type SecondFactor } from './secondFactor.ts';
export type { Member, PersonState } from './state.ts';
export { addressOf, TEXTS, THERE_ALREADY } from './texts.ts';
