import type { getLineCheckin } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { called } from '../duty/called.ts';

export type LinePerson = AnswerOf<typeof getLineCheckin>[number];
type Shift = LinePerson['shifts'][number];

export interface LineShift extends Shift {
  readonly people: readonly LinePerson[];
}

export const isHere = ({ place }: LinePerson): boolean => place !== null;

export interface LineFilter {
  readonly name: string;
  readonly missing: boolean;
}

export const found = (people: readonly LinePerson[], { name, missing }: LineFilter): readonly LinePerson[] =>
  called(people, name).filter((person) => !missing || !isHere(person));

/** People by shift, earliest first; a person with two shifts is in both. */
export function byShift(people: readonly LinePerson[]): readonly LineShift[] {
  const shifts = new Map<string, Shift & { people: LinePerson[] }>();
  for (const person of people) {
    for (const shift of person.shifts) {
      const known = shifts.get(shift.sid);
      if (known) known.people.push(person);
      else shifts.set(shift.sid, { ...shift, people: [person] });
    }
  }
  return [...shifts.values()].sort(
    (one, other) => one.start.localeCompare(other.start) || compareTexts(one.name, other.name),
  );
}
