import type { SecurityKind } from '@courtcrew/domain/audit/security.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useSecurityWords } from './words.ts';

/** Kinds that deserve attention; all others are plain. */
const TONES: Readonly<Partial<Record<SecurityKind, Tone>>> = {
  login: 'success',
  'login-failed': 'warning',
  'login-refused': 'error',
  forbidden: 'warning',
  throttled: 'error',
  'reset-refused': 'warning',
  'factor-failed': 'warning',
  'factor-off': 'warning',
  'recovery-used': 'warning',
  'password-changed': 'info',
  'email-changed': 'info',
  'factor-on': 'info',
  'platform-added': 'secondary',
  'platform-removed': 'secondary',
  'admin-added': 'secondary',
  'admin-changed': 'secondary',
  'admin-removed': 'secondary',
  'event-opened': 'warning',
  'message-revealed': 'warning',
  erased: 'error',
};

export function KindBadge({ of }: { of: SecurityKind }) {
  const w = useSecurityWords();
  return <Badge tone={TONES[of] ?? 'plain'}>{w(`kind.${of}`)}</Badge>;
}
