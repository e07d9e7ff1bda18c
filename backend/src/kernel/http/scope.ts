import type { Call, Place, Scope } from '@courtcrew/domain/contract/call.ts';
import {
  type Access,
  allows,
  NO_RIGHTS,
  PLEASE_LOGIN,
  type PolicyName,
  policies,
  type TournamentRights,
} from '@courtcrew/domain/contract/policies.ts';
import { notFound, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { Identity, Session, Standing } from '../identity/identity.ts';
import { Refused } from '../refused.ts';
import { justFind, type Look } from './route.ts';

/** Where a row belongs: its tournament, and the person it is about where it is about one. */
export interface RowOwner {
  readonly tid: string;
  readonly ref_id?: string;
}

export type FindRow = (id: string) => Promise<RowOwner | null>;

/** By kind, in the field's words: `shift`, `signup`. The kind is also what the 404's text calls it. */
export type RowResolvers = Readonly<Record<string, FindRow>>;

export interface RequestInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call the policy has let through. */
export interface Grant {
  readonly ref_id: string;
  readonly platform: boolean;
  readonly rights: TournamentRights;
  /** Empty where the call is about no tournament. */
  readonly tid: string;
  /** The person the call is about, as the claim or the row says; null where neither names one. */
  readonly subject: string | null;
}

/** Kinds whose existence says something already: of whom, of a draft, or of a link that is a secret. */
const PRIVATE_KINDS: ReadonlySet<string> = new Set(['person', 'scorecard', 'template', 'tournament']);

const VISITOR: Standing = { platform: false, rights: NO_RIGHTS };

export const noSuch = (kind: string): Refused =>
  new Refused(notFound(kind.charAt(0).toUpperCase() + kind.slice(1)));

const pleaseLogin = (): Refused => new Refused(refuse('unauthorized', PLEASE_LOGIN));
const refusedBy = (policy: PolicyName): Refused => new Refused(refuse('forbidden', policies[policy].refusal));

/** Throws 401 when the policy is for signed-in people only and this is a visitor. */
export function requireLogin(policy: PolicyName, session: Session | null): void {
  const visitor: Access = { ref_id: null, ...VISITOR, subject: null };
  if (session === null && !allows(policy, visitor)) throw pleaseLogin();
}

/** What stands at a place of the request; undefined for nothing, or for anything that is no text. */
function at(input: RequestInput, place: Place): string | undefined {
  let value: unknown = input;
  for (const step of place.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, step)?.value;
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export class Gate {
  readonly #identity: Pick<Identity, 'access'>;
  readonly #rows: RowResolvers;

  constructor(identity: Pick<Identity, 'access'>, rows: RowResolvers) {
    this.#identity = identity;
    this.#rows = rows;
  }

  async admit(
    call: Pick<Call, 'policy' | 'scope'>,
    input: RequestInput,
    session: Session | null,
    look?: Look,
  ): Promise<Grant> {
    const scope: Scope = call.scope ?? {};
    const tid = scope.tid && at(input, scope.tid);
    const subject = (scope.subject && at(input, scope.subject)) ?? null;
    if (!scope.row) return this.admitTo(call.policy, session, tid ?? '', subject);
    const owner = await this.#ownerOf(scope.row.kind, at(input, scope.row.id), tid, subject, look);
    return this.admitToRow(call.policy, session, scope.row.kind, owner, subject);
  }

  /** Decides by tournament and person. Throws 401 or 403. */
  async admitTo(
    policy: PolicyName,
    session: Session | null,
    tid: string,
    subject: string | null,
  ): Promise<Grant> {
    const grant = await this.identify(session, tid, subject);
    if (this.#passes(policy, session, grant)) return grant;
    throw session === null ? pleaseLogin() : refusedBy(policy);
  }

  /** Throws 401 for a visitor, 404 for no row, 403 without rights. Of private kinds only staff learn that a row exists. */
  async admitToRow(
    policy: PolicyName,
    session: Session | null,
    kind: string,
    owner: RowOwner | null,
    subject: string | null = null,
  ): Promise<Grant> {
    requireLogin(policy, session);
    if (owner === null) throw noSuch(kind);
    const grant = await this.identify(session, owner.tid, owner.ref_id ?? subject);
    if (this.#passes(policy, session, grant)) return grant;
    const isStaff = grant.rights.admin_type !== null || grant.rights.captain_of.length > 0;
    throw !isStaff && PRIVATE_KINDS.has(kind) ? noSuch(kind) : refusedBy(policy);
  }

  /** Null also when the request claims another tournament or person than the row's: such a row is not there. */
  async #ownerOf(
    kind: string,
    id: string | undefined,
    claimedTid: string | undefined,
    claimedSubject: string | null,
    look: Look = justFind,
  ): Promise<RowOwner | null> {
    const find = this.#rows[kind];
    if (!find) throw new Error(`nobody resolves rows of kind ${kind}`);
    const owner = id === undefined ? null : await look(`${kind} of ${id}`, () => find(id));
    if (owner === null) return null;
    if (claimedTid !== undefined && claimedTid !== owner.tid) return null;
    if (claimedSubject !== null && owner.ref_id !== undefined && claimedSubject !== owner.ref_id) return null;
    return owner;
  }

  /** Who it is and what they may do in this tournament (or in none), without deciding anything. */
  async identify(session: Session | null, tid: string, subject: string | null): Promise<Grant> {
    const standing = session ? await this.#identity.access(session.ref_id, tid === '' ? null : tid) : VISITOR;
    return { ref_id: session?.ref_id ?? '', ...standing, tid, subject };
  }

  #passes(policy: PolicyName, session: Session | null, grant: Grant): boolean {
    return allows(policy, { ...grant, ref_id: session?.ref_id ?? null });
  }
}
