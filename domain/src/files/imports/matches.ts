import { retyped } from '../../kernel/spelling.ts';
import { type TimeZone, utcToWall } from '../../kernel/time.ts';
import { type MatchRow as KnownMatch, type ListedByName, listedByName } from '../../scoring/index.ts';
import type { PreviewedRow } from '../contract.ts';
import type { MatchRow, TypedRow } from '../rows.ts';
import { type Judged, previewed, wrong } from './previewed.ts';
import { problemOf } from './standing.ts';

/** A match that is listed, or brought up to what the file says. */
export interface MatchStep {
  readonly row: number;
  readonly match: ListedByName;
}

/** As the list holds it, by the clocks of the venue. */
function byName(
  { at, players: [one, two], event, round, number, court }: MatchRow,
  zone: TimeZone,
): ListedByName {
  const wall = at === null ? null : utcToWall(at, zone);
  const players: ListedByName['players'] = [[...one], [...two]];
  return { event, round, number, court, players, date: wall?.date ?? null, time: wall?.time ?? '' };
}

/** What a match is known by, in a file that knows players by their names. */
const keyOf = ({ event, round, number, players }: ListedByName): string =>
  JSON.stringify(
    [event, ...(number === '' ? [round, ...players.map((side) => side.join('\n'))] : [number])].map(retyped),
  );

const named = (match: KnownMatch): ListedByName => ({
  ...{ event: match.event, round: match.round, number: match.number, court: match.court },
  ...{ date: match.date, time: match.time },
  players: [
    [match.t1p1_name, match.t1p2_name].flatMap((name) => name ?? []),
    [match.t2p1_name, match.t2p2_name].flatMap((name) => name ?? []),
  ],
});

const fieldsOf = ({ players: [one, two], date, ...match }: ListedByName): Record<string, string> => ({
  ...match,
  ...{ player1: one[0] ?? '', player2: one[1] ?? '', player3: two[0] ?? '', player4: two[1] ?? '' },
  date: date ?? '',
});

/** What rows come to in the list as it stands: what was called is left as it was played. */
export function planMatches(
  rows: readonly TypedRow<MatchRow>[],
  known: readonly KnownMatch[],
  zone: TimeZone,
) {
  const there = new Map(known.map((match) => [keyOf(named(match)), match]));
  const steps = new Map<string, MatchStep>();
  const judge = (row: number, value: MatchRow): Judged => {
    const match = byName(value, zone);
    const faults = listedByName.safeParse(match).error?.issues ?? [];
    if (faults.length > 0)
      return wrong(
        ...faults.map(({ path: [field], message }) =>
          problemOf(field === 'players' ? 'player1' : String(field ?? ''), message),
        ),
      );
    const key = keyOf(match);
    if (steps.has(key)) return wrong(problemOf('number', 'stands in the file twice'));
    const before = there.get(key);
    if (before && before.state !== 'listed') return { state: 'same' };
    const [from, to] = [before && fieldsOf(named(before)), fieldsOf(match)];
    const changes = Object.entries(to).flatMap(([field, now]): PreviewedRow['changes'] =>
      from && retyped(from[field] ?? '') !== retyped(now)
        ? [{ field, from: from[field] ?? '', to: now }]
        : [],
    );
    if (before && changes.length === 0) return { state: 'same' };
    steps.set(key, { row, match });
    return { state: before ? 'changed' : 'new', changes };
  };
  const read = previewed(rows, judge, (value) => fieldsOf(byName(value, zone)));
  return { rows: read, steps: [...steps.values()] };
}
