import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerGroups } from '@courtcrew/domain/roster/contract.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { finder } from '../../../kit/desk/finder.ts';

export type Group = AnswerOf<typeof getVolunteerGroups>[number];
export type GroupMember = Group['signup'][number];

/** A row of the list of groups. */
export type GroupLine =
  | { readonly kind: 'group'; readonly key: string; readonly group: Group }
  | { readonly kind: 'member'; readonly key: string; readonly group: Group; readonly person: GroupMember };

export interface PersonLine {
  readonly key: string;
  readonly person: Volunteer;
  /** Is in the picked group already. */
  readonly inside: boolean;
}

/** Every group with its people; a search that names a person shows that person's whole group. */
export function groupLines(groups: readonly Group[], text: string): readonly GroupLine[] {
  const fits = finder(text);
  return groups
    .filter(({ group_name, signup }) => fits(group_name) || signup.some(({ name }) => fits(name)))
    .flatMap((group) => [
      { kind: 'group' as const, key: group.vgid, group },
      ...group.signup.map((person) => ({
        kind: 'member' as const,
        key: `member ${person.ref_id}`,
        group,
        person,
      })),
    ]);
}
