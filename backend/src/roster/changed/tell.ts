import {
  type EventMeta,
  type EventOf,
  type RecordedEvent,
  streamId,
} from '@courtcrew/domain/kernel/event.ts';
import { type RosterEvent, type ShiftLabel, sectionOf, signupPath } from '@courtcrew/domain/roster/index.ts';
import {
  canApply,
  type Section,
  type Status,
  showsSelection,
  type TournamentEvent,
} from '@courtcrew/domain/tournaments/index.ts';
import {
  allRemovedFrom,
  peopleAhead,
  peopleInShift,
  rosterModel,
  schedulesOf,
  volunteerCategories,
} from '@courtcrew/projections/roster/index.ts';
import {
  type TournamentRow,
  tournamentById,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import { type Letter, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { tournament } from '../../tournaments/index.ts';
import { rosterAggregate } from '../aggregate.ts';
import { actsOn, changedLetter, noShiftsLetter } from '../letters.ts';
import { daysOf, shiftCards } from '../shiftCards.ts';
import { type CalendarRow, withCalendar } from '../signup/calendar.ts';
import { changesOf, goneLetter, type Known, merged, movedLetter, type Told } from './letters.ts';

/** What a desk does to one person in so many seconds goes into one letter. */
const GATHERED_SECONDS = 120;

/** Whether a desk has done it to this person: nobody is told of what they did themselves, or of what came with a file. */
export const isDoneTo = (ref_id: string, meta: Pick<EventMeta, 'actor' | 'import'>): boolean =>
  meta.actor.as === 'admin' && meta.actor.ref !== ref_id && meta.import === undefined;

/** Whether people hear that a shift they are in, or applied for, is another one now: before publication, too. */
export const tellsMoves = (status: Status): boolean => canApply(status);

type Schedule = NonNullable<ReturnType<Awaited<ReturnType<typeof schedulesOf>>['get']>>;

interface Change {
  /** The event's id. */
  readonly id: string;
  readonly tournament: TournamentRow;
  readonly at: string;
  /** The shifts it is about, where it is not about all. */
  readonly about: readonly ShiftLabel[];
}

/** The letter for one person; `shifts` is their schedule, `gone` what calendars are to drop. */
function letterOf(
  told: Told,
  { tournament: venue, about }: Change,
  shifts: Schedule,
  gone: readonly CalendarRow[],
): Letter {
  const { tid, name: tournament } = venue;
  const current = shifts.map((row) => ({ ...row, confirmed: row.status === 'Confirmed' }));
  const changes = changesOf(told, { shifts: current, venue });
  const path = signupPath(tid, shifts.length > 0 ? shifts : about);
  const days = daysOf(shifts, venue);
  const left = { tournament, path, days, shifts: shiftCards(shifts, venue), acts: actsOn(shifts) };
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
  news: (ref_id: string, shifts: Schedule) => Told,
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
      const tells = merged((waiting.get(ref_id) ?? {}) as Told, news(ref_id, shifts));
      const letter = letterOf(tells, change, shifts, gone.get(ref_id) ?? []);
      const sections: readonly Section[] = [...new Set([...change.about, ...shifts].map(sectionOf))];
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
async function knownAs(
  sid: string,
  { kind, category, name, start, end }: ShiftLabel,
  { tid, time_zone: zone }: TournamentRow,
  { db }: ReactionTools,
): Promise<Known> {
  const known = { sid, kind, category, name, start, end, zone };
  if (kind !== 'volunteer') return known;
  const [named] = await volunteerCategories.among(db, [category], { tid });
  return named ? { ...known, category: named.name } : known;
}

type Row = RecordedEvent<{ type: string; data: { sid: string; ref_id: string; shift: ShiftLabel } }>;

/** Writes to somebody whose row a desk has changed once the schedule is published: before, nobody is to know. */
async function tell(
  event: Row,
  tools: ReactionTools,
  newsOf: (tournament: TournamentRow) => Promise<Told> = async () => ({}),
  hears = showsSelection,
): Promise<void> {
  const { id, data, meta } = event;
  if (!isDoneTo(data.ref_id, meta)) return;
  const tournament = await hearing(event, tools, hears);
  if (!tournament) return;
  const news = await newsOf(tournament);
  await tellAll([data.ref_id], { id, tournament, at: meta.at, about: [data.shift] }, () => news, tools);
}

/** A deletion is told before publication, too: whoever applied was waiting for that shift. */
async function tellRemoved(
  event: RecordedEvent<EventOf<RosterEvent, 'SignupRemoved'>>,
  tools: ReactionTools,
): Promise<void> {
  const { sid, shift, reason, why } = event.data;
  // What is over is taken off the record, and nobody's schedule.
  if (reason !== 'shift-deleted' || shift.end <= event.meta.at) return tell(event, tools);
  const newsOf = async (tournament: TournamentRow): Promise<Told> => ({
    deleted: [{ ...(await knownAs(sid, shift, tournament, tools)), ...(why && { why }) }],
  });
  return tell(event, tools, newsOf, tellsMoves);
}

/** Writes to everybody in a shift whose hours, name or category have changed, whether they have a spot or wait. */
async function tellMoved(
  event: RecordedEvent<EventOf<RosterEvent, 'ShiftEdited'>>,
  tools: ReactionTools,
): Promise<void> {
  const { sid, before, changes, unconfirmed = [], by_zone = false } = event.data;
  const { at } = event.meta;
  if (!before || (before.end <= at && (changes.end ?? before.end) <= at)) return;
  const row = await hearing(event, tools, tellsMoves);
  if (!row) return;
  const asked = new Set(unconfirmed.map(({ ref_id }) => ref_id));
  // Of the rest the letter about the zone tells, which this one becomes part of.
  const people = by_zone ? [...asked] : await peopleInShift(tools.db, sid, { until: at });
  const moved = by_zone ? [] : [await knownAs(sid, before, row, tools)];
  await tellAll(
    people.filter((ref_id) => isDoneTo(ref_id, event.meta)),
    { id: event.id, tournament: row, at, about: [before] },
    (ref_id) => ({ moved, ...(asked.has(ref_id) && { asked: [sid] }) }),
    tools,
  );
}

/** Writes to everybody in a shift ahead of a category that is called otherwise now. */
async function tellRenamed(
  event: RecordedEvent<EventOf<RosterEvent, 'VolunteerCategoryEdited'>>,
  tools: ReactionTools,
): Promise<void> {
  const { vcid, was } = event.data;
  const { at, actor } = event.meta;
  const row = was === undefined ? null : await hearing(event, tools, tellsMoves);
  if (was === undefined || !row) return;
  const people = await peopleAhead(tools.db, row.tid, at, { category: vcid });
  const [named] = await volunteerCategories.among(tools.db, [vcid], { tid: row.tid });
  await tellAll(
    people.filter((ref_id) => ref_id !== actor.ref),
    { id: event.id, tournament: row, at, about: [] },
    (_, shifts) => ({
      moved: shifts
        .filter(({ kind, category, end }) => kind === 'volunteer' && category === named?.name && end > at)
        .map(({ sid, kind, name, start, end }) => {
          return { sid, kind, category: was, name, start, end, zone: row.time_zone };
        }),
    }),
    tools,
  );
}

/** Writes to everybody with something ahead of them; news are of that. */
async function tellEverybody(
  event: RecordedEvent,
  row: TournamentRow,
  news: (shifts: Schedule) => Told,
  tools: ReactionTools,
): Promise<void> {
  const { at, actor } = event.meta;
  const people = await peopleAhead(tools.db, row.tid, at);
  await tellAll(
    people.filter((ref_id) => ref_id !== actor.ref),
    { id: event.id, tournament: row, at, about: [] },
    (_, shifts) => news(shifts.filter(({ end }) => end > at)),
    tools,
  );
}

async function tellZone(
  event: RecordedEvent<EventOf<RosterEvent, 'ZoneCorrected'>>,
  tools: ReactionTools,
): Promise<void> {
  const { from, to, keep } = event.data;
  const row = await hearing(event, tools, tellsMoves);
  if (!row) return;
  const zone = { from, keep };
  const newsOf = (shifts: Schedule): Told => {
    if (keep === 'wall') return { zone };
    const moved = shifts.map(({ sid, kind, category, name, start, end }) => {
      return { sid, kind, category, name, start, end, zone: from };
    });
    return { zone, moved };
  };
  // The tournament's record may follow later.
  await tellEverybody(event, { ...row, time_zone: to }, newsOf, tools);
}

async function tellPlace(
  event: RecordedEvent<EventOf<TournamentEvent, 'TournamentEdited'>>,
  tools: ReactionTools,
): Promise<void> {
  const place = event.data.before?.location;
  if (place === undefined) return;
  const row = await hearing(event, tools, tellsMoves);
  if (row) await tellEverybody(event, row, () => ({ place }), tools);
}

export const tellPlaceChanged = reactBy(
  tournament,
  { name: 'roster.tell-place', reads: [rosterModel, tournamentsModel] },
  { TournamentEdited: tellPlace },
);

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
    VolunteerCategoryEdited: tellRenamed,
    ZoneCorrected: tellZone,
  },
);
