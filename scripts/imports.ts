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
];

/** Which packages a package may use. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  projections: ['domain'],
  backend: ['domain', 'projections'],
  'ui-kit': ['domain'],
  'admin-ui': ['domain', 'ui-kit'],
  'public-ui': ['domain', 'ui-kit'],
};

const interfaces = ['ui-kit', 'admin-ui', 'public-ui'];

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
  if (origin.package !== target.package && !allowed[origin.package]?.includes(target.package)) {
    return `${origin.package} may not use ${target.package}`;
  }
  if (
    interfaces.includes(origin.package) &&
    target.package === 'domain' &&
    serverOnly.includes(target.file.replace(/^.*\//, ''))
  ) {
    return 'an interface uses contracts, types and plain rules only';
  }
  const listsAreas = from === 'backend/src/areas.ts' && target.file === 'area.ts';
  return target.area && target.area !== origin.area && !listsAreas && !isFront(origin.package, target)
    ? `${target.area} is reached through its index.ts`
    : undefined;
}

interface Place {
  readonly package: string;
  readonly area: string | undefined;
  /** Path below the area. */
  readonly file: string;
}

/** Folders of an area that interfaces read: its calls, its plain rules, its slices. */
const readable = ['contract', 'policies', 'volunteers'];

/** Interfaces read an area's calls and rules file by file, so that a page loads no more than what it uses. */
const isFront = (user: string, { file }: Place): boolean =>
  file === 'index.ts' ||
  file === 'index.tsx' ||
  (interfaces.includes(user) &&
    (!file.includes('/') || readable.some((folder) => file.startsWith(`${folder}/`))));

function placeOf(path: string): Place | undefined {
  const [name = '', source, first = '', ...rest] = path.split('/');
  if (!(name in allowed) || source !== 'src') return undefined;
  const area = areas.includes(first) ? first : undefined;
  return { package: name, area, file: area ? rest.join('/') : [first, ...rest].join('/') };
}

/** Every import of the packages' sources; tests may look behind the fronts. */
export function importsIn(root: string): Import[] {
  return Object.keys(allowed)
    .flatMap((name) => sourcesIn(root, join(name, 'src')))
    .flatMap((from) =>
      specifiersOf(readFileSync(join(root, from), 'utf8')).map((to) => ({ from, to: resolved(from, to) })),
    );
}

function sourcesIn(root: string, directory: string): string[] {
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
