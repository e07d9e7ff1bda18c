import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of the syntax tree; what it has depends on its type. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Source {
  readonly tree: Node;
  /** What the file's constants stand for. */
  readonly named: ReadonlyMap<string, readonly Node[]>;
}

type Resolve = (name: Node) => readonly Node[];

/** Where among a function's arguments the text stands, or only what is missing. */
interface Speaker {
  readonly at: number;
  readonly missing?: boolean;
}

const SPEAKERS: ReadonlyMap<string, Speaker> = new Map([
  ['refuse', { at: 1 }],
  ['notFound', { at: 0, missing: true }],
  ['found', { at: 1, missing: true }],
]);

/** Methods of a schema whose last argument is what they say of a broken rule. */
const RULES: ReadonlySet<unknown> = new Set(
  'string number boolean int min max length regex refine union enum gte lte'.split(' '),
);

/** Not what a server answers with: samples, the command line, settings. */
const OTHERS = /\.test\.ts$|\/demo\/|\/cli\/|settings\.ts$|fixtures|arbitrary/;

/**
 * Every text of a refusal, of a field's rule and of an import's finding that domain and backend can answer with, as far
 * as the sources spell it out; what is put in while the server runs reads `{}`.
 */
export function serverTexts(root: string): ReadonlySet<string> {
  const sources = globSync('{domain,backend}/src/**/*.ts', { cwd: root })
    .filter((path) => !OTHERS.test(path))
    .map((path) => sourceOf(path, readFileSync(`${root}/${path}`, 'utf8')));
  const constants = new Map<string, Node[]>();
  for (const { named } of sources)
    for (const [name, nodes] of named) constants.set(name, [...(constants.get(name) ?? []), ...nodes]);
  return new Set(
    sources.flatMap(({ tree, named }) => {
      const speakers = new Map([...SPEAKERS, ...helpersIn(tree)]);
      const resolve: Resolve = (name) => {
        const here = named.get(nameOf(name))?.filter(({ start }) => Number(start) < Number(name.start));
        if (here?.length) return here.slice(-1);
        const everywhere = constants.get(nameOf(name)) ?? [];
        return everywhere.length === 1 ? everywhere : [];
      };
      return nodesIn(tree)
        .flatMap((node) => spokenBy(node, speakers))
        .flatMap((spoken) => textsOf(spoken, resolve));
    }),
  );
}

function sourceOf(path: string, text: string): Source {
  const tree = parseSync(path, text).program as unknown as Node;
  const named = new Map<string, Node[]>();
  for (const { type, id, init } of nodesIn(tree)) {
    if (type !== 'VariableDeclarator' || !init) continue;
    const name = nameOf(id);
    named.set(name, [...(named.get(name) ?? []), init as Node]);
  }
  return { tree, named };
}

export const nameOf = (node: unknown): string => String((node as Node | undefined)?.name ?? '');

export const nodesIn = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter((child) => typeof (child as Node | null)?.type === 'string')
    .flatMap((child) => nodesIn(child as Node)),
];

/** What a node says: the text handed to a speaker or to a rule, or the one an issue, a finding or a fault carries. */
function spokenBy(node: Node, speakers: ReadonlyMap<string, Speaker>): Node[] {
  if (node.type === 'ObjectExpression') return carriedBy(node.properties as Node[]);
  if (node.type === 'FunctionDeclaration') return /fault/i.test(nameOf(node.id)) ? returnedBy(node) : [];
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as Node;
  const given = node.arguments as Node[];
  if (callee.type === 'MemberExpression') return RULES.has(nameOf(callee.property)) ? given.slice(-1) : [];
  const { at = Number.NaN, missing = false } = speakers.get(nameOf(callee)) ?? {};
  const spoken = given[at];
  if (!spoken) return [];
  return [missing ? { type: 'Missing', what: spoken } : spoken];
}

function carriedBy(properties: readonly Node[]): Node[] {
  const at = (name: string) => properties.find(({ key }) => nameOf(key) === name)?.value as Node;
  const kind = at('kind');
  const missing = kind?.type === 'Literal' && at('id') ? { type: 'Missing', what: kind } : undefined;
  return [missing, at('fault'), at('error'), at('code') && at('message'), at('row') && at('text')].filter(
    (value) => value !== undefined,
  );
}

const returnedBy = (fn: Node): Node[] =>
  nodesIn(fn).flatMap(({ type, argument }) =>
    type === 'ReturnStatement' && argument ? [argument as Node] : [],
  );

/** Functions of a file that hand a parameter on as what is said. */
function helpersIn(tree: Node): [name: string, speaker: Speaker][] {
  return nodesIn(tree).flatMap((node) => {
    const fn = (node.type === 'VariableDeclarator' ? node.init : node) as Node | null;
    if (!fn || !['FunctionDeclaration', 'ArrowFunctionExpression'].includes(fn.type) || !node.id) return [];
    const parameters = (fn.params as Node[]).map(nameOf);
    return nodesIn(fn.body as Node)
      .flatMap((inner) => spokenBy(inner, SPEAKERS))
      .filter(({ type }) => type === 'Identifier')
      .map((spoken) => parameters.indexOf(nameOf(spoken)))
      .filter((at) => at >= 0)
      .map((at): [string, Speaker] => [nameOf(node.id), { at }]);
  });
}

/** The texts a node can come to; none where only the running server knows. */
function textsOf(node: Node, resolve: Resolve): string[] {
  const next = (inner: unknown) => textsOf(inner as Node, resolve);
  switch (node.type) {
    case 'Missing':
      return next(node.what).map((what) => `${what.charAt(0).toUpperCase()}${what.slice(1)} not found`);
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return filledIn(node, next);
    case 'Identifier':
      return resolve(node).flatMap(next);
    case 'MemberExpression':
      return valuesAt(node, resolve).flatMap(next);
    case 'ConditionalExpression':
      return [...next(node.consequent), ...next(node.alternate)];
    case 'LogicalExpression':
      return [...next(node.left), ...next(node.right)];
    case 'ArrowFunctionExpression':
      return next(node.body);
    case 'TSAsExpression':
      return next(node.expression);
    default:
      return [];
  }
}

/** Every way to fill a template. */
function filledIn({ quasis, expressions }: Node, next: (hole: unknown) => string[]): string[] {
  const holes = (expressions as Node[]).map((hole) => {
    const texts = next(hole);
    return texts.length > 0 ? texts : ['{}'];
  });
  return (quasis as Node[]).reduce<string[]>(
    (texts, { value }, index) =>
      texts.flatMap((text) =>
        (holes[index - 1] ?? ['']).map((hole) => text + hole + (value as { cooked: string }).cooked),
      ),
    [''],
  );
}

/** `TEXTS.wrongCode`, or all there may be of `WORK[section]`. */
function valuesAt({ object, property, computed }: Node, resolve: Resolve): unknown[] {
  return resolve(object as Node)
    .map((value) => (value.type === 'TSAsExpression' ? (value.expression as Node) : value))
    .flatMap(({ properties = [] }) => properties as Node[])
    .filter(({ key }) => computed || nameOf(key) === nameOf(property))
    .map(({ value }) => value);
}
