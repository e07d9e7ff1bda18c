import { getSession } from '@courtcrew/domain/accounts/contract.ts';
import { earlyRead } from '@courtcrew/domain/web/earlyReads.ts';

/** Every page asks first who is there. */
export const SESSION_READ = earlyRead(getSession, {});

export { personAggregate } from './aggregate.ts';
export { EmailClaims } from './emailClaims.ts';
export { forgetIn } from './forgetIn.ts';
export { type AccountsParts, accountsParts } from './parts.ts';
export { payDataOf } from './payData.ts';
export { correctPerson, type EnteredPerson, enterPerson } from './people.ts';
export { requireFresh } from './reauthenticate.ts';
export { accountsRoutes } from './routes.ts';
