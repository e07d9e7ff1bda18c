import type { SecurityKind } from '@courtcrew/domain/audit/index.ts';
import { type RecordedEvent, streamArea, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { SecurityAbout } from './securityLog.ts';

const KINDS: Readonly<Record<string, SecurityKind>> = {
  PasswordChanged: 'password-changed',
  LoginClaimed: 'password-changed',
  SecondFactorSwitchedOn: 'factor-on',
  SecondFactorSwitchedOff: 'factor-off',
  RecoveryCodeUsed: 'recovery-used',
  PersonForgotten: 'erased',
  PlatformAdminGranted: 'platform-added',
  PlatformAdminRevoked: 'platform-removed',
  AdminAdded: 'admin-added',
  AdminAccessChanged: 'admin-changed',
  AdminRemoved: 'admin-removed',
  CaptainAdded: 'captain-added',
  CaptainRemoved: 'captain-removed',
};

/** Kinds that come from events: each of them happened once. */
export const FACTS: readonly SecurityKind[] = [...new Set(Object.values(KINDS))];

/**
 * What the security log says of an event; undefined for almost all. Taken from the events themselves, so that no call
 * that changes rights or passwords can forget it.
 */
export function securityOf({
  id,
  type,
  stream,
  data,
}: RecordedEvent): { kind: SecurityKind; about: SecurityAbout } | undefined {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) return undefined;
  const isPerson = streamArea(stream) === 'person';
  const named = Object.getOwnPropertyDescriptor(Object(data), 'ref_id')?.value;
  const subject = isPerson ? streamId(stream) : String(named ?? '');
  return { kind, about: { fact: id, subject, ...(isPerson ? {} : { tid: streamId(stream) }) } };
}
