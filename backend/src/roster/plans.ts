import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { isRefusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { parseInstant, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { addShift, addShiftsFromList } from '@courtcrew/domain/roster/contract.ts';
import {
  DEFAULT_CATEGORY,
  DEFAULT_COLOR,
  dateRequired,
  GENERATOR_CATEGORIES,
  type Kind,
  LEVELS,
  type Needs,
  OFFICIAL_CATEGORIES,
  type ShiftPlan,
  totalOf,
} from '@courtcrew/domain/roster/index.ts';
import { Refused } from '../http/route.ts';

/** Forms of shifts on their way to plans: wall times become instants in the tournament's zone. */

type ShiftForm = Partial<Omit<BodyOf<typeof addShift>, 'repeat'>>;
type ShiftList = BodyOf<typeof addShiftsFromList>;

/** Official categories by their name in small letters. */
const OFFICIAL: ReadonlyMap<string, string> = new Map(
  [...OFFICIAL_CATEGORIES, ...GENERATOR_CATEGORIES].map((name) => [name.toLowerCase(), name]),
);

/** Official categories have names; everything else is the id of a volunteer category. */
export const kindOf = (category: string): Kind =>
  OFFICIAL.has(category.toLowerCase()) ? 'official' : 'volunteer';

/** Throws 400 naming the field. */
function instant(text: string, zone: TimeZone, field: 'start' | 'end'): string {
  const parsed = parseInstant(text, zone);
  if (!isRefusal(parsed)) return parsed;
  throw new Refused(refuse('invalid', `${field} ${parsed.text}`, { fields: { [field]: parsed.text } }));
}

type Counts = { readonly [level in keyof Needs]?: number | null };

/** Counts by credential; null where none is given or all are zero, undefined where the form has none at all. */
function needsOf(form: Counts, before: Needs | null = null): Needs | null | undefined {
  if (LEVELS.every((level) => form[level] === undefined || form[level] === null)) return undefined;
  const counts = { certified: 0, level_two: 0, level_one: 0, none: 0, ...before };
  for (const level of LEVELS) counts[level] = form[level] ?? counts[level];
  return totalOf(counts) === 0 ? null : counts;
}

/** Without the fields that are not set, so that they do not overwrite. */
const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Places on the waitlist: by credential, or in all; a number of its own drops the counts by credential. */
function waitlistOf(form: ShiftForm): Partial<Pick<ShiftPlan, 'wait_spots' | 'wait_needs'>> {
  const wait_needs = needsOf({
    certified: form.wait_certified,
    level_two: form.wait_level_two,
    level_one: form.wait_level_one,
    none: form.wait_none,
  });
  if (wait_needs) return { wait_needs, wait_spots: totalOf(wait_needs) };
  return form.wait_spots === undefined ? {} : { wait_needs: null, wait_spots: form.wait_spots };
}

/** The fields of a plan that a form sets. `before` has the counts of a shift that is edited. */
export function changesOf(form: ShiftForm, zone: TimeZone, before: Needs | null = null): Partial<ShiftPlan> {
  const { name, category, description, spots, color, signature_required } = form;
  if (form.start === null || form.start === '') throw new Refused(dateRequired());
  return given({
    name: name || undefined,
    category: category ? (OFFICIAL.get(category.toLowerCase()) ?? category) : undefined,
    description,
    spots,
    ...waitlistOf(form),
    color,
    signature_required,
    pre_reg: form.pre_reg ?? form.preReg,
    needs: needsOf(form, before),
    start: form.start === undefined ? undefined : instant(form.start, zone, 'start'),
    end: form.end ? instant(form.end, zone, 'end') : undefined,
  });
}

/** A whole plan from the form of a new shift. Throws 400 for one without a date. */
export function planOf(form: ShiftForm, zone: TimeZone): ShiftPlan {
  const { start, ...changes } = changesOf(form, zone);
  if (start === undefined) throw new Refused(dateRequired());
  const category = changes.category ?? DEFAULT_CATEGORY;
  const kind = kindOf(category);
  return {
    kind,
    category,
    name: category,
    description: '',
    spots: 0,
    // Officials may always apply; volunteers wait where the desk has given them room to.
    wait_spots: kind === 'official' ? null : 0,
    needs: null,
    wait_needs: null,
    color: DEFAULT_COLOR,
    pre_reg: false,
    signature_required: false,
    start,
    end: start,
    ...changes,
  };
}

/** The plans of a generated list, which share counts and category. */
export function plansOf(list: ShiftList, zone: TimeZone): ShiftPlan[] {
  const { certified, levelTwo, levelOne, volunteer } = list;
  const counts = { certified, level_two: levelTwo, level_one: levelOne, none: volunteer };
  const wait_needs = needsOf({
    certified: list.waitCertified,
    level_two: list.waitLevelTwo,
    level_one: list.waitLevelOne,
    none: list.waitVolunteer,
  });
  const wait = wait_needs ? totalOf(wait_needs) : list.waitTotal;
  return list.listOfShifts.map((form) => ({
    ...planOf({ ...form, ...given(counts), category: list.category, spots: list.spotTotal ?? 0 }, zone),
    ...(wait !== undefined && { wait_spots: wait, wait_needs: wait_needs ?? null }),
  }));
}
