export { personAggregate } from './aggregate.ts';
export { SESSION_READ } from './earlyReads.ts';
export { EmailClaims, type EmailClaimsParts } from './emailClaims.ts';
export { type AccountsParts, accountsParts } from './parts.ts';
export { correctPerson, type EnteredPerson, enterPerson } from './people.ts';
export { requireFresh } from './reauthenticate.ts';
export { peopleResource } from './rest.ts';
export { accountsRoutes } from './routes.ts';
