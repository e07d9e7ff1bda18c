export { digest, keyedDigest } from './digest.ts';
export { type Identity, SESSION_SECONDS, type Session, type Standing } from './identity.ts';
export { type IdentityParts, LiveIdentity } from './liveIdentity.ts';
export { IDENTITY_SCHEMA } from './schema.sql.ts';
export type { OwnSession } from './sessions.ts';
