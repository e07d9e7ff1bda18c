import type { Choices, Details } from '../../accounts/index.ts';
import type { Finding } from '../../contract/importing.ts';
import { fullName } from '../../kernel/fullName.ts';
import { utcToWall } from '../../kernel/time.ts';
import {
  isOfficialSection,
  type Kind,
  type OfficialSection,
  type RowStatus,
  rowOf,
  type ShiftPlan,
  sectionOf,
  statusOf,
} from '../../roster/index.ts';
import type { Section } from '../../tournaments/index.ts';
import type { ImportOptions } from '../contract.ts';
import type { PersonRow, ShiftRow, SignupRow, TypedRow } from '../rows.ts';
import type { MatchStep } from './matches.ts';
import { editOf, entryOf, PeopleOfFile, shirtOf } from './people.ts';
import { type KnownShift, Places, shiftEditOf, shiftKey, shiftPlanOf, shiftsOf } from './places.ts';
import { type Judged, previewed, wrong } from './previewed.ts';
import { noteOf, OTHER_DESK, type Problem, problemOf, type Standing } from './standing.ts';

/** Somebody who is entered, corrected or registered. `row` is 0 for who is so only because of a sign-up. */
export interface PersonStep {
  readonly key: string;
  readonly row: number;
  /** Null for who is new. */
  readonly ref_id: string | null;
  readonly details: Partial<Details>;
  readonly choices: Partial<Choices>;
  readonly joins: { readonly role: Kind; readonly sections?: readonly OfficialSection[] }[];
  /** It was said that this is not the one of the same name and phone. */
  readonly confirm: boolean;
}

/** A shift that is made; a volunteers' one has the name of its category. */
export interface ShiftStep {
  readonly key: string;
  readonly row: number;
  plan: ShiftPlan;
}

export interface EditStep {
  readonly row: number;
  readonly sid: string;
  readonly version: number;
  readonly changes: Partial<ShiftPlan>;
  readonly before: Partial<ShiftPlan>;
}

export interface SignupStep {
  readonly row: number;
  readonly person: string;
  /** Of somebody known; of who is new the entry tells. */
  readonly ref_id: string | null;
  readonly credentials: string;
  /** One that is there, or the key of one that is made. */
  readonly sid: string | null;
  readonly shift: string;
  readonly to: RowStatus;
  /** How they stood when it was planned: whoever was changed meanwhile is left alone. */
  readonly seen: RowStatus | 'Removed';
}

export interface ImportPlan {
  readonly people: readonly PersonStep[];
  readonly categories: readonly string[];
  readonly shifts: readonly ShiftStep[];
  readonly edits: readonly EditStep[];
  readonly signups: readonly SignupStep[];
  readonly matches: readonly MatchStep[];
}

/** A plan that does nothing. */
export const NO_STEPS: ImportPlan = {
  people: [],
  categories: [],
  shifts: [],
  edits: [],
  signups: [],
  matches: [],
};

/** What may be answered about a row beside its cells. */
export type Answers = ReadonlyMap<number, boolean>;

type Rows =
  | { readonly kind: 'people'; readonly rows: readonly TypedRow<PersonRow>[] }
  | { readonly kind: 'shifts'; readonly rows: readonly TypedRow<ShiftRow>[] }
  | { readonly kind: 'signups'; readonly rows: readonly TypedRow<SignupRow>[] };

const ORDER: readonly RowStatus[] = ['Applied', 'Selected', 'Confirmed'];

const joining = (section: Section): PersonStep['joins'][number] =>
  isOfficialSection(section) ? { role: 'official', sections: [section] } : { role: 'volunteer' };

type FoundShift =
  | { readonly problem: Problem }
  | { readonly known: KnownShift }
  | { readonly key: string; readonly plan: ShiftPlan; readonly isNew: boolean };

const SAME: Judged = { state: 'same' };

