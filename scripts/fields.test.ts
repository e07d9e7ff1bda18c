import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fieldAttributes } from '../ui-kit/src/form/fieldKind.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'test-results/fields';

interface Report {
  readonly diagnostics: readonly { category: string; location: { path: string } }[];
}

/** Those of the sources that the rule of fields refuses. */
function refused(sources: readonly string[]): string[] {
  mkdirSync(join(root, folder), { recursive: true });
  try {
    sources.forEach((source, index) => {
      writeFileSync(join(root, folder, `Source${index}.tsx`), `${source};\n`);
    });
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = ['lint', '--vcs-use-ignore-file=false', '--reporter=json', '--max-diagnostics=none', folder];
    const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return diagnostics
      .filter(({ category }) => category === 'plugin')
      .map(({ location }) => sources[Number(/(\d+)\.tsx$/.exec(location.path)?.[1])] ?? location.path);
  } finally {
    rmSync(join(root, folder), { recursive: true });
  }
}

const REFUSED = [
  "import TextField from '@mui/material/TextField'",
  "import InputBase from '@mui/material/InputBase'",
  "import { List, NumberInput } from 'react-admin'",
  'export const Plain = () => <input name="court" />',
  'export const Halfway = () => <input inputMode="numeric" autoComplete="off" />',
  'export const Several = () => <textarea rows={2} />',
  'export const Boxed = () => <Box component="input" value="" sx={{}} />',
];

const ACCEPTED = [
  "import { BooleanInput, TextField } from 'react-admin'",
  "import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx'",
  "import InputBase from '@mui/material/InputBase'; export const input = <InputBase inputProps={fieldAttributes('search')} />",
  'export const Dear = () => <Box component="input" inputMode="text" autoComplete="off" enterKeyHint="done" />',
  "export const Plain = () => <input {...fieldAttributes('count')} />",
  'export const Chosen = () => <input type="radio" name="team" />',
];

it('lets no text field stand that does not say what is typed into it', () => {
  expect(refused([...REFUSED, ...ACCEPTED]).toSorted()).toEqual(REFUSED.toSorted());
});

it('gives a field the keyboard of its kind, and has nothing filled in that is not the reader’s own', () => {
  expect(fieldAttributes('phone')).toEqual({
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    enterKeyHint: 'done',
  });
  expect(fieldAttributes('search').enterKeyHint).toBe('search');
  expect(fieldAttributes('text', true).enterKeyHint).toBe('enter');
  expect(fieldAttributes('code').autoComplete).toBe('one-time-code');
});
