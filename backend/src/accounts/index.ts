export { personAggregate } from './aggregate.ts';
export { EmailClaims, type EmailClaimsParts } from './emailClaims.ts';
export { ensurePlatformAdmin, type FirstAdmin, type FirstAdminParts } from './firstAdmin.ts';
export { adminAddedMail } from './mails.ts';
export type { AccountsParts } from './parts.ts';
export { correctPerson, type EnteredPerson, enterPerson } from './people.ts';
export { eraseForgotten } from './reactions.ts';
export { peopleResource } from './rest.ts';
export { accountsRoutes } from './routes.ts';
