/** A mail to a person, or to an address nobody has an account for. */
export interface Mail {
  readonly to: { readonly ref_id: string } | { readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly tid?: string;
  /** A mail with the same key is not sent again. */
  readonly dedupe: string;
}

/** What accounts ask of the outbox. */
export interface Outbox {
  send(mail: Mail): Promise<void>;
  /** Deletes what waits for this person, or was kept of what was sent. */
  forget(ref_id: string): Promise<void>;
}
