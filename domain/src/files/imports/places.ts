import { nameKey } from '../../kernel/spelling.ts';
import {
  categoriesIn,
  DEFAULT_CATEGORY,
  DEFAULT_COLOR,
  GENERATOR_CATEGORIES,
  type Kind,
  OFFICIAL_CATEGORIES,
  type RosterState,
  type ShiftPlan,
  sectionOf,
  totalOf,
} from '../../roster/index.ts';
import type { Section } from '../../tournaments/index.ts';
import type { PreviewedRow } from '../contract.ts';
import type { ShiftRow } from '../rows.ts';
import { OTHER_DESK, type Problem, problemOf, type Standing } from './standing.ts';

/** A category by its name; `isNew` for one of volunteers that is still to be made. */
export interface Place {
  readonly kind: Kind;
  readonly category: string;
  readonly isNew?: boolean;
}

const OFFICIAL: ReadonlyMap<string, string> = new Map(
  [...OFFICIAL_CATEGORIES, ...categoriesIn('pickleball'), ...GENERATOR_CATEGORIES].map((name) => [
    nameKey(name),
    name,
  ]),
);

/** The categories of a tournament by their names. */
export class Places {
  readonly #runs: readonly Section[];
  readonly #make: boolean;
  readonly #volunteers: Map<string, Place>;

  constructor({ roster, runs }: Pick<Standing, 'roster' | 'runs'>, make: boolean) {
    this.#runs = runs;
    this.#make = make;
    this.#volunteers = new Map(
      [...roster.categories.values()].map(({ plan: { name } }) => [
        nameKey(name),
        { kind: 'volunteer', category: name },
      ]),
    );
  }

  #named(name: string): Place | undefined {
    const official = OFFICIAL.get(nameKey(name));
    return official ? { kind: 'official', category: official } : this.#volunteers.get(nameKey(name));
  }

  /** The section that a row of people names; undefined for none that there is. */
  sectionNamed(name: string): Section | undefined {
    if (name === '') return this.#runs.includes('referee') ? 'referee' : this.#runs[0];
    if (name === 'referee' || name === 'line' || name === 'volunteer') return name;
    const place = this.#named(name);
    return place && sectionOf(place);
  }

  /** Where a shift stands. A row that names no category means that of its shift's name, or the desk's own. */
  of({ category, name }: Pick<ShiftRow, 'category' | 'name'>): Place | Problem {
    const known = this.#named(category || name);
    if (known) return this.#mine(known);
    if (category === '' && !this.#runs.includes('volunteer'))
      return {
        kind: 'official',
        category: this.#runs.includes('referee') ? DEFAULT_CATEGORY : 'Athletic Trainer',
      };
    const wanted = category || name;
    if (wanted === '') return problemOf('category', 'has no category');
    if (!this.#make) return problemOf('category', 'is no category of this tournament');
    const made: Place = { kind: 'volunteer', category: wanted };
    if (!this.#runs.includes('volunteer')) return problemOf('category', OTHER_DESK);
    this.#volunteers.set(nameKey(wanted), made);
    return { ...made, isNew: true };
  }

  #mine(place: Place): Place | Problem {
    return this.#runs.includes(sectionOf(place)) ? place : problemOf('category', OTHER_DESK);
  }
}

export interface KnownShift {
  readonly sid: string;
  readonly version: number;
  /** As it stands, with the name of its category in the place of an id. */
  readonly plan: ShiftPlan;
  readonly seated: number;
}

export const shiftsOf = ({ shifts, categories }: RosterState): KnownShift[] =>
  [...shifts].map(([sid, { plan, version, seated }]) => ({
    ...{ sid, version, seated },
    plan:
      plan.kind === 'volunteer'
        ? { ...plan, category: categories.get(plan.category)?.plan.name ?? plan.category }
        : plan,
  }));

/** Equal for shifts that are one to people. */
export const shiftKey = ({
  kind,
  category,
  name,
  start,
  end,
}: Pick<ShiftPlan, 'kind' | 'category' | 'name' | 'start' | 'end'>): string =>
  [kind, nameKey(category), nameKey(name), start, end].join('\n');

/** A new shift as a row says it. */
export const shiftPlanOf = (row: ShiftRow, { kind, category }: Place): ShiftPlan => ({
  ...{ kind, category, name: row.name || category, description: row.description },
  ...{ start: row.start, end: row.end, spots: row.spots ?? 0, needs: row.needs },
  // Officials may always apply; volunteers wait where the desk has given them room to.
  wait_spots: kind === 'official' ? null : (row.wait_spots ?? 0),
  ...{ wait_needs: null, color: row.color || DEFAULT_COLOR, pre_reg: false, signature_required: false },
});

/** What a row says otherwise of a shift; null for nothing. */
export function shiftEditOf(row: ShiftRow, { plan }: KnownShift) {
  const { spots, needs, wait_spots, description, color } = row;
  const wanted: Partial<ShiftPlan> = {
    ...(spots !== null && spots !== 0 && spots !== plan.spots && { spots }),
    ...(needs && JSON.stringify(needs) !== JSON.stringify(plan.needs) && { needs, spots: totalOf(needs) }),
    ...(plan.kind === 'volunteer' && wait_spots !== null && wait_spots !== plan.wait_spots && { wait_spots }),
    ...(description !== '' && description !== plan.description && { description }),
    ...(color !== '' && color !== plan.color && { color }),
  };
  const before: Partial<ShiftPlan> = Object.fromEntries(
    Object.keys(wanted).map((field) => [field, plan[field as keyof ShiftPlan]]),
  );
  const changes: PreviewedRow['changes'] = [];
  const told = (field: string, from: unknown, to: unknown) => {
    if (String(from ?? '') !== String(to)) changes.push({ field, from: String(from ?? ''), to: String(to) });
  };
  for (const field of ['spots', 'description', 'color'] as const)
    if (wanted[field] !== undefined) told(field, plan[field], wanted[field]);
  if (wanted.wait_spots !== undefined) told('waitlist', plan.wait_spots, wanted.wait_spots);
  if (wanted.needs)
    for (const [level, count] of Object.entries(wanted.needs))
      told(level, plan.needs?.[level as keyof typeof plan.needs] ?? 0, count);
  return Object.keys(wanted).length > 0 ? { wanted, before, changes } : null;
}
