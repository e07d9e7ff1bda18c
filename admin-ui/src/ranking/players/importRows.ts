import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseDate } from '@courtcrew/domain/kernel/time.ts';
import { GENDERS, type Gender } from '@courtcrew/domain/ranking/model.ts';

export const PLAYER_COLUMNS = ['first', 'last', 'gender', 'birth'] as const;
type PlayerColumn = (typeof PLAYER_COLUMNS)[number];
type PlayerCells = Readonly<Record<PlayerColumn, string>>;

/** `F` of `female`, too. */
const genderOf = (cell: string): Gender | undefined =>
  GENDERS.find((gender) => gender === cell.slice(0, 1).toUpperCase());

/** The columns of a row that no player can be made of. */
export const wrongIn = ({ first, last, gender, birth }: PlayerCells): readonly PlayerColumn[] =>
  PLAYER_COLUMNS.filter(
    (column) =>
      ({
        first: first === '',
        last: last === '',
        gender: !genderOf(gender),
        birth: birth !== '' && isRefusal(parseDate(birth)),
      })[column],
  );

/** Players of rows in which nothing is wrong. */
export const playersOf = (rows: readonly PlayerCells[]) =>
  rows.flatMap((row) => {
    const gender = genderOf(row.gender);
    return gender ? [{ ...row, gender }] : [];
  });
