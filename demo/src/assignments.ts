import type { Crew, DemoPerson } from './cast.ts';
import type { PlannedShift, Wave } from './waves.ts';

/** Somebody's row in a shift, by the shift's place in the plan, and how far it gets. */
export interface Assignment {
  readonly shift: number;
  readonly person: DemoPerson;
  readonly becomes: 'applied' | 'selected' | 'confirmed';
}

/**
 * Who works when: each trade takes turns, so that the shifts of a wave have different people and a wave's people
 * rest in the next one as far as the crew allows. `confirmed` as in `Staffing`.
 */
export function assignmentsOf(
  shifts: readonly PlannedShift[],
  crew: Crew,
  confirmed: number | null,
): readonly Assignment[] {
  const next: Record<Wave['trade'], number> = { referees: 0, chairs: 0, trainers: 0 };
  return shifts.flatMap(({ wave, plan }, shift) => {
    const people = crew[wave.trade];
    const first = next[wave.trade];
    next[wave.trade] = first + plan.spots;
    return Array.from({ length: signUps(wave, plan.spots, confirmed) }, (_, turn): Assignment[] => {
      const person = people[(first + turn) % people.length];
      if (!person) return [];
      return [{ shift, person, becomes: fateOf(turn, plan.spots, shift, confirmed) }];
    }).flat();
  });
}

/** While people still apply half of the spots are asked for; trainers come once they can count on the others. */
function signUps({ trade, waiting }: Wave, spots: number, confirmed: number | null): number {
  if (confirmed !== null) return spots + waiting;
  return trade === 'trainers' ? 0 : Math.ceil(spots / 2);
}

function fateOf(turn: number, spots: number, shift: number, confirmed: number | null): Assignment['becomes'] {
  if (confirmed === null || turn >= spots) return 'applied';
  return (turn * 7 + shift) % 10 < confirmed ? 'confirmed' : 'selected';
}
