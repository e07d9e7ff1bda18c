import { readFileSync } from 'node:fs';
import { IMPORT_FIELDS, IMPORT_KINDS } from '@courtcrew/domain/files/kinds.ts';
import { expect, it } from 'vitest';
import { fieldWords } from './fieldWords.ts';

const page = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8');

/** The first cells of the tables below a heading. */
const fieldsOf = (heading: string): string[] =>
  (page.split(`### ${heading}\n`)[1]?.split(/\n##/)[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\| (?!Field|-)([^|]+?) *\|/.exec(line)?.[1] ?? []);

const HEADINGS = { people: 'People', shifts: 'Shifts', signups: 'Sign-ups', matches: 'Matches' } as const;

it('the page of the columns names every field that is read, and no other', () => {
  for (const kind of IMPORT_KINDS) {
    const labels = IMPORT_FIELDS[kind].map((field) => fieldWords[`field.${field}`].en);
    const own = fieldsOf(HEADINGS[kind]);
    const shared = kind === 'signups' ? [...fieldsOf('People'), ...fieldsOf('Shifts')] : [];
    expect(labels.filter((label) => ![...own, ...shared].includes(label))).toEqual([]);
    expect(own.filter((label) => !labels.some((known) => known === label))).toEqual([]);
  }
});
