import type { TournamentRights } from '@courtcrew/domain/contract/policies.ts';

export interface Session {
  /** What the cookie's token carries as `jti`. */
  readonly id: string;
  readonly ref_id: string;
}

/** What a person may do at this moment; looked up for every request, never carried in a token. */
export interface Standing {
  readonly platform: boolean;
  readonly rights: TournamentRights;
}

/** Seconds a session lives after its last use. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** Who somebody is and what they may do, cached until a session is revoked or a right changes anywhere. */
export interface Identity {
  /** The session, or null when it was never opened, has run out or was revoked. Using it prolongs it. */
  session(id: string): Promise<Session | null>;
  /** Whether the person of this session has proved who they are within the last minutes. */
  fresh(id: string): Promise<boolean>;
  /** The person's standing in a tournament; with null only what holds everywhere, and NO_RIGHTS. */
  access(ref_id: string, tid: string | null): Promise<Standing>;
  /** Told of the ids of sessions that ended early, within a second, also of other processes'. Answers how to stop. */
  onRevoked(listener: (sessionIds: readonly string[]) => void): () => void;
  /** Told of a person whose rights may have changed; null when it may be anybody. Answers how to stop. */
  onAccessChanged(listener: (ref_id: string | null) => void): () => void;
}
