import { templateOf } from '../../contract/fields.ts';
import { findingOf } from '../../contract/importing.ts';
import { fullName } from '../../kernel/fullName.ts';
import { nameKey } from '../../kernel/spelling.ts';
import type { Text } from '../../kernel/text.ts';
import type { TimeZone } from '../../kernel/time.ts';
import { english } from '../../kernel/translated.ts';
import type { RosterState } from '../../roster/index.ts';
import type { Section } from '../../tournaments/index.ts';
import type { PreviewedRow } from '../contract.ts';

/** What an import meets. */

/** Somebody whom rows of the file may mean. */
export interface KnownPerson {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly alt_phone: string | null;
  readonly city: string | null;
  readonly credentials: string;
  readonly shirt: string | null;
  readonly shirt2: string | null;
  readonly login: boolean;
  /** Sections of this tournament in which they are registered. */
  readonly sections: readonly Section[];
  /** Whether the desk that imports may read how to reach them: it hears nothing of the others. */
  readonly isOpen: boolean;
}

export interface Standing {
  readonly roster: RosterState;
  readonly zone: TimeZone;
  /** Everybody here, everybody with an e-mail or a phone of the file. */
  readonly people: readonly KnownPerson[];
  /** The sections whose desk imports. */
  readonly runs: readonly Section[];
}

export type Problem = PreviewedRow['problems'][number];

/** @param field that a column holds, at which the problem shows; empty for the row */
export const problemOf = (field: string, text: Text, ask: Problem['ask'] = 'cell'): Problem => ({
  column: field,
  text: english(text),
  ...templateOf(text),
  ask,
});

export const noteOf = findingOf;

export const nameOf = (person: { readonly first: string; readonly last: string }): string =>
  nameKey(fullName(person));

export const OTHER_DESK = 'is of another desk';
