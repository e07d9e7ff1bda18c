import { type BoardEvent, MATCH_STARTER } from '@courtcrew/domain/board/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { RosterEvent } from '@courtcrew/domain/roster/index.ts';
import type { TournamentEvent } from '@courtcrew/domain/tournaments/index.ts';

/** Which rows of the public board an event may have changed, and what the room calls that. */
export interface Touched {
  readonly event: string;
  readonly courts?: readonly number[];
  /** Courts whose name stands in other rows, too. */
  readonly named?: readonly number[];
  /** People who may be in the queue now, or not any more. */
  readonly people?: readonly string[];
  /** People whose tag stands in other rows, too. */
  readonly noted?: readonly string[];
  readonly aux?: readonly string[];
  readonly clipboards?: readonly string[];
}

type Heard = BoardEvent | TournamentEvent | RosterEvent;
type Tellers = {
  [Type in Heard['type']]?: (data: Extract<Heard, { type: Type }>['data']) => Touched;
};
/** Whatever happens on a board is told, unless it is listed here. */
type Untold = `Contact${string}` | `Notification${string}` | PayOfThePast;
/** The desk's business, and told in a room of its own. */
type PayOfThePast =
  | `${'Paid' | 'Posted'}Marked`
  | `Pay${'Changed' | 'mentMade' | 'mentTakenBack'}`
  | `Past${string}Corrected`;
type BoardTellers = Required<Pick<Tellers, Exclude<BoardEvent['type'], Untold>>>;

/** Somebody was forgotten and is on the board no more. */
export const FORGOTTEN = 'left';

const MATCH_STARTER_EVENT = MATCH_STARTER.toLowerCase();

/** Whatever the case it was typed in. */
const auxEvent = (type: string): string =>
  type.trim().toLowerCase() === MATCH_STARTER_EVENT ? MATCH_STARTER_EVENT : 'aux';
const both = (ref_id: string, second: string | null): readonly string[] =>
  second === null ? [ref_id] : [ref_id, second];

const ofBoard: BoardTellers = {
  CheckedIn: ({ ref_id }) => ({ event: 'checkin', people: [ref_id] }),
  CheckedOut: ({ ref_id }) => ({ event: 'checkout', people: [ref_id] }),
  BreakChanged: ({ ref_id }) => ({ event: 'break', people: [ref_id] }),
  QueueMoved: ({ ref_id }) => ({ event: 'swapQueue', people: [ref_id] }),
  QueueRenumbered: ({ order }) => ({ event: 'swapQueue', people: order }),
  RefereeNoted: ({ ref_id }) => ({ event: 'note', people: [ref_id], noted: [ref_id] }),

  MatchAssigned: ({ match: { court, ref_id, second_ref_id } }) => ({
    event: 'assign',
    courts: [court],
    people: both(ref_id, second_ref_id),
  }),
  MedalChanged: ({ court }) => ({ event: 'medal', courts: [court] }),
  SecondAssigned: ({ court, ref_id }) => ({ event: 'second', courts: [court], people: [ref_id] }),
  SecondReleased: ({ court, ref_id }) => ({ event: 'second', courts: [court], people: [ref_id] }),
  MatchFinished: ({ match: { court, ref_id, second_ref_id } }) => ({
    event: 'finish',
    courts: [court],
    people: both(ref_id, second_ref_id),
  }),
  CourtReset: ({ court, back, aux }) => ({
    event: 'reset',
    courts: [court],
    people: back.map(({ ref_id }) => ref_id),
    aux,
  }),

  AuxAssigned: ({ id, ref_id, type }) => ({ event: auxEvent(type), aux: [id], people: [ref_id] }),
  AuxNoted: ({ id }) => ({ event: 'aux', aux: [id] }),
  AuxFinished: ({ aux: { id, ref_id, type } }) => ({ event: auxEvent(type), aux: [id], people: [ref_id] }),
  AuxDeleted: ({ id, ref_id }) => ({ event: 'aux', aux: [id], people: [ref_id] }),

  ClipboardNeeded: ({ id }) => ({ event: 'clipboard', clipboards: [id] }),
  ClipboardBrought: ({ id }) => ({ event: 'clipboard', clipboards: [id] }),

  ActionUndone: ({ courts, people, aux, clipboards }) => ({
    event: 'undo',
    courts: courts.map(({ court }) => court),
    people: people.map(({ ref_id }) => ref_id),
    aux: aux.map(({ id }) => id),
    clipboards: clipboards.map(({ id }) => id),
  }),
  PersonLeft: ({ ref_id, aux }) => ({ event: FORGOTTEN, people: [ref_id], aux }),

  // Nothing of these is on the public board; screens that show it hear that it is time to ask.
  StatusRemoved: () => ({ event: 'status' }),
  AllStatusRemoved: () => ({ event: 'status' }),
  MonitorAssigned: () => ({ event: 'monitor' }),
  Dismissed: () => ({ event: 'status' }),
  DismissalTakenBack: () => ({ event: 'status' }),
};

const look = ({ order }: { readonly order: number }): Touched => ({
  event: 'getCourtsOnly',
  courts: [order],
});

const tellers: Tellers = {
  ...ofBoard,
  CourtsAdded: ({ courts }) => ({ event: 'getCourtsOnly', courts: courts.map(({ order }) => order) }),
  CourtNamed: ({ order }) => ({ event: 'getCourtsOnly', courts: [order], named: [order] }),
  CourtDescribed: look,
  CourtColored: look,
  LastMatchToggled: ({ ref_id }) => ({ event: 'lastMatch', people: [ref_id] }),
};

export const TOUCHING: ReadonlySet<string> = new Set(Object.keys(tellers));

/** What an event of a type in `TOUCHING` touches; null for any other. */
export function touchedBy({ type, data }: RecordedEvent): Touched | null {
  if (!TOUCHING.has(type)) return null;
  const tell = tellers[type as Heard['type']] as ((data: unknown) => Touched) | undefined;
  return tell?.(data) ?? null;
}
