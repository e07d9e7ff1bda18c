import { hasBegun, isOver } from '@courtcrew/domain/roster/passing.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';

/** Seats, not applications. Rows are in chronological order; instants are UTC ISO texts. */

const held = ({ status }: ScheduleRow): boolean => status !== 'Applied';

/** Not over at this instant. A shift without length is over when it begins. */
export const coming = (rows: readonly ScheduleRow[], now: string): readonly ScheduleRow[] =>
  rows.filter((row) => !isOver(row, now));

/** Not begun: the person can still act without the desk. */
export const ahead = (rows: readonly ScheduleRow[], now: string): readonly ScheduleRow[] =>
  rows.filter((row) => !hasBegun(row, now));

/** The next seat, confirmed or not; without one the first application. */
export function nextOf(rows: readonly ScheduleRow[], now: string): ScheduleRow | undefined {
  const left = coming(rows, now);
  return left.find(held) ?? left[0];
}

/** Selections to confirm. Volunteers chose their shifts themselves and have none. */
export const toConfirm = (rows: readonly ScheduleRow[], now: string): readonly ScheduleRow[] =>
  ahead(rows, now).filter(({ kind, status }) => kind === 'official' && status === 'Selected');

export interface TournamentSchedule {
  readonly tid: string;
  readonly tournament: string;
  readonly location: string;
  readonly time_zone: string;
  readonly rows: readonly ScheduleRow[];
}

/** Rows by tournament, the one with the earliest row first. */
export function byTournament(rows: readonly ScheduleRow[]): readonly TournamentSchedule[] {
  const tournaments = new Map<string, ScheduleRow[]>();
  for (const row of rows) tournaments.set(row.tid, [...(tournaments.get(row.tid) ?? []), row]);
  return [...tournaments.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { tid, tournament, location, time_zone } = first;
    return [{ tid, tournament, location, time_zone, rows: members }];
  });
}
