import type { getCourtMonitorBoard } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { finder } from '../../kit/desk/finder.ts';

export type MonitorCourt = AnswerOf<typeof getCourtMonitorBoard>['left'][number];

/** Court names by person. */
export function courtsByPerson(courts: readonly MonitorCourt[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { ref_id, court_num } of courts) {
    if (ref_id === null) continue;
    found.set(ref_id, [...(found.get(ref_id) ?? []), court_num]);
  }
  return found;
}

export const NAMES = {
  namesOf: ({ name, last, first }: VolunteerFace): readonly string[] => [
    name,
    `${last} ${first}`,
    `${last}, ${first}`,
  ],
  isIn: ({ checkin }: VolunteerFace): boolean => checkin,
};

/** Those with a shift today first. */
export const notHere = (people: readonly VolunteerFace[], search: string): readonly VolunteerFace[] => {
  const fits = finder(search);
  const found = people.filter(({ checkin, name }) => !checkin && fits(name));
  const [expected, others] = [true, false].map((today) =>
    found.filter(({ shifts }) => shifts.length > 0 === today),
  );
  return [...(expected ?? []), ...(others ?? [])];
};