/** What rows come to in a tournament as it stands: row by row, and as steps in the order in which they are taken. */
class Planner {
  readonly #standing: Standing;
  readonly #options: Pick<ImportOptions, 'make' | 'category'>;
  readonly #answers: Answers;
  readonly #files: PeopleOfFile;
  readonly #places: Places;
  readonly #shifts: ReadonlyMap<string, readonly KnownShift[]>;
  readonly #people = new Map<string, PersonStep>();
  readonly #made = new Map<string, ShiftStep>();
  readonly #edits = new Map<string, EditStep>();
  readonly #signups = new Map<string, SignupStep>();
  readonly #categories = new Set<string>();
  readonly notes: Finding[] = [];

  constructor(standing: Standing, options: Pick<ImportOptions, 'make' | 'category'>, answers: Answers) {
    this.#standing = standing;
    this.#options = options;
    this.#answers = answers;
    this.#files = new PeopleOfFile(standing);
    this.#places = new Places(standing, options.make);
    this.#shifts = Map.groupBy(shiftsOf(standing.roster), ({ plan }) => `${plan.start}\n${plan.end}`);
  }

  get plan(): ImportPlan {
    return {
      people: [...this.#people.values()],
      categories: [...this.#categories],
      shifts: [...this.#made.values()],
      edits: [...this.#edits.values()],
      signups: [...this.#signups.values()],
      matches: [],
    };
  }

  person(row: number, person: PersonRow): Judged {
    const section = this.#places.sectionNamed(person.section || this.#options.category);
    if (section === undefined)
      return wrong(problemOf('section', 'names no section and no category of this tournament'));
    if (!this.#standing.runs.includes(section)) return wrong(problemOf('section', OTHER_DESK));
    const match = this.#files.match(person, this.#answers.get(row));
    if ('problem' in match) return wrong(match.problem);
    this.#note(row, person);
    const { key, known, isFirst } = match;
    const before = this.#people.get(key);
    if (!isFirst) {
      const joins = joining(section);
      if (!before || known?.sections.includes(section)) return SAME;
      if (before.joins.some((one) => JSON.stringify(one) === JSON.stringify(joins))) return SAME;
      before.joins.push(joins);
      return SAME;
    }
    if (!known) {
      this.#enter(key, row, person, section);
      return { state: 'new' };
    }
    const edit = editOf(person, known);
    const joins = known.sections.includes(section) ? [] : [joining(section)];
    if (joins.length === 0 && !edit) return SAME;
    const { details = {}, choices = {}, changes = [] } = edit ?? {};
    this.#people.set(key, { key, row, ref_id: known.ref_id, details, choices, joins, confirm: false });
    return joins.length > 0 ? { state: 'new', changes } : { state: 'changed', changes };
  }

  shift(row: number, shift: ShiftRow): Judged {
    const found = this.#shiftOf(shift);
    if ('problem' in found) return wrong(found.problem);
    if (!('known' in found)) {
      if (this.#made.has(found.key)) return SAME;
      if (found.plan.spots === 0) return wrong(problemOf('spots', 'is required'));
      this.#make(row, found.key, found.plan, found.isNew);
      return { state: 'new' };
    }
    const { sid, version } = found.known;
    const edit = shiftEditOf(shift, found.known);
    if (!edit || this.#edits.has(sid)) return SAME;
    this.#edits.set(sid, { row, sid, version, changes: edit.wanted, before: edit.before });
    return { state: 'changed', changes: edit.changes };
  }

  signup(row: number, { person, shift, status, places }: SignupRow): Judged {
    const found = this.#shiftOf(shift);
    if ('problem' in found) return wrong(found.problem);
    const isKnown = 'known' in found;
    if (!isKnown && !this.#options.make) return wrong(problemOf('shift', 'is no shift of this tournament'));
    if (!person) return isKnown ? SAME : this.#unnamed(row, found, places);
    const match = this.#files.match(person, this.#answers.get(row));
    if ('problem' in match) return wrong(match.problem);
    const { key, known } = match;
    if (!known && !this.#options.make) return wrong(problemOf('name', 'is nobody who is known here'));
    this.#note(row, person);
    const { kind, category } = isKnown ? found.known.plan : found.plan;
    const section = sectionOf({ kind, category });
    const place = isKnown ? found.known.sid : found.key;
    const signup = `${key}\n${place}`;
    if (this.#signups.has(signup)) return SAME;
    const standing =
      isKnown && known ? rowOf(this.#standing.roster, found.known.sid, known.ref_id) : undefined;
    const seen = standing ? statusOf(standing) : 'Removed';
    if (seen !== 'Removed' && ORDER.indexOf(seen) >= ORDER.indexOf(status)) return SAME;
    if (!isKnown) this.#seat(found, { places, waits: status === 'Applied' });
    this.#registered(key, person, known, section);
    const credentials = person.credentials || known?.credentials || 'Not Rated';
    this.#signups.set(signup, {
      ...{ row, person: key, ref_id: known?.ref_id ?? null, to: status, seen },
      credentials: known?.credentials ?? credentials,
      ...{ sid: isKnown ? found.known.sid : null, shift: place },
    });
    if (seen === 'Removed') return { state: 'new' };
    return { state: 'changed', changes: [{ field: 'status', from: seen, to: status }] };
  }

  /** A shift of the tournament, else one that is made, by category, name and hours as far as the row says them. */
  #shiftOf(row: ShiftRow): FoundShift {
    const at = this.#shifts.get(`${row.start}\n${row.end}`) ?? [];
    const place = this.#places.of(row);
    // A row that says no category means the shift of its name, in whichever one that the desk runs.
    if (row.category === '' && row.name !== '') {
      const named = at.filter(
        ({ plan }) =>
          shiftKey({ ...plan, name: row.name }) === shiftKey(plan) &&
          this.#standing.runs.includes(sectionOf(plan)),
      );
      const [one, ...others] = named;
      if (one && others.length > 0)
        return { problem: problemOf('category', 'has no category, and several shifts fit') };
      if (one) return { known: one };
    }
    if ('text' in place) return { problem: place };
    const plan = shiftPlanOf(row, place);
    const same = at.filter((one) =>
      row.name === ''
        ? shiftKey({ ...one.plan, name: '' }) === shiftKey({ ...plan, name: '' })
        : shiftKey(one.plan) === shiftKey(plan),
    );
    const [one, ...others] = same;
    if (one && others.length > 0 && row.name === '')
      return { problem: problemOf('shift', 'has no name, and several shifts fit') };
    if (one) return { known: one };
    return { key: shiftKey(plan), plan, isNew: place.isNew ?? false };
  }

  #make(row: number, key: string, plan: ShiftPlan, isNew: boolean): ShiftStep {
    const made = { key, row, plan };
    this.#made.set(key, made);
    if (isNew) this.#categories.add(plan.category);
    return made;
  }

  /** Places that nobody has taken: they count for their shift. */
  #unnamed(row: number, found: { key: string; plan: ShiftPlan; isNew: boolean }, places: number): Judged {
    const before = this.#made.get(found.key);
    if (before) {
      this.#seat(found, { places, waits: false });
      return SAME;
    }
    this.#make(row, found.key, found.plan, found.isNew);
    this.#spots.set(found.key, found.plan.spots);
    this.#seat(found, { places, waits: false });
    return { state: 'new' };
  }

  /** What the file itself says of a shift's spots; 0 for nothing. */
  readonly #spots = new Map<string, number>();
  readonly #taken = new Map<string, { seats: number; waits: number }>();

  /** Makes the shift large enough for who is in it, where the file does not say how large it is. */
  #seat(
    found: { key: string; plan: ShiftPlan; isNew: boolean },
    { places, waits }: { readonly places: number; readonly waits: boolean },
  ): void {
    const { key, plan } = found;
    const step = this.#made.get(key) ?? this.#make(0, key, plan, found.isNew);
    this.#spots.set(key, Math.max(this.#spots.get(key) ?? 0, plan.spots));
    const taken = this.#taken.get(key) ?? { seats: 0, waits: 0 };
    taken[waits ? 'waits' : 'seats'] += places;
    this.#taken.set(key, taken);
    const said = this.#spots.get(key) ?? 0;
    const { wait_spots } = step.plan;
    step.plan = {
      ...step.plan,
      spots: said > 0 ? said : Math.max(1, taken.seats),
      wait_spots: wait_spots === null ? null : Math.max(wait_spots, taken.waits),
    };
  }

  #enter(key: string, row: number, person: PersonRow, section: Section): void {
    const confirm = this.#answers.get(row) === false;
    this.#people.set(key, { key, row, ref_id: null, ...entryOf(person), joins: [joining(section)], confirm });
  }

  /** Whoever signs up is on the list of the shift's section. */
  #registered(
    key: string,
    person: PersonRow,
    known: Standing['people'][number] | null,
    section: Section,
  ): void {
    const before = this.#people.get(key);
    const joins = joining(section);
    if (before) {
      const has = before.joins.some((one) => JSON.stringify(one) === JSON.stringify(joins));
      if (!has && !known?.sections.includes(section)) before.joins.push(joins);
    } else if (!known) this.#enter(key, 0, person, section);
    else if (!known.sections.includes(section))
      this.#people.set(key, {
        ...{ key, row: 0, ref_id: known.ref_id, details: {}, choices: {} },
        ...{ joins: [joins], confirm: false },
      });
  }

  /** What a row says of somebody that has no place here is said, not dropped in silence. */
  #note(row: number, { shirt, notes }: PersonRow): void {
    if (shirt !== '' && shirtOf(shirt) === undefined)
      this.notes.push(noteOf(row, 'shirt', 'is no size that shirts have here: it is left out'));
    if (notes !== '' && !this.notes.some(({ column }) => column === 'notes'))
      this.notes.push(noteOf(0, 'notes', 'Notes about people are not kept here'));
  }
}

export function planImport(
  asked: Rows,
  standing: Standing,
  options: Pick<ImportOptions, 'make' | 'category'>,
  answers: Answers = new Map(),
) {
  const planner = new Planner(standing, options, answers);
  const shift = (row: ShiftRow) => shiftFields(row, standing);
  const rows =
    asked.kind === 'people'
      ? previewed(asked.rows, (row, value) => planner.person(row, value), personFields)
      : asked.kind === 'shifts'
        ? previewed(asked.rows, (row, value) => planner.shift(row, value), shift)
        : previewed(
            asked.rows,
            (row, value) => planner.signup(row, value),
            (value) => ({
              ...(value.person && personFields(value.person)),
              ...shift(value.shift),
              ...{ status: value.status, places: String(value.places) },
            }),
          );
  const { plan, notes } = planner;
  const makes = {
    people: plan.people.filter(({ ref_id }) => ref_id === null).length,
    ...{ shifts: plan.shifts.length, signups: plan.signups.length, categories: plan.categories.length },
  };
  return { rows, plan, makes, notes };
}

const personFields = (row: PersonRow): Record<string, string> => ({
  ...{ name: fullName(row), first: row.first, last: row.last },
  ...{ email: row.email ?? '', phone: row.phone ?? '', other_phone: row.other_phone ?? '' },
  ...{
    credentials: row.credentials,
    section: row.section,
    shirt: row.shirt,
    city: row.city,
    notes: row.notes,
  },
});

function shiftFields(row: ShiftRow, { zone }: Standing): Record<string, string> {
  const [from, to] = [utcToWall(row.start, zone), utcToWall(row.end, zone)];
  const needs = Object.fromEntries(
    Object.entries(row.needs ?? {}).map(([level, count]) => [level, String(count)]),
  );
  return {
    ...{ date: from.date, start: from.time, end: to.time, hours: `${from.time} - ${to.time}` },
    ...{ starts: `${from.date} ${from.time}`, ends: `${to.date} ${to.time}` },
    ...{ shift: row.name, category: row.category, description: row.description, color: row.color },
    ...{ spots: String(row.spots ?? ''), waitlist: String(row.wait_spots ?? '') },
    ...needs,
  };
}
