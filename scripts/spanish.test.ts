import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** A node of the syntax tree; what it has depends on its type. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const nameOf = (node: unknown): string => String((node as Node | undefined)?.name ?? '');

const nodesIn = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter((child) => typeof (child as Node | null)?.type === 'string')
    .flatMap((child) => nodesIn(child as Node)),
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** What no Spanish text says, and what is said instead: one word for one thing, as people in the United States use it. */
const NEVER: readonly (readonly [never: RegExp, instead: string])[] = [
  [/tabl[oó]n/, 'muro de mensajes'],
  [/segundas? llamadas?/, 'segundo llamado'],
  [/entrenador|preparador|fisioterapeuta/, 'terapeuta deportivo'],
  [/\bsegundo(?! (árbitro|llamado|paso|factor|texto))\b/, '2.º árbitro'],
  [/capitanía/, 'capitán'],
  [/\bderechos?\b/, 'permiso'],
  [/exenci[oó]n/, 'descargo'],
  [/tablilla/, 'planilla'],
  [/comprobad[oa]/, 'verificado'],
  [/\bllam\p{L}* a la mesa/u, 'avisar a la mesa'],
  [/\bimportes?\b/, 'monto'],
  [/\bañad/, 'agregar'],
  [/\bp[uú]ls[aeo]/, 'presionar'],
  [/\bintro\b/, 'Enter'],
];

/** Tables of what is English elsewhere: every text in them is Spanish. */
const TABLES = /\/spanish\.ts$/;

const textsIn = (node: Node): string[] =>
  nodesIn(node).flatMap(({ type, value }) => {
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    return typeof text === 'string' ? [text] : [];
  });

/** The values of `es`, or of a table's every field. */
function spanishIn(path: string): string[] {
  const source = readFileSync(`${root}/${path}`, 'utf8');
  const table = TABLES.test(path);
  if (!table && !source.includes(' es: ')) return [];
  return nodesIn(parseSync(path, source).program as unknown as Node)
    .filter(({ type, key }) => type === 'Property' && (table || nameOf(key) === 'es'))
    .flatMap(({ value }) => textsIn(value as Node));
}

it('says in Spanish one word for one thing', () => {
  const texts = globSync('{ui-kit,admin-ui,public-ui,domain,backend}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  }).flatMap(spanishIn);
  expect(texts.length).toBeGreaterThan(3_000);
  const wrong = NEVER.flatMap(([never, instead]) =>
    texts.filter((text) => never.test(text.toLowerCase())).map((text) => `${instead}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
