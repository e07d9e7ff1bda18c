import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What bends a library, and the only files that may do so. */
const BENDS: readonly {
  readonly what: string;
  readonly code: RegExp;
  readonly allowed: readonly string[];
}[] = [
  {
    what: 'imports a private path of a package',
    code: /(?:from|import|import\(|require\()\s*['"](?:@[^/'"]+\/)?[^./'"@][^/'"]*\/(?:dist|lib|esm|cjs|build|internal)\/[^'"]*(?<!\.css)['"]/,
    // Its client has one table of appends for the whole process, in which an error rejects everybody's.
    allowed: ['backend/src/kernel/eventstore/eventstoredb/appendCall.ts'],
  },
  { what: 'takes an unstable name', code: /\bUNSAFE_\w/, allowed: ['ui-kit/src/app/routerParts.ts'] },
  {
    what: 'patches a prototype',
    code: /\.prototype\.\w+ =[^=]|Object\.(?:assign|definePropert(?:y|ies))\([\w.]+\.prototype\b/,
    // Stands in for the death of a process at a place of a request.
    allowed: ['backend/test/hold/mortality.ts'],
  },
  { what: 'replaces a module in a test', code: /\bvi\.(?:mock|doMock)\(/, allowed: [] },
  {
    what: 'replaces a method of a connection',
    code: /\b(?:client|pool|db)\.(?:query|connect) =[^=]/,
    allowed: [],
  },
];

const files = globSync(
  '{domain,projections,backend,ui-kit,admin-ui,public-ui,scripts,e2e}/**/*.{ts,tsx,mjs}',
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name.split('/').at(-1) ?? ''),
  },
).filter((file) => file !== 'scripts/libraries.test.ts');

const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('looks at the sources', () => {
  expect(files.length).toBeGreaterThan(2_000);
});

it.each(BENDS)('no file but those named $what', ({ code, allowed }) => {
  expect(
    sources
      .filter(({ text }) => code.test(text))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(allowed);
});

describe('a build', () => {
  it('replaces no module of a package: its plugins load only modules of the product', () => {
    const loading = sources.filter(
      ({ file, text }) =>
        /^ui-kit\/build\/|\.config\.ts$/.test(file) && /\b(?:async )?(?:load|transform)\(/.test(text),
    );
    expect(loading.map(({ file }) => file).toSorted()).toEqual([
      'ui-kit/build/contractsAsAddresses.ts',
      'ui-kit/build/drawnParts.ts',
    ]);
  });
});
