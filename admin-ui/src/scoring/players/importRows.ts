import { isPhone } from '@courtcrew/domain/kernel/phone.ts';
import { CLUB_MAX, PLAYER_NAME_MAX } from '@courtcrew/domain/scoring/model.ts';

export const PLAYER_COLUMNS = ['name', 'club', 'phone'] as const;
type PlayerCells = Readonly<Record<(typeof PLAYER_COLUMNS)[number], string>>;

/** The columns of a row that no player can be made of. */
export const wrongIn = ({ name, phone }: PlayerCells): readonly ('name' | 'phone')[] => [
  ...(name === '' || name.length > PLAYER_NAME_MAX ? (['name'] as const) : []),
  ...(phone === '' || isPhone(phone) ? [] : (['phone'] as const)),
];

export const playerOf = ({ name, club, phone }: PlayerCells) => ({
  name,
  club: club.slice(0, CLUB_MAX),
  phone: phone || null,
});
