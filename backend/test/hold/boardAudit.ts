import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';

type Told = BoardEvent['type'];
type DataOf<Type extends Told> = Extract<BoardEvent, { type: Type }>['data'];

const QUEUE = 'in the queue';
const onCourt = (court: number): string => `on court ${court}`;
const assignment = (id: string): string => `assignment ${id}`;

/** Where everybody is, in words, and who leads on which court; `fault` is told what cannot be. */
class Pencil {
  readonly where = new Map<string, string>();
  readonly leads = new Map<number, string>();
  fault: (text: string) => void = () => undefined;

  /** Moves people who must be in one place to another; undefined is home. */
  move(people: readonly (string | null)[], from: string, to: string | undefined): void {
    for (const ref_id of people) {
      if (ref_id === null) continue;
      if (this.where.get(ref_id) !== from) this.fault(`${ref_id} is ${this.where.get(ref_id)}, not ${from}`);
      if (to === undefined) this.where.delete(ref_id);
      else this.where.set(ref_id, to);
    }
  }

  /** Courts and the people on them must agree after every event. */
  compare(): void {
    for (const [court, lead] of this.leads) {
      if (this.where.get(lead) !== onCourt(court)) this.fault(`the lead of court ${court} is not on it`);
    }
    const played = new Set([...this.leads.keys()].map(onCourt));
    for (const [ref_id, place] of this.where) {
      if (place.startsWith('on court') && !played.has(place))
        this.fault(`${ref_id} is ${place} without a match`);
    }
  }
}

const writers: { readonly [Type in Told]?: (pencil: Pencil, data: DataOf<Type>) => void } = {
  CheckedIn(pencil, { ref_id }) {
    if (pencil.where.has(ref_id)) pencil.fault('is there already');
    pencil.where.set(ref_id, QUEUE);
  },
  CheckedOut: (pencil, { ref_id }) => pencil.move([ref_id], QUEUE, undefined),
  QueueMoved: (pencil, { ref_id }) => pencil.move([ref_id], QUEUE, QUEUE),
  QueueRenumbered: (pencil, { order }) => pencil.move(order, QUEUE, QUEUE),
  BreakChanged: (pencil, { ref_id }) => pencil.move([ref_id], QUEUE, QUEUE),
  RefereeNoted: () => undefined,
  MatchAssigned(pencil, { match: { court, ref_id, second_ref_id } }) {
    if (pencil.leads.has(court)) pencil.fault(`court ${court} has a lead already`);
    pencil.leads.set(court, ref_id);
    pencil.move([ref_id, second_ref_id], QUEUE, onCourt(court));
  },
  MedalChanged: (pencil, { court }) => {
    if (!pencil.leads.has(court)) pencil.fault(`court ${court} has a medal and no match`);
  },
  SecondAssigned: (pencil, { court, ref_id }) => pencil.move([ref_id], QUEUE, onCourt(court)),
  SecondReleased: (pencil, { court, ref_id }) => pencil.move([ref_id], onCourt(court), QUEUE),
  MatchFinished(pencil, { match: { court, ref_id, second_ref_id } }) {
    if (pencil.leads.get(court) !== ref_id) pencil.fault(`court ${court} is led by somebody else`);
    pencil.leads.delete(court);
    pencil.move([ref_id, second_ref_id], onCourt(court), QUEUE);
  },
  CourtReset(pencil, { court, back, aux }) {
    const beside = aux.map(assignment);
    pencil.leads.delete(court);
    for (const { ref_id } of back) {
      const at = pencil.where.get(ref_id) ?? '';
      pencil.move([ref_id], beside.includes(at) ? at : onCourt(court), QUEUE);
    }
  },
  AuxAssigned: (pencil, { ref_id, id }) => pencil.move([ref_id], QUEUE, assignment(id)),
  AuxFinished: (pencil, { aux }) => pencil.move([aux.ref_id], assignment(aux.id), QUEUE),
  ActionUndone(pencil, { courts, people }) {
    for (const { court, match } of courts) {
      if (match) pencil.leads.set(court, match.ref_id);
      else pencil.leads.delete(court);
    }
    for (const { ref_id, duty } of people) {
      if (!duty) pencil.where.delete(ref_id);
      else if (duty.place.at === 'court') pencil.where.set(ref_id, onCourt(duty.place.court));
      else pencil.where.set(ref_id, duty.place.at === 'aux' ? assignment(duty.place.id) : QUEUE);
    }
  },
};

/**
 * Walks a board's log as somebody with a pencil would and tells every event that puts somebody into two places,
 * two leads on one court, or loses anybody. It knows nothing of the rules that made the log.
 */
export function faultsOf(events: readonly RecordedEvent[]): string[] {
  const pencil = new Pencil();
  const faults: string[] = [];
  for (const { type, data, revision } of events) {
    pencil.fault = (text) => faults.push(`${revision} ${type}: ${text}`);
    const write = writers[type as Told] as ((pencil: Pencil, data: unknown) => void) | undefined;
    if (write) write(pencil, data);
    else pencil.fault('nobody asked for that');
    pencil.compare();
  }
  return faults;
}
