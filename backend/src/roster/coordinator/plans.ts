import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { brokenRule, isRefusal, type Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, within } from '@courtcrew/domain/kernel/text.ts';
import { parseEnd, parseInstant, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { addShift, addShiftsFromList } from '@courtcrew/domain/roster/contract.ts';
import {
  DEFAULT_CATEGORY,
  DEFAULT_COLOR,
  dateRequired,
  GENERATOR_CATEGORIES,
  type Hours,
  type Kind,
  LEVELS,
  type Needs,
  OFFICIAL_CATEGORIES,
  type ShiftPlan,
  spotsRequired,
  totalOf,
} from '@courtcrew/domain/roster/index.ts';
import { Refused } from '../../kernel/refused.ts';

/** Forms of shifts on their way to plans: wall times become instants in the tournament's zone. */

type ShiftForm = Partial<Omit<BodyOf<typeof addShift>, 'repeat' | 'confirm'>>;
type ShiftList = BodyOf<typeof addShiftsFromList>;

/** Official categories by their name in small letters. */
const OFFICIAL: ReadonlyMap<string, string> = new Map(
  [...OFFICIAL_CATEGORIES, ...GENERATOR_CATEGORIES].map((name) => [name.toLowerCase(), name]),
);

/** Official categories have names; everything else is the id of a volunteer category. */
export const kindOf = (category: string): Kind =>
  OFFICIAL.has(category.toLowerCase()) ? 'official' : 'volunteer';

/** Throws 400 naming the field. */
function instant(parsed: string | Refusal, field: 'start' | 'end'): string {
  if (!isRefusal(parsed)) return parsed;
  throw new Refused(brokenRule(field, parsed.text));
}

type Counts = { readonly [level in keyof Needs]?: number | null };

/** Whether a form says that spots are not counted by credential. */
const isUncounted = (form: Counts): boolean => LEVELS.every((level) => form[level] === null);

/** Counts by credential; null where they are not counted or all are zero, undefined where the form has none at all. */
function needsOf(form: Counts, before: Needs | null = null): Needs | null | undefined {
  if (isUncounted(form)) return null;
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

/** What an edit starts from. */
interface Before extends Hours {
  readonly needs: Needs | null;
}

/** An end at or before the start is on the next day, unless neither was changed; null stands where the start does. */
function endOf(end: string | null, start: string, zone: TimeZone, before: Before | undefined): string {
  if (end === null) return start;
  const unchanged = before && start === before.start && parseInstant(end, zone) === before.end;
  return unchanged ? before.end : instant(parseEnd(end, start, zone), 'end');
}

function hoursOf({ start: typed, end }: ShiftForm, zone: TimeZone, before?: Before): Partial<Hours> {
  const start = typed ? instant(parseInstant(typed, zone), 'start') : undefined;
  const from = start ?? before?.start;
  const ends = end !== undefined && end !== '' && from !== undefined;
  return { ...(start && { start }), ...(ends && { end: endOf(end, from, zone, before) }) };
}

/** The fields of a plan that a form sets; `before` is the shift that is edited. */
export function changesOf(form: ShiftForm, zone: TimeZone, before?: Before): Partial<ShiftPlan> {
  const { name, category, description, spots, color, signature_required } = form;
  if (form.start === null || form.start === '') throw new Refused(dateRequired());
  const needs = needsOf(form, before?.needs);
  // Zero for every credential is no shift that takes anybody.
  if (before?.needs && needs === null && !spots && !isUncounted(form)) throw new Refused(spotsRequired());
  return given({
    name: name || undefined,
    category: category ? (OFFICIAL.get(category.toLowerCase()) ?? category) : undefined,
    description,
    spots,
    ...waitlistOf(form),
    color,
    signature_required,
    pre_reg: form.pre_reg ?? form.preReg,
    needs,
    ...hoursOf(form, zone, before),
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

/** What is refused of one row of a list says which row. */
function inRow<Made>(row: number, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { text, fields = {} } = error.refusal;
    throw new Refused({
      ...error.refusal,
      text: filled('{fault} (shift {number} of the list)', { fault: within(text), number: row + 1 }),
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, fault]) => [`listOfShifts.${row}.${field}`, fault]),
      ),
    });
  }
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
  const shared = { ...given(counts), category: list.category, spots: list.spotTotal ?? 0 };
  return list.listOfShifts.map((form, row) => ({
    ...inRow(row, () => planOf({ ...form, ...shared }, zone)),
    ...(wait !== undefined && { wait_spots: wait, wait_needs: wait_needs ?? null }),
  }));
}
