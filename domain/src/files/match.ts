import type { Cells } from './cellsOf.ts';
import { type HourColumns, momentOf } from './hours.ts';
import { lineOf } from './person.ts';
import type { MatchRow } from './rows.ts';

/** Partners in one cell: `Smith / Jones`. */
const partnersIn = (cell: string): readonly string[] =>
  cell
    .split(/\s*[/&+]\s*|\s+(?:and|y|e)\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The sides; undefined with a problem where one of them has more than two players. */
function sidesOf(cells: Cells): MatchRow['players'] | undefined {
  const [one = '', two = '', three = '', four = ''] = (
    ['player1', 'player2', 'player3', 'player4'] as const
  ).map((field) => lineOf(cells, field, 200));
  const isDoubles = three !== '' || four !== '';
  const sides = [isDoubles ? [one, two] : [one], isDoubles ? [three, four] : [two]].map((side) =>
    side.flatMap(partnersIn),
  );
  const [first = [], second = []] = sides;
  if (first.length > 2) return cells.fault('player1', 'names more than two players');
  if (second.length > 2) return cells.fault(isDoubles ? 'player3' : 'player2', 'names more than two players');
  return [first, second];
}

export function matchOf(cells: Cells, columns: HourColumns): MatchRow | null {
  const players = sidesOf(cells);
  const at = momentOf(cells, columns);
  const match = {
    event: lineOf(cells, 'event'),
    round: lineOf(cells, 'round'),
    number: lineOf(cells, 'number'),
    court: lineOf(cells, 'court'),
    score: lineOf(cells, 'score'),
  };
  return players === undefined || at === undefined ? null : { ...match, players, at };
}
