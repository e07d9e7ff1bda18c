export { type Credential, type CredentialRules, Credentials } from './credentials.ts';
export { digest, isSameProof, keyedDigest } from './digest.ts';
export type { Share } from './hashPool.ts';
export { type Identity, SESSION_SECONDS, type Session, type Standing } from './identity.ts';
export { type IdentityParts, LiveIdentity } from './liveIdentity.ts';
export { COST, type Cost } from './passwords.ts';
export {
  FORGOTTEN,
  inTournament,
  type RightsChange,
  type RightsSource,
  type Standings,
} from './rights.ts';
export { IDENTITY_STEPS } from './schema.sql.ts';
export type { SecurityAbout, SecurityNotes, SecurityOrigin } from './securityLog.ts';
export { endEverySession, type OwnSession } from './sessions.ts';
export { SignedText } from './signedText.ts';
