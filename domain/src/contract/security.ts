/** What the security log speaks of. */
export const SECURITY_KINDS = [
  'login',
  'login-failed',
  'login-refused',
  'unauthorized',
  'forbidden',
  'throttled',
  'password-changed',
  'reset-asked',
  'reset-refused',
  'email-changed',
  'session-ended',
  'factor-on',
  'factor-off',
  'factor-failed',
  'recovery-used',
  'platform-added',
  'platform-removed',
  'admin-added',
  'admin-changed',
  'admin-removed',
  'captain-added',
  'captain-removed',
  'erased',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];
