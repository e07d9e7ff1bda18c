import { SHIRTS, UNISEX_SHIRTS } from '../../accounts/choices.ts';
import { addressOf, type Choices, type Details, emailKey, THERE_ALREADY } from '../../accounts/index.ts';
import { fullName } from '../../kernel/fullName.ts';
import { nameKey } from '../../kernel/spelling.ts';
import type { Section } from '../../tournaments/index.ts';
import type { PreviewedRow } from '../contract.ts';
import type { PersonRow } from '../rows.ts';
import { type KnownPerson, nameOf, type Problem, problemOf, type Standing } from './standing.ts';

/** Whom a row means: somebody known, or somebody new, who has a key of their own within the file. */
export type Match =
  | { readonly key: string; readonly known: KnownPerson | null; readonly isFirst: boolean }
  | { readonly problem: Problem };

const SEVERAL = 'Several people here have this name: give an e-mail address or a phone';

/** Finds people by e-mail, then by name and phone, then, where a row has neither, by name among those of the desk here. */
export class PeopleOfFile {
  readonly #byEmail: ReadonlyMap<string, KnownPerson>;
  readonly #byName: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly #runs: readonly Section[];
  /** Whose an address is within the file. */
  readonly #names = new Map<string, PersonRow>();
  readonly #seen = new Set<string>();

  constructor({ people, runs }: Standing) {
    this.#byEmail = new Map(people.flatMap((one) => (one.email ? [[emailKey(one.email), one]] : [])));
    this.#byName = Map.groupBy(people, nameOf);
    this.#runs = runs;
  }

  /** @param same whether somebody of this name and phone is the same person; undefined while nobody has said so */
  match(row: PersonRow, same: boolean | undefined): Match {
    const { email } = row;
    if (email !== null) {
      const owner = this.#byEmail.get(emailKey(email)) ?? this.#names.get(emailKey(email));
      if (owner && nameOf(owner) !== nameOf(row))
        return { problem: problemOf('email', addressOf(fullName(owner))) };
      if (owner && 'ref_id' in owner) return this.#known(owner);
      this.#names.set(emailKey(email), row);
    }
    const called = this.#byName.get(nameOf(row)) ?? [];
    const here = called.filter(({ sections }) => sections.some((section) => this.#runs.includes(section)));
    if (row.phone !== null) {
      const hasPhone = ({ phone }: KnownPerson) => phone === row.phone;
      const [own, ...others] = here.filter(hasPhone);
      if (own && others.length === 0 && (email === null || own.email === null)) return this.#known(own);
      const [first] = called.filter(hasPhone);
      if (first && same === undefined) return { problem: problemOf('', THERE_ALREADY, 'same') };
      if (first && same) return this.#known(own ?? first);
    } else if (email === null) {
      const [own, ...others] = here;
      if (own && others.length > 0) return { problem: problemOf('', SEVERAL) };
      if (own) return this.#known(own);
    }
    return this.#of(`new ${email === null ? `${nameOf(row)} ${row.phone ?? ''}` : emailKey(email)}`, null);
  }

  #known(known: KnownPerson): Match {
    return this.#of(known.ref_id, known);
  }

  #of(key: string, known: KnownPerson | null): Match {
    const isFirst = !this.#seen.has(key);
    this.#seen.add(key);
    return { key, known, isFirst };
  }
}

type Change = PreviewedRow['changes'][number];

export interface PersonEdit {
  readonly details: Partial<Details>;
  readonly choices: Partial<Choices>;
}

const SIZES = new Map<string, PersonEdit['choices']>([
  ...SHIRTS.map((shirt) => [nameKey(shirt), { shirt }] as const),
  ...SHIRTS.map((shirt) => [nameKey(shirt).replace("'s", ''), { shirt }] as const),
  ...UNISEX_SHIRTS.map((shirt2) => [nameKey(shirt2), { shirt2 }] as const),
  ...(
    [
      ['small', 'S'],
      ['medium', 'M'],
      ['large', 'L'],
      ['x-large', 'XL'],
      ['2xl', 'XXL'],
      ['3xl', 'XXXL'],
    ] as const
  ).map(([word, shirt2]) => [word, { shirt2 }] as const),
]);

/** The sizes that a cell names; undefined where it names none that the product has. */
export const shirtOf = (cell: string): PersonEdit['choices'] | undefined => SIZES.get(nameKey(cell));

/** What a row says of somebody, as far as it says anything. */
const toldBy = (row: PersonRow): PersonEdit => ({
  details: {
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.other_phone !== null && { alt_phone: row.other_phone }),
    ...(row.city !== '' && { city: row.city }),
  },
  choices: {
    ...(row.credentials !== '' && { credentials: row.credentials as Choices['credentials'] }),
    ...shirtOf(row.shirt),
  },
});

/** Of somebody new. */
export const entryOf = (row: PersonRow): PersonEdit => {
  const { details, choices } = toldBy(row);
  return { details: { first: row.first, last: row.last, email: row.email, ...details }, choices };
};

const FIELDS = {
  phone: 'phone',
  alt_phone: 'other_phone',
  city: 'city',
  credentials: 'credentials',
  shirt: 'shirt',
  shirt2: 'shirt',
} as const;
type Field = keyof typeof FIELDS;

/** What people with a login say of themselves: a file does not. */
const THEIR_OWN: ReadonlySet<string> = new Set(['alt_phone', 'city', 'shirt', 'shirt2'] satisfies Field[]);

/** What a row says otherwise than is known of somebody, within what the desk may read and correct; null for nothing. */
export function editOf(
  row: PersonRow,
  known: KnownPerson,
): (PersonEdit & { readonly changes: Change[] }) | null {
  if (!known.isOpen) return null;
  const changes: Change[] = [];
  const differing = <Part extends object>(part: Part): Partial<Part> =>
    Object.fromEntries(
      Object.entries(part).filter(([field, to]) => {
        const from = known[field as Field];
        if (from === to || (known.login && THEIR_OWN.has(field))) return false;
        changes.push({ field: FIELDS[field as Field], from: from ?? '', to: String(to) });
        return true;
      }),
    ) as Partial<Part>;
  const told = toldBy(row);
  const edit = { details: differing(told.details), choices: differing(told.choices), changes };
  return changes.length > 0 ? edit : null;
}
