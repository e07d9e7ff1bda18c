import type { Duty, Place } from '@courtcrew/domain/board/index.ts';
import type { RowOf } from '../kernel/readModel.ts';
import type { people } from './tables.ts';

type PersonRow = RowOf<typeof people>;
type PlaceColumns = Pick<PersonRow, 'at' | 'rank' | 'court' | 'role' | 'aux'>;

const NOWHERE = { rank: null, court: null, role: null, aux: null };

/** A place as columns: those of every other kind of place are null, so that none of an earlier one is left. */
export function placeColumns(place: Place): PlaceColumns {
  const columns = { ...NOWHERE, at: place.at };
  switch (place.at) {
    case 'queue':
      return { ...columns, rank: place.rank };
    case 'court':
      return { ...columns, court: place.court, role: place.as };
    case 'aux':
      return { ...columns, aux: place.id };
    case 'duty':
      return columns;
  }
}

/** Somebody's row as it was at a moment of the past. */
export const dutyColumns = ({ place, ...duty }: Duty): Omit<PersonRow, 'tid' | 'ref_id'> => ({
  ...placeColumns(place),
  ...duty,
});
