import { dateIn, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { VolunteerOpportunity } from '@courtcrew/domain/roster/index.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { type Opening, openingsOf } from '@courtcrew/projections/roster/index.ts';
import { publicTournaments } from '@courtcrew/projections/tournaments/index.ts';
import type { Use } from '../../kernel/http/route.ts';

const NEXT_DAYS = 3;

const sumOf = (openings: readonly Opening[], of: 'shifts' | 'needed'): number =>
  openings.reduce((sum, opening) => sum + opening[of], 0);

const daysOf = (openings: readonly Opening[], zone: TimeZone): string[] =>
  [...new Set(openings.map(({ start_time }) => dateIn(start_time, zone)))].slice(0, NEXT_DAYS);

/** Listed tournaments that have a volunteers' section and still take somebody, soonest first. */
export async function volunteerOpportunities(use: Use): Promise<VolunteerOpportunity[]> {
  const now = use.now();
  const coming = await publicTournaments(use.db, { time: 'future' }, now);
  const staffing = coming.filter(({ volunteer, status }) => volunteer && canApply(status));
  const openings = await openingsOf(
    use.db,
    staffing.map(({ tid }) => tid),
    now,
  );
  const byTournament = Map.groupBy(openings, ({ tid }) => tid);
  return staffing.flatMap((tournament) => {
    const own = byTournament.get(tournament.tid);
    if (!own) return [];
    const days = daysOf(own, tournament.time_zone);
    return [{ ...tournament, shifts: sumOf(own, 'shifts'), needed: sumOf(own, 'needed'), days }];
  });
}
