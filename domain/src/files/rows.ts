import type { Finding } from '../contract/importing.ts';
import type { Needs, RowStatus } from '../roster/index.ts';

/** One sheet as it was read: its headings, and below them rows of texts with their numbers in the file. */
export interface Table {
  readonly headings: readonly string[];
  /** Days as `YYYY-MM-DD`, times as `HH:MM`, both as `YYYY-MM-DD HH:MM` where the file itself knows them as such. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

export interface PersonRow {
  readonly first: string;
  readonly last: string;
  readonly email: string | null;
  /** As the product keeps phones. */
  readonly phone: string | null;
  readonly other_phone: string | null;
  /** Empty where the file says nothing; so with all texts here. */
  readonly credentials: string;
  /** `referee`, `line` or `volunteer` where its words say one of them, else as it stands, such as the name of a category. */
  readonly section: string;
  readonly shirt: string;
  readonly city: string;
  readonly notes: string;
}

export interface ShiftRow {
  /** UTC instants. */
  readonly start: string;
  readonly end: string;
  readonly name: string;
  /** Of officials or of volunteers, by its name; empty where the file says nothing. */
  readonly category: string;
  readonly spots: number | null;
  readonly needs: Needs | null;
  readonly wait_spots: number | null;
  readonly description: string;
  readonly color: string;
}

export interface SignupRow {
  /** Null for places that nobody has taken. */
  readonly person: PersonRow | null;
  readonly shift: ShiftRow;
  /** `Applied` waits. Whoever is simply there is `Selected`. */
  readonly status: RowStatus;
  /** How many places the row stands for: those of a shift whose `spots` nothing says are the sum over its rows. */
  readonly places: number;
}

export interface MatchRow {
  readonly event: string;
  readonly round: string;
  readonly number: string;
  /** One or two a side, the sides after each other. */
  readonly players: readonly [readonly string[], readonly string[]];
  /** UTC instant; null while it is not scheduled. */
  readonly at: string | null;
  readonly court: string;
  readonly score: string;
}

/** A row of the file with what it means; null where its problems leave nothing to go on. */
export interface TypedRow<Row> {
  readonly row: number;
  readonly value: Row | null;
  readonly problems: readonly Omit<Finding, 'row'>[];
  /** Of a row with problems its cells by field, as they stand in the file. */
  readonly cells?: Readonly<Record<string, string>>;
}
