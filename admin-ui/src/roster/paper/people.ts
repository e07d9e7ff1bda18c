import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';

/** A shift with the name of its category, of officials and volunteers alike. */
export type PaperShift = ShiftWithPeople & { readonly work: string };

export interface Wearer {
  readonly ref_id: string;
  readonly name: string;
  readonly credentials: string;
  /** What they do here, each once, in the order of their shifts. */
  readonly work: readonly string[];
  readonly kind: ShiftWithPeople['kind'];
}

/** Everybody with a place in one of these shifts, by name. */
export function wearersOf(shifts: readonly PaperShift[]): readonly Wearer[] {
  const seats = shifts.flatMap(({ signup, work, kind }) => signup.map((spot) => ({ spot, work, kind })));
  return [...Map.groupBy(seats, ({ spot }) => spot.ref_id)]
    .flatMap(([ref_id, [first, ...more]]) =>
      first === undefined
        ? []
        : {
            ref_id,
            name: fullName(first.spot),
            credentials: first.spot.credentials,
            work: [...new Set([first, ...more].map(({ work }) => work))],
            kind: first.kind,
          },
    )
    .sort((one, other) => compareTexts(one.name, other.name));
}
