import { notFound, type Refusal } from '../../kernel/refusal.ts';
import { differing, refuseStale } from '../../kernel/seen.ts';
import type { Decide } from '../commands.ts';
import { emptied } from '../decide/emptied.ts';
import type { RosterEvent } from '../events.ts';
import * as refusals from '../refusals.ts';
import { labelOf, type RosterState } from '../state.ts';
import { isSameName } from './names.ts';

function faultOfName(state: RosterState, name: string, own?: string): Refusal | undefined {
  const holder = [...state.categories].find(
    ([vcid, { plan }]) => vcid !== own && isSameName(plan.name, name),
  );
  return holder && refusals.categoryTaken(holder[1].plan.name);
}

export const addCategory: Decide<'AddCategory'> = (state, { plan }, { newId }) => {
  const fault = faultOfName(state, plan.name);
  if (fault) return fault;
  return [{ type: 'VolunteerCategoryAdded', data: { vcid: newId(), ...plan } }];
};

export const editCategory: Decide<'EditCategory'> = (state, { vcid, changes, seen }) => {
  const category = state.categories.get(vcid);
  if (!category) return notFound('Category');
  const { plan } = category;
  const refusal = refuseStale(plan, changes, seen);
  if (refusal) return refusal;
  const fault = changes.name === undefined ? undefined : faultOfName(state, changes.name, vcid);
  if (fault) return fault;
  const different = differing(plan, changes);
  if (Object.keys(different).length === 0) return [];
  const renamed = different.name !== undefined && { was: plan.name };
  return [{ type: 'VolunteerCategoryEdited', data: { vcid, changes: different, ...renamed } }];
};

/** Nobody may lose a registration by it; shifts that nobody has registered for go with their category. */
export const deleteCategory: Decide<'DeleteCategory'> = (state, { vcid, shifts: seen }) => {
  const category = state.categories.get(vcid);
  if (!category) return notFound('Category');
  const shifts = [...state.shifts].filter(([, { plan }]) => plan.category === vcid);
  if (shifts.some(([, { people }]) => people.size > 0)) return refusals.registrationsExist();
  if (seen !== undefined && shifts.length > seen) return refusals.moreInCategory();
  return emptied(
    shifts
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([sid, { plan }]) => ({ type: 'ShiftDeleted', data: { sid, shift: labelOf(plan) } })),
    ...category.captains.map((captain) => removal(vcid, captain)),
    { type: 'VolunteerCategoryDeleted', data: { vcid } },
  );
};

const removal = (vcid: string, { id, ref_id }: { id: string; ref_id: string }): RosterEvent => ({
  type: 'CaptainRemoved',
  data: { id, vcid, ref_id },
});

export const addCaptain: Decide<'AddCaptain'> = (state, { vcid, ref_id }, { newId }) => {
  const category = state.categories.get(vcid);
  if (!category) return notFound('Category');
  if (category.captains.some((captain) => captain.ref_id === ref_id)) return [];
  return [{ type: 'CaptainAdded', data: { id: newId(), vcid, ref_id } }];
};

const captaincies = (
  state: RosterState,
  which: { id: string } | { ref_id: string },
): readonly RosterEvent[] =>
  [...state.categories].flatMap(([vcid, { captains }]) =>
    captains
      .filter((captain) => ('id' in which ? captain.id === which.id : captain.ref_id === which.ref_id))
      .map((captain) => removal(vcid, captain)),
  );

export const removeCaptain: Decide<'RemoveCaptain'> = (state, { id }) => {
  const removed = captaincies(state, { id });
  return removed.length > 0 ? removed : notFound('Captain');
};

/** Takes somebody's every captaincy. */
export const captainLeavings = (state: RosterState, ref_id: string): readonly RosterEvent[] =>
  captaincies(state, { ref_id });

/** What keeps a shift from standing in a category: a volunteers' one must be there. */
export const misplaced = (
  state: RosterState,
  plan: { readonly kind: 'official' | 'volunteer'; readonly category: string },
): Refusal | undefined =>
  plan.kind === 'volunteer' && !state.categories.has(plan.category) ? refusals.noSuchCategory() : undefined;
