/**
 * Which fields of an event are personal data, and whose. They are encrypted in the log under that person's own
 * key; when the key is dropped they read as `null` for ever.
 */
export interface Seal {
  /** Name of the field that holds the person's id; `$actor` seals under the acting person. */
  readonly owner: string;
  readonly fields: readonly string[];
}

/** Seals by event type. An event may speak of several people, so a type has a list. */
export type Seals = Readonly<Record<string, readonly Seal[]>>;
