import { Map as Index, OrderedSet, Set as Refs } from 'immutable';
import type { Aux, Clipboard, ContactFlag, Duty, Match, SideOfMatch } from './model.ts';
import type { PastAux, PastMatch, Payment } from './pay/state.ts';

/**
 * The board of one tournament as decisions need it. What an undo can bring back lies in `floor`, whose persistent
 * maps make a snapshot a reference: remembering the last actions costs next to nothing.
 */
export interface BoardState {
  /** Of the last event folded, -1 before the first: the number by which an action is taken back. */
  readonly revision: number;
  readonly floor: Floor;
  /**
   * The highest rank ever given at the end of the queue. It never falls, so whoever joins comes after everybody
   * who was there before, those an undo brings back too.
   */
  readonly top: number;
  /** What finished matches and assignments beside a court are paid. */
  readonly pastMatches: Index<string, PastMatch>;
  readonly pastAux: Index<string, PastAux>;
  /** Officials who left: whatever ends on the board, an undo too, none of them is in the queue afterwards. */
  readonly dismissed: Refs<string>;
  /** Payments of invoices that were not taken back, by id. */
  readonly payments: Index<string, Payment>;
  /** Lines of the status updates, oldest first. */
  readonly statuses: OrderedSet<string>;
  /** Who looks after a court, by its order. */
  readonly monitors: Index<number, string>;
  readonly calls: Index<string, 'open' | 'confirmed'>;
  /** The last calls, oldest first, to know a call that comes twice. */
  readonly lastCalls: readonly Call[];
  readonly contacts: Index<string, Contact>;
  /** What the desk has written beside a name, by person. */
  readonly notes: Index<string, RefereeNote>;
  /** Everybody the board has ever spoken of. */
  readonly traces: Index<string, Trace>;
  /** The last actions that can be taken back, oldest first. */
  readonly actions: readonly Action[];
}

/** Who is where, by person, and what is on the courts, by their order. */
export interface Floor {
  readonly people: Index<string, Duty>;
  readonly courts: Index<number, Match>;
  readonly aux: Index<string, Aux>;
  readonly clipboards: Index<string, Clipboard>;
}

/** Ids of what an action put into lists that only grow; they must be gone again once it is undone. */
export interface Written {
  readonly matches: readonly string[];
  readonly past_aux: readonly string[];
  readonly statuses: readonly string[];
}

/** What one command did. */
export interface Action {
  /** Revision of its last event. */
  readonly last: number;
  readonly commandId: string;
  readonly before: Floor;
  readonly after: Floor;
  readonly written: Written;
}

export interface Call {
  readonly nid: string;
  readonly type: string;
  readonly court: number;
  readonly message: string | null;
  readonly called_at: string;
}

/** Shown beside a name on the board. */
export interface RefereeNote {
  readonly note: string | null;
  readonly tag: string | null;
}

export const NO_NOTE: RefereeNote = { note: null, tag: null };

/** Somebody who is texted about calls; without name and phone once they are removed. */
export type Contact = Readonly<Record<ContactFlag, boolean>> & {
  readonly name: string | null;
  readonly phone: string | null;
  readonly active: boolean;
};

/** Rows with words by or about a person, which must lose them when the person is forgotten. */
export interface Trace {
  /** Lines of the status updates. */
  readonly statuses: readonly string[];
  /** Assignments with a note or a name. */
  readonly aux: readonly string[];
  /** Calls raised, and calls confirmed. */
  readonly calls: readonly string[];
  readonly confirmed: readonly string[];
  /** Parts in matches whose pay has a note. */
  readonly pay: readonly SideOfMatch[];
  /** Payments of their invoice. */
  readonly payments: readonly string[];
}

export const NOTHING_WRITTEN: Written = { matches: [], past_aux: [], statuses: [] };

export const EMPTY_BOARD: BoardState = {
  revision: -1,
  floor: { people: Index(), courts: Index(), aux: Index(), clipboards: Index() },
  top: 0,
  pastMatches: Index(),
  pastAux: Index(),
  dismissed: Refs(),
  payments: Index(),
  statuses: OrderedSet(),
  monitors: Index(),
  calls: Index(),
  lastCalls: [],
  contacts: Index(),
  notes: Index(),
  traces: Index(),
  actions: [],
};

export interface Queued {
  readonly ref_id: string;
  readonly rank: number;
}

/** The on-duty queue, next first. */
export function queueOf(people: Floor['people']): readonly Queued[] {
  const queued: Queued[] = [];
  for (const [ref_id, { place }] of people) {
    if (place.at === 'queue') queued.push({ ref_id, rank: place.rank });
  }
  return queued.sort((a, b) => a.rank - b.rank);
}

/** Assignments at a court, longest first. */
export const auxAt = ({ aux }: Floor, court: number): readonly Aux[] =>
  [...aux.values()]
    .filter((one) => one.court === court)
    .sort((a, b) => (a.start_time + a.id < b.start_time + b.id ? -1 : 1));

/** Hands out ranks at the end of the queue, one after another. */
export function endOfQueue({ top }: BoardState): () => number {
  let last = top;
  return () => {
    last += 1;
    return last;
  };
}
