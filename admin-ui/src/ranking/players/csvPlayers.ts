import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseDate } from '@courtcrew/domain/kernel/time.ts';
import { GENDERS, type Gender } from '@courtcrew/domain/ranking/model.ts';

export interface CsvPlayer {
  readonly first: string;
  readonly last: string;
  readonly gender: Gender;
  readonly birth: string;
}

type Fault = 'player.nameMissing' | 'player.genderWrong' | 'player.birthWrong';

export interface PlayersRead {
  readonly players: readonly CsvPlayer[];
  /** Lines of the file that are no player, the head being line 1. */
  readonly wrong: readonly { readonly line: number; readonly why: Fault }[];
}

const COLUMNS = ['first', 'last', 'gender', 'birth'] as const;

/** A line's cells; quoted ones may hold commas and doubled quotes. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|[,;])\s*(?:"((?:[^"]|"")*)"|([^,;]*))/g)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  );

/** Players of a CSV file: by the names of its columns where the first line has them, else in their order. */
export function playersIn(csv: string): PlayersRead {
  const lines = csv
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map(cellsOf);
  const head = lines[0]?.map((name) => name.toLowerCase()) ?? [];
  const hasHead = head.includes('first') && head.includes('last');
  const at = COLUMNS.map((name, index) => (hasHead ? head.indexOf(name) : index));
  const players: CsvPlayer[] = [];
  const wrong: { line: number; why: Fault }[] = [];
  for (const [index, cells] of lines.entries()) {
    if ((hasHead && index === 0) || cells.every((cell) => cell === '')) continue;
    const [first = '', last = '', gender = '', birth = ''] = at.map((place) => cells[place] ?? '');
    const read = playerOf({ first, last, gender: gender.slice(0, 1).toUpperCase(), birth });
    if (typeof read === 'string') wrong.push({ line: index + 1, why: read });
    else players.push(read);
  }
  return { players, wrong };
}

function playerOf({ gender, ...rest }: Record<(typeof COLUMNS)[number], string>): CsvPlayer | Fault {
  const known = GENDERS.find((one) => one === gender);
  if (!rest.first || !rest.last) return 'player.nameMissing';
  if (!known) return 'player.genderWrong';
  if (rest.birth && isRefusal(parseDate(rest.birth))) return 'player.birthWrong';
  return { ...rest, gender: known };
}
