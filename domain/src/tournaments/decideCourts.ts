import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import { COURT_NAME_MAX, COURT_TEXT_MAX, COURTS_MAX } from './choices.ts';
import type {
  AddCourt,
  AddCourts,
  ColorCourt,
  CourtRef,
  DescribeCourt,
  NameCourt,
  NoteCourt,
} from './commands.ts';
import type { Court, CourtsAdded, TournamentEvent } from './events.ts';
import { isSameCourtName, nextCourtName } from './policies/courts.ts';
import { invalid } from './record.ts';
import type { TournamentState } from './state.ts';

type Decision = readonly TournamentEvent[] | Refusal;

const UNKNOWN = notFound('Court');
const FULL = refuse('full', `A tournament has at most ${COURTS_MAX} courts`);
const RENAMED = refuse('stale', 'This court was renamed meanwhile, please reload');

const called = (state: TournamentState, name: string): Court | undefined =>
  state.courts.find((court) => isSameCourtName(court.name, name));

// A number is never taken for a name: court 3 may well be the fifth.
const courtOf = (state: TournamentState, ref: CourtRef): Court | undefined =>
  typeof ref === 'number' ? state.courts.find(({ order }) => order === ref) : called(state, ref);

function courtsAdded(state: TournamentState, names: readonly string[]): CourtsAdded[] | Refusal {
  const before = state.courts.length;
  const fresh = names.filter((name) => !called(state, name));
  if (fresh.length === 0) return [];
  if (before + fresh.length > COURTS_MAX) return FULL;
  const courts = fresh.map(
    (name, index): Court => ({ name, order: before + index + 1, description: '', color: '' }),
  );
  return [{ type: 'CourtsAdded', data: { courts, total: before + fresh.length } }];
}

/** Courts 1 to `count`, as many of them as are missing. */
export function missingCourts(state: TournamentState, count: number): CourtsAdded[] | Refusal {
  if (count > COURTS_MAX) return invalid('courts', `must be at most ${COURTS_MAX}`);
  return courtsAdded(
    state,
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );
}

const tooLong = (field: string, value: string, max: number): Refusal | undefined =>
  value.length > max ? invalid(field, `must be at most ${max} characters`) : undefined;

const faultOfName = (field: string, name: string): Refusal | undefined =>
  name === '' ? invalid(field, 'is required') : tooLong(field, name, COURT_NAME_MAX);

function nameCourt(state: TournamentState, { court: ref, name, old }: NameCourt): Decision {
  const court = courtOf(state, ref);
  // Called by a name that is gone: whoever knows the old one saw the court before it was renamed.
  if (!court) return old === undefined || typeof ref === 'number' ? UNKNOWN : RENAMED;
  if (old !== undefined && old !== court.name) return RENAMED;
  const fault = faultOfName('name', name);
  if (fault) return fault;
  const holder = called(state, name);
  if (holder && holder.order !== court.order) {
    const text = `There is a court ${holder.name} already`;
    return refuse('taken', text, { fields: { name: text } });
  }
  return name === court.name ? [] : [{ type: 'CourtNamed', data: { order: court.order, name } }];
}

function describeCourt(state: TournamentState, { court: ref, description }: DescribeCourt): Decision {
  const court = courtOf(state, ref);
  if (!court) return UNKNOWN;
  const fault = tooLong('description', description, COURT_TEXT_MAX);
  if (fault) return fault;
  const same = description === court.description;
  return same ? [] : [{ type: 'CourtDescribed', data: { order: court.order, description } }];
}

function noteCourt(state: TournamentState, { court: ref, note }: NoteCourt): Decision {
  const court = courtOf(state, ref);
  if (!court) return UNKNOWN;
  const fault = tooLong('note', note, COURT_TEXT_MAX);
  if (fault) return fault;
  return note === (court.note ?? '') ? [] : [{ type: 'CourtNoted', data: { order: court.order, note } }];
}

function colorCourt(state: TournamentState, { court: ref, color }: ColorCourt): Decision {
  const court = courtOf(state, ref);
  if (!court) return UNKNOWN;
  return color === court.color ? [] : [{ type: 'CourtColored', data: { order: court.order, color } }];
}

/** What a tournament answers to commands about its courts; a court keeps its place whatever it is called. */
export const courtDecisions = {
  AddCourts: (state: TournamentState, { count }: AddCourts): Decision => missingCourts(state, count),
  AddCourt: (state: TournamentState, { name }: AddCourt): Decision =>
    faultOfName('num', name.trim()) ?? courtsAdded(state, [name.trim()]),
  AddNextCourt: (state: TournamentState): Decision =>
    courtsAdded(state, [
      nextCourtName(
        state.courts.map(({ name }) => name),
        COURT_NAME_MAX,
      ),
    ]),
  NameCourt: nameCourt,
  DescribeCourt: describeCourt,
  NoteCourt: noteCourt,
  ColorCourt: colorCourt,
};
