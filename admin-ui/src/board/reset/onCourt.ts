import type { AuxRow, CourtRow } from '@courtcrew/domain/board/shapes.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';

/** A court with everybody a reset would return to the queue. */
export interface OnCourt {
  readonly court: CourtRow;
  readonly aux: readonly AuxRow[];
  readonly names: readonly string[];
}

const onCourt = (court: CourtRow, aux: Board['aux']): OnCourt => {
  const beside = aux.filter(({ court_order }) => court_order === court.court_order);
  const lead = court.ref_id === null ? [] : [nameOf(court)];
  const second =
    court.second_ref_id === null ? [] : [nameOf({ first: court.second_first, last: court.second_last })];
  return { court, aux: beside, names: [...lead, ...second, ...beside.map(nameOf)] };
};

export const onCourts = ({ courts, aux }: Board): readonly OnCourt[] =>
  courts.map((court) => onCourt(court, aux));

export const namesOn = ({ aux }: Board, court: CourtRow): readonly string[] => onCourt(court, aux).names;
