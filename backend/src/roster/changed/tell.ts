import {
  type EventMeta,
  type EventOf,
  type RecordedEvent,
  streamId,
} from '@courtcrew/domain/kernel/event.ts';
import { type RosterEvent, type ShiftLabel, sectionOf, signupPath } from '@courtcrew/domain/roster/index.ts';
import { canApply, type Section, type Status, showsSelection } from '@courtcrew/domain/tournaments/index.ts';
import {
  allRemovedFrom,
  categoriesOf,
  peopleInShift,
  rosterModel,
  schedulesOf,
} from '@courtcrew/projections/roster/index.ts';
import {
  type TournamentRow,
  tournamentById,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import { type Letter, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { rosterAggregate } from '../aggregate.ts';
import { type CalendarRow, withCalendar } from '../calendar.ts';
import { actsOn, changedLetter, linesOf, noShiftsLetter } from '../letters.ts';
import { changesOf, goneLetter, type Known, movedLetter, type Told, together } from './letters.ts';

/** What a desk does to one person in so many seconds goes into one letter. */
const GATHERED_SECONDS = 120;

/** Whether a desk has done it to this person: nobody is told of what they did themselves. */
export const isDoneTo = (ref_id: string, { actor }: Pick<EventMeta, 'actor'>): boolean =>
  actor.as === 'admin' && actor.ref !== ref_id;

/** Whether people hear that a shift they are in, or applied for, is another one now: before publication, too. */
export const tellsMoves = (status: Status): boolean => canApply(status);

type Schedule = NonNullable<ReturnType<Awaited<ReturnType<typeof schedulesOf>>['get']>>;

interface Change {
  /** The event's id. */
  readonly id: string;
  readonly tournament: TournamentRow;
  readonly at: string;
  /** The shift it is about. */
  readonly shift: ShiftLabel;
}

/** The letter for one person; `shifts` is their schedule, `gone` what calendars are to drop. */
function letterOf(
  told: Told,
  { tournament: { tid, name: tournament, time_zone }, shift }: Change,
  shifts: Schedule,
  gone: readonly CalendarRow[],
): Letter {
  const current = shifts.map((row) => ({ ...row, confirmed: row.status === 'Confirmed' }));
  const changes = changesOf(told, current, time_zone);
  const path = signupPath(tid, shifts.length > 0 ? shifts : [shift]);
  const left = { tournament, path, shifts: linesOf(shifts, time_zone), acts: actsOn(shifts) };
  if (shifts.length === 0) return withCalendar(withoutShifts(), shifts, gone);
  return withCalendar(changes ? movedLetter({ ...left, changes }) : changedLetter(left), shifts, gone);

  function withoutShifts() {
    return changes ? goneLetter({ tournament, path, changes }) : noShiftsLetter({ tournament, path });
  }
}

/** Writes to these people what they were told lately and have not been sent, and what is new to each. */
async function tellAll(
  refs: readonly string[],
  change: Change,
  news: (ref_id: string) => Told,
  { db, outbox }: ReactionTools,
): Promise<void> {
  if (refs.length === 0) return;
  const { tid } = change.tournament;
  const gathers = { subject: `shifts ${tid}`, seconds: GATHERED_SECONDS };
  const [schedules, gone, waiting] = await Promise.all([
    schedulesOf(db, refs, { tid, own: true }),
    allRemovedFrom(db, refs, { tid, from: change.at }),
    outbox.waiting(refs, gathers),
  ]);
  await outbox.sendAll(
    refs.map((ref_id) => {
      const shifts = schedules.get(ref_id) ?? [];
      const tells = together((waiting.get(ref_id) ?? {}) as Told, news(ref_id));
      const letter = letterOf(tells, change, shifts, gone.get(ref_id) ?? []);
      const sections: readonly Section[] = [...new Set([change.shift, ...shifts].map(sectionOf))];
      return { to: { ref_id }, letter, tid, sections, dedupe: change.id, gathers: { ...gathers, tells } };
    }),
  );
}

/** The tournament, unless it hears of no changes, or came into its status later: of what was before, that letter tells. */
async function hearing(
  { stream, meta }: RecordedEvent,
  { db }: ReactionTools,
  hears: (status: Status) => boolean,
): Promise<TournamentRow | null> {
  const row = await tournamentById(db, streamId(stream));
  if (!row || !hears(row.status)) return null;
  return Date.parse(meta.at) < Date.parse(row.status_since) ? null : row;
}

/** With the name of a volunteers' category in the place of its id. */
async function knownAs(sid: string, shift: ShiftLabel, tid: string, { db }: ReactionTools): Promise<Known> {
  const { kind, category, name, start, end } = shift;
  const known = { sid, kind, category, name, start, end };
  if (kind !== 'volunteer') return known;
  const [named] = await categoriesOf(db, tid, { vcids: [category] });
  return named ? { ...known, category: named.name } : known;
}

type Row = RecordedEvent<{ type: string; data: { sid: string; ref_id: string; shift: ShiftLabel } }>;

/** Writes to somebody whose row a desk has changed once the schedule is published: before, nobody is to know. */
async function tell(event: Row, tools: ReactionTools, news: Told = {}): Promise<void> {
  const { id, data, meta } = event;
  if (!isDoneTo(data.ref_id, meta)) return;
  const tournament = await hearing(event, tools, showsSelection);
  if (!tournament) return;
  await tellAll([data.ref_id], { id, tournament, at: meta.at, shift: data.shift }, () => news, tools);
}

async function tellRemoved(
  event: RecordedEvent<EventOf<RosterEvent, 'SignupRemoved'>>,
  tools: ReactionTools,
): Promise<void> {
  const { sid, shift, reason, why } = event.data;
  // What is over is taken off the record, and nobody's schedule.
  if (reason !== 'shift-deleted' || shift.end <= event.meta.at) return tell(event, tools);
  const known = await knownAs(sid, shift, streamId(event.stream), tools);
  return tell(event, tools, { deleted: [{ ...known, ...(why && { why }) }] });
}

/** Writes to everybody in a shift whose hours, name or category have changed, whether they have a spot or wait. */
async function tellMoved(
  event: RecordedEvent<EventOf<RosterEvent, 'ShiftEdited'>>,
  tools: ReactionTools,
): Promise<void> {
  const { sid, before, changes, unconfirmed = [] } = event.data;
  const { at } = event.meta;
  if (!before || (before.end <= at && (changes.end ?? before.end) <= at)) return;
  const tournament = await hearing(event, tools, tellsMoves);
  if (!tournament) return;
  const people = await peopleInShift(tools.db, sid, { until: at });
  const moved = [await knownAs(sid, before, tournament.tid, tools)];
  const confirmed = new Set(unconfirmed.map(({ ref_id }) => ref_id));
  await tellAll(
    people.filter((ref_id) => isDoneTo(ref_id, event.meta)),
    { id: event.id, tournament, at, shift: before },
    (ref_id) => ({ moved, ...(confirmed.has(ref_id) && { asked: [sid] }) }),
    tools,
  );
}

export const tellChanged = reactBy(
  rosterAggregate,
  { name: 'roster.tell-changed', reads: [rosterModel, tournamentsModel] },
  {
    Applied: tell,
    SpotTaken: tell,
    MovedOffWaitlist: tell,
    MovedToWaitlist: tell,
    Confirmed: tell,
    ConfirmationTakenBack: tell,
    SignupRemoved: tellRemoved,
    ShiftEdited: tellMoved,
  },
);
