import type { DomainEvent } from './event.ts';

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

/** Declares the sealed fields of an area's events; the compiler checks type and field names. */
export function sealsOf<Event extends DomainEvent>() {
  return <
    const Declared extends {
      [Type in Event['type']]?: readonly {
        owner: keyof Extract<Event, { type: Type }>['data'] | '$actor';
        fields: readonly (keyof Extract<Event, { type: Type }>['data'])[];
      }[];
    },
  >(
    declared: Declared,
  ): Seals => declared as unknown as Seals;
}
