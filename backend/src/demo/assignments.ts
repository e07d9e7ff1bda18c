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
 * rest in the next one as far as the crew allows. Of ten people selected, `confirmed` have confirmed.
 */
export function assignmentsOf(
  shifts: readonly PlannedShift[],
  crew: Crew,
  confirmed: number,
): readonly Assignment[] {
  const next: Record<Wave['trade'], number> = { referees: 0, chairs: 0, trainers: 0 };
  return shifts.flatMap(({ wave, plan }, shift) => {
    const people = crew[wave.trade];
    const first = next[wave.trade];
    next[wave.trade] = first + plan.spots;
    return Array.from({ length: plan.spots + wave.waiting }, (_, turn): Assignment[] => {
      const person = people[(first + turn) % people.length];
      if (!person) return [];
      return [{ shift, person, becomes: fateOf(turn, plan.spots, (turn * 7 + shift) % 10 < confirmed) }];
    }).flat();
  });
}

function fateOf(turn: number, spots: number, confirms: boolean): Assignment['becomes'] {
  if (turn >= spots) return 'applied';
  return confirms ? 'confirmed' : 'selected';
}
