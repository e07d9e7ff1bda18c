import { english } from '@courtcrew/domain/kernel/translated.ts';
import { expect, it } from 'vitest';
import work, { type Looked, type Result } from '../../src/files/thread.ts';
import { HOSTILE } from './hostile.ts';
import { PEOPLE } from './people.ts';
import { NEAR, type Shaped, told, ZONE } from './shaped.ts';
import { SHIFTS } from './shifts.ts';
import { MATCHES, SIGNUPS } from './signups.ts';

const SHAPED = [...PEOPLE, ...SHIFTS, ...SIGNUPS, ...MATCHES];

function doneOf<Done>(result: Result): Done {
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result.done as Done;
}

/** What a file is guessed to hold, and what its rows come to by that guess. */
function read({ bytes, choose = {} }: Shaped) {
  const { sheet, encoding, far, dates = null } = choose;
  const near = far ? undefined : NEAR;
  const look = doneOf<Looked>(work({ look: { bytes, sheet, encoding, near, kind: choose.kind } }));
  const guessed = Object.fromEntries(look.columns.map(({ name, guess }) => [name, guess]));
  const by = { mapping: { ...guessed, ...choose.mapping }, zone: ZONE, dates, category: '', near } as const;
  const typed = work({ typed: { bytes, sheet, encoding, kind: look.kind, by } });
  return {
    look,
    typed: doneOf<Extract<Result, { done: unknown }>['done'] & { rows: readonly never[] }>(
      typed,
    ) as never as {
      rows: readonly { row: number; value: unknown; problems: readonly { column: string; text: string }[] }[];
      notes: readonly { row: number; column: string; text: string }[];
      questions: readonly { column: string }[];
    },
  };
}

it('has sixty files of as many shapes', () => {
  const names = [...SHAPED, ...HOSTILE].map(({ name }) => name);
  expect(new Set(names).size).toBeGreaterThanOrEqual(60);
});

it.each(SHAPED)('reads $name', (file) => {
  const { look, typed } = read(file);
  const line = ({ row, column, text }: { row: number; column: string; text: string }) =>
    `${row} ${column}: ${text}`;
  expect({
    kind: look.kind,
    source: look.source,
    rows: typed.rows.flatMap(({ value }) => (value === null ? [] : [told(look.kind, value)])),
    problems: typed.rows.flatMap(({ row, problems }) => problems.map((problem) => line({ row, ...problem }))),
    notes: [...new Set([...look.notes, ...typed.notes].map(line))].sort(),
    asked: typed.questions.map(({ column }) => column),
    encodings: look.encodings.map(({ encoding }) => encoding),
  }).toEqual({
    kind: file.kind,
    source: file.source ?? 'unknown',
    rows: file.rows,
    problems: file.problems ?? [],
    notes: [...new Set(file.notes ?? [])].sort(),
    asked: file.asked ?? [],
    encodings: file.encodings ?? [],
  });
});

it.each(HOSTILE)('refuses $name within a second', ({ bytes, refused }) => {
  const started = performance.now();
  const result = work({ look: { bytes } });
  const took = performance.now() - started;
  const text = 'refused' in result ? result.refused.fields?.file : 'taken';
  expect(text && english(text)).toBe(refused);
  expect(took).toBeLessThan(1_000);
});
