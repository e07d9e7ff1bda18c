import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import of a source file: both as paths of the repository, or the bare name of an outside package. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const areas = [
  'accounts',
  'tournaments',
  'roster',
  'board',
  'reconciliation',
  'payouts',
  'messaging',
  'scoring',
  'planning',
  'ranking',
  'questions',
  'audit',
  // Of the staff's interface alone: what goes beyond one tournament.
  'platform',
];

/** Parts of an area that stand by themselves: they build on their area, which knows only what they declare. */
const slices = ['roster/volunteers'];

/** Which packages a package may use. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  projections: ['domain'],
  backend: ['domain', 'projections'],
  demo: ['domain', 'projections', 'backend'],
  'ui-kit': ['domain'],
  'admin-ui': ['domain', 'ui-kit'],
  'public-ui': ['domain', 'ui-kit'],
};

const interfaces = ['ui-kit', 'admin-ui', 'public-ui'];

/** What the areas of an interface stand on, and must not know them. */
const ground = ['kit', 'shell'];

/** What the list of all screens and resources reads of an area. */
const declarations = ['screens.ts', 'resources.tsx'];

/** How an area decides stays on the server; the interfaces know its calls, its types and its plain rules. */
const serverOnly = ['decide.ts', 'evolve.ts', 'decider.ts'];

/** Says what is wrong with an import, or nothing. */
export function fault({ from, to }: Import): string | undefined {
  const [origin, target] = [placeOf(from), placeOf(to)];
  if (!target) {
    const touchesMachine = origin?.package === 'domain' && to.startsWith('node:');
    return touchesMachine ? 'the domain is pure: no Node API' : undefined;
  }
  if (!origin) return undefined;
  // `--demo` loads it; a server without it starts all the same.
  if (from === 'backend/src/main.ts' && target.package === 'demo') return undefined;
  if (origin.package !== target.package && !allowed[origin.package]?.includes(target.package)) {
    return `${origin.package} may not use ${target.package}`;
  }
  if (origin.file.startsWith('kernel/') && !interfaces.includes(origin.package) && target.area)
    return 'the kernel names no area';
  if (
    interfaces.includes(origin.package) &&
    target.package === 'domain' &&
    serverOnly.includes(target.file.replace(/^.*\//, ''))
  ) {
    return 'an interface uses contracts, types and plain rules only';
  }
  if (origin.package === target.package && interfaces.includes(origin.package)) {
    const wrong = faultWithin(origin, target);
    if (wrong) return wrong;
  }
  const listsAreas = from === 'backend/src/areas.ts' && target.file === 'area.ts';
  return target.area && target.area !== origin.area && !listsAreas && !isFront(origin, target)
    ? `${target.area} is reached through its index.ts`
    : undefined;
}

/** What is wrong with an import from one part of an interface to another. */
function faultWithin(origin: Place, target: Place): string | undefined {
  if (target.area && ground.some((part) => origin.file.startsWith(`${part}/`))) {
    return 'kit and shell know no area: an area declares its screens and hands over its parts';
  }
  return target.slice && target.slice !== origin.slice && !isDeclaration(origin, target)
    ? `${target.slice} stands by itself`
    : undefined;
}

interface Place {
  readonly package: string;
  readonly area: string | undefined;
  readonly slice: string | undefined;
  /** Path below the area. */
  readonly file: string;
}

/** Folders of an area that interfaces read: its calls, its plain rules, its slices. */
const readable = ['contract', 'policies', 'volunteers'];

/** The list at the root of an interface reads what areas and slices declare. */
const isDeclaration = (origin: Place, { file }: Place): boolean =>
  !origin.file.includes('/') && !origin.area && declarations.includes(file.replace(/^.*\//, ''));

const isComposed = (origin: Place, { package: name, file }: Place): boolean =>
  name === 'public-ui' && !origin.area && !file.includes('/');

/** Interfaces read an area's calls and rules file by file, so that a page loads no more than what it uses. */
function isFront(origin: Place, target: Place): boolean {
  const { file } = target;
  if (file === 'index.ts' || file === 'index.tsx') return true;
  // What belongs to no area, such as the landing, is put together from areas' parts, each loaded by itself.
  if (origin.package === target.package) return isDeclaration(origin, target) || isComposed(origin, target);
  return (
    interfaces.includes(origin.package) &&
    (!file.includes('/') || readable.some((folder) => file.startsWith(`${folder}/`)))
  );
}

function placeOf(path: string): Place | undefined {
  const [name = '', source, first = '', ...rest] = path.split('/');
  if (!(name in allowed) || source !== 'src') return undefined;
  const area = areas.includes(first) ? first : undefined;
  const slice = slices.find((one) => [first, ...rest].join('/').startsWith(`${one}/`));
  return { package: name, area, slice, file: area ? rest.join('/') : [first, ...rest].join('/') };
}

/** What stands by itself: a folder of an interface other than kit and shell, or what lies in the server's kernel. */
function partOf(path: string): string | undefined {
  const [name = '', , first, ...rest] = path.split('/');
  if (path.startsWith('backend/src/kernel/')) return `kernel/${rest[0]}`;
  const isPart = ['admin-ui', 'public-ui'].includes(name) && rest.length > 0;
  return isPart && first && !ground.includes(first) ? `${name}/${first}` : undefined;
}

/** Parts that use each other, by value or by type, as `roster -> board -> roster`. */
export function circles(imports: readonly Import[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [partOf(from), partOf(to)];
    if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const found: string[] = [];
  const walk = (way: readonly string[]): void => {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      // Each circle is told once, from its first part in the alphabet.
      if (next === way[0]) found.push([...way, next].join(' -> '));
      else if (next > (way[0] ?? '') && !way.includes(next)) walk([...way, next]);
    }
  };
  for (const part of uses.keys()) walk([part]);
  return found;
}

/** Every import of the packages' sources; tests may look behind the fronts. */
export function importsIn(root: string): Import[] {
  return Object.keys(allowed)
    .flatMap((name) => sourcesIn(root, join(name, 'src')))
    .flatMap((from) =>
      specifiersOf(readFileSync(join(root, from), 'utf8')).map((to) => ({ from, to: resolved(from, to) })),
    );
}

/** The sources of a folder, without tests. */
export function sourcesIn(root: string, directory: string): string[] {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file))
    .map((file) => join(directory, file));
}

/** What stands behind `from` or in `import(...)`, types included: a type ties two files together as well. */
export function specifiersOf(source: string): string[] {
  const pattern = /(?:^|[;}\s])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...source.matchAll(pattern)].map(([, , specifier = '']) => specifier);
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  return specifier.replace(/^@courtcrew\/([^/]+)\//, '$1/src/');
}
