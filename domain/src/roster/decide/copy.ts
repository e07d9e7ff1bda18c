import { inOneAppend } from '../../kernel/oneAppend.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { TimeZone } from '../../kernel/zones.ts';
import type { Decide } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import type { CopiedSchedule, ShiftPlan } from '../model.ts';
import type { RosterState } from '../state.ts';
import { isSameName, plainName } from '../volunteers/names.ts';
import { settled } from './shifts.ts';

/** Whether a copy is new here, stands here already, has no category to stand in, or lacks what shifts need by now. */
export type CopyState = 'add' | 'there' | 'no-category' | 'incomplete';

const vcidOf = ({ categories }: RosterState, name: string): string | undefined =>
  [...categories].find(([, { plan }]) => isSameName(plan.name, name))?.[0];

/** Shifts with the same key are one to people. */
const keyOf = ({ kind, category, name, start, end }: ShiftPlan): string =>
  JSON.stringify([kind, kind === 'volunteer' ? plainName(category) : category, name, start, end]);

/** What becomes of each of these copies, in their order. Of equal ones as many are new as are missing. */
export function copyStates(
  state: RosterState,
  { categories, groups, shifts }: CopiedSchedule,
  zone: TimeZone,
) {
  const standing = new Map<string, number>();
  for (const { plan } of state.shifts.values()) {
    const category =
      plan.kind === 'volunteer' ? (state.categories.get(plan.category)?.plan.name ?? '') : plan.category;
    const key = keyOf({ ...plan, category });
    standing.set(key, (standing.get(key) ?? 0) + 1);
  }
  const hasCategory = (name: string): boolean =>
    vcidOf(state, name) !== undefined || categories.some((one) => isSameName(one.name, name));
  return {
    categories: categories.map(({ name }): CopyState => (vcidOf(state, name) ? 'there' : 'add')),
    groups: groups.map(({ name }): CopyState => {
      return [...state.groups.values()].some(({ plan }) => isSameName(plan.name, name)) ? 'there' : 'add';
    }),
    shifts: shifts.map((copy): CopyState => {
      const plan = settled(copy, zone);
      if (isRefusal(plan)) return 'incomplete';
      if (plan.kind === 'volunteer' && !hasCategory(plan.category)) return 'no-category';
      const key = keyOf(plan);
      const left = standing.get(key) ?? 0;
      if (left === 0) return 'add';
      standing.set(key, left - 1);
      return 'there';
    }),
  };
}

/** As much as one append takes; sent again, an interrupted copy is completed, and a whole one adds nothing. */
export const copySchedule: Decide<'CopySchedule'> = (state, { zone, ...copied }, { newId }) => {
  const states = copyStates(state, copied, zone);
  const isNew = (of: keyof CopiedSchedule) => (_: unknown, index: number) => states[of][index] === 'add';
  const added = copied.categories.filter(isNew('categories')).map((plan) => ({ vcid: newId(), ...plan }));
  const vcids = (name: string) =>
    added.find((one) => isSameName(one.name, name))?.vcid ?? vcidOf(state, name) ?? name;
  const shifts: RosterEvent[] = [];
  for (const copy of copied.shifts.filter(isNew('shifts'))) {
    const category = copy.kind === 'volunteer' ? vcids(copy.category) : copy.category;
    const plan = settled({ ...copy, category }, zone);
    if (isRefusal(plan)) return plan;
    shifts.push({ type: 'ShiftAdded', data: { sid: newId(), ...plan } });
  }
  const all: RosterEvent[] = [
    ...added.map((data) => ({ type: 'VolunteerCategoryAdded', data }) as const),
    ...copied.groups
      .filter(isNew('groups'))
      .map((plan) => ({ type: 'GroupAdded', data: { vgid: newId(), ...plan } }) as const),
    ...shifts,
  ];
  return inOneAppend(all.map((event) => [event])).flat();
};
