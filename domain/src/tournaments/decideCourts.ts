import { notFound, type Refusal, refuse, refuseField } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import { filled } from '../kernel/text.ts';
import { COURT_NAME_MAX, COURT_TEXT_MAX, COURTS_MAX } from './choices.ts';
import type { CopiedCourt, CourtRef, Decide, TournamentCommand } from './commands.ts';
import type { Court, CourtsAdded, TournamentEvent } from './events.ts';
import { isSameCourtName, nextCourtName } from './policies/courts.ts';
import { invalid } from './record.ts';
import type { TournamentState } from './state.ts';

type Decision = readonly TournamentEvent[] | Refusal;

const UNKNOWN = notFound('Court');
const FULL = refuse('full', filled('A tournament has at most {count} courts', { count: COURTS_MAX }));
const RENAMED = refuse('stale', 'This court was renamed meanwhile, please reload');

const called = (state: TournamentState, name: string): Court | undefined =>
  state.courts.find((court) => isSameCourtName(court.name, name));

// A number is never taken for a name: court 3 may well be the fifth.
const courtOf = (state: TournamentState, ref: CourtRef): Court | undefined =>
  typeof ref === 'number' ? state.courts.find(({ order }) => order === ref) : called(state, ref);

export function courtsAdded(
  state: TournamentState,
  wanted: readonly (string | CopiedCourt)[],
): CourtsAdded[] | Refusal {
  const before = state.courts.length;
  const fresh = wanted
    .map((one) => (typeof one === 'string' ? { name: one, description: '', color: '' } : one))
    .filter(({ name }) => !called(state, name));
  if (fresh.length === 0) return [];
  if (before + fresh.length > COURTS_MAX) return FULL;
  const courts = fresh.map(
    ({ name, description, color }, index): Court => ({ name, order: before + index + 1, description, color }),
  );
  return [{ type: 'CourtsAdded', data: { courts, total: before + fresh.length } }];
}

/** Courts 1 to `count`, as many of them as are missing. */
export function missingCourts(state: TournamentState, count: number): CourtsAdded[] | Refusal {
  if (count > COURTS_MAX) return invalid('courts', filled('must be at most {max}', { max: COURTS_MAX }));
  return courtsAdded(
    state,
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );
}

const tooLong = (field: string, value: string, max: number): Refusal | undefined =>
  value.length > max ? invalid(field, filled('must be at most {max} characters', { max })) : undefined;

const faultOfName = (field: string, name: string): Refusal | undefined =>
  name === '' ? invalid(field, 'is required') : tooLong(field, name, COURT_NAME_MAX);

function faultIn(
  state: TournamentState,
  { order }: Court,
  { name, description, note }: TournamentCommand<'EditCourt'>['changes'],
): Refusal | undefined {
  const fault =
    (name === undefined ? undefined : faultOfName('name', name)) ??
    tooLong('description', description ?? '', COURT_TEXT_MAX) ??
    tooLong('note', note ?? '', COURT_TEXT_MAX);
  const holder = name === undefined ? undefined : called(state, name);
  if (fault || !holder || holder.order === order) return fault;
  return refuseField('taken', 'name', filled('There is a court {name} already', { name: holder.name }));
}

const editCourt: Decide<'EditCourt'> = (state, { court: ref, changes, seen }) => {
  const court = courtOf(state, ref);
  // Called by a name that is gone: whoever knows the old one saw the court before it was renamed.
  if (!court) return seen.name === undefined || typeof ref === 'number' ? UNKNOWN : RENAMED;
  if (seen.name !== undefined && seen.name !== court.name) return RENAMED;
  const { order, name, description, color, note = '' } = court;
  const now = { name, description, note, color };
  const refusal = refuseStale(now, changes, seen) ?? faultIn(state, court, changes);
  if (refusal) return refusal;
  const to = { ...now, ...changes };
  return [
    ...(to.name === name ? [] : [{ type: 'CourtNamed', data: { order, name: to.name } } as const]),
    ...(to.description === description
      ? []
      : [{ type: 'CourtDescribed', data: { order, description: to.description } } as const]),
    ...(to.note === note ? [] : [{ type: 'CourtNoted', data: { order, note: to.note } } as const]),
    ...(to.color === color ? [] : [{ type: 'CourtColored', data: { order, color: to.color } } as const]),
  ];
};

/** What a tournament answers to commands about its courts; a court keeps its place whatever it is called. */
export const courtDecisions = {
  AddCourts: (state: TournamentState, { count }: TournamentCommand<'AddCourts'>): Decision =>
    missingCourts(state, count),
  AddCourt: (state: TournamentState, { name }: TournamentCommand<'AddCourt'>): Decision =>
    faultOfName('num', name.trim()) ?? courtsAdded(state, [name.trim()]),
  AddNextCourt: (state: TournamentState): Decision =>
    courtsAdded(state, [
      nextCourtName(
        state.courts.map(({ name }) => name),
        COURT_NAME_MAX,
      ),
    ]),
  EditCourt: editCourt,
};
