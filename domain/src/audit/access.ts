import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import { type EventsOf, event } from '../kernel/event.ts';

/** Who looked at whose contact data: streams `access-{tid}`, and `access-platform` for what is about no tournament. */
export const accessEvents = {
  /** By the event's actor. Once for each person within an hour of the clock, however often they looked. */
  ContactsRead: event<{ readonly people: readonly { readonly ref_id: string }[]; readonly call: string }>(
    'Contact data read',
  ),
};

export type AccessEvent = EventsOf<typeof accessEvents>;

export interface NoteContactsRead {
  readonly type: 'NoteContactsRead';
  readonly people: readonly string[];
  /** Method and documented path. */
  readonly call: string;
}

/** Who read whom in the newest hour that has an entry; older ones decide nothing. */
export interface AccessState {
  readonly hour: string;
  readonly read: ReadonlySet<string>;
}

const hourOf = (at: string): string => at.slice(0, 13);
const pair = (reader: string | null, ref_id: string): string => `${reader} ${ref_id}`;

export const accessDecider: Decider<AccessState, NoteContactsRead, AccessEvent> = {
  initial: { hour: '', read: new Set() },
  decide: decideBy({
    NoteContactsRead({ hour, read }, { people, call }, { at, actor }) {
      const isKnown = (ref_id: string) => hour === hourOf(at) && read.has(pair(actor.ref, ref_id));
      const fresh = people.filter((ref_id) => !isKnown(ref_id)).map((ref_id) => ({ ref_id }));
      return fresh.length === 0 ? [] : [{ type: 'ContactsRead', data: { people: fresh, call } }];
    },
  }),
  evolve: evolveBy({
    ContactsRead({ hour, read }, { people }, { at, actor }) {
      const now = hourOf(at);
      const before = now === hour ? read : [];
      return {
        hour: now,
        read: new Set([...before, ...people.map(({ ref_id }) => pair(actor.ref, ref_id))]),
      };
    },
  }),
};
