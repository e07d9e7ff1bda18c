import type { EventMeta } from '../kernel/event.ts';

/**
 * Names what is in force of a login: the command that set the password, or switched a second factor on beside it.
 * Whatever is handed out to somebody who proved to have it, a session or a mailed link, counts under that credential
 * and no other, so that a new password, a second factor or an erasure ends it at that very event. Null: there is no
 * login.
 */
export type Credential = string | null;

const BEGINS = 'PersonRegistered';
const FORGETS = 'PersonForgotten';
const SETS: ReadonlySet<string> = new Set([
  BEGINS,
  'PasswordChanged',
  'LoginClaimed',
  'SecondFactorSwitchedOn',
]);

/** Whether what was handed out before such an event counts no more after it. */
export const endsCredential = (type: string): boolean =>
  type === FORGETS || (type !== BEGINS && SETS.has(type));

/** The credential once one more event of a person's stream has happened; nothing sealed is needed to tell. */
export function credentialAfter(
  before: Credential,
  { type, meta }: { readonly type: string; readonly meta: Pick<EventMeta, 'commandId'> },
): Credential {
  if (type === FORGETS) return null;
  return SETS.has(type) ? meta.commandId : before;
}
