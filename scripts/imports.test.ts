import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

const SOURCES = ['domain', 'projections', 'backend', 'demo', 'ui-kit', 'admin-ui', 'public-ui'].map(
  (name) => `${name}/src`,
);

async function cruised(baseDir: string, sources: readonly string[]): Promise<ICruiseResult> {
  const { forbidden, options } = rules;
  const { output } = await cruise([...sources], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  return output as ICruiseResult;
}

const product = cruised(fileURLToPath(new URL('..', import.meta.url)), SOURCES);

test('no import of the product goes the wrong way', async () => {
  const { summary } = await product;
  expect(summary.totalCruised).toBeGreaterThan(1000);
  expect(summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`)).toEqual([]);
}, 60_000);

/** What stands by itself: a folder of an interface other than kit and shell, or what lies in the server's kernel. */
const partOf = (path: string): string | undefined =>
  /^backend\/src\/kernel\/[^/]+|^(?:admin-ui|public-ui)\/src\/(?!kit\/|shell\/)[^/]+(?=\/)/.exec(path)?.[0];

/** Parts that use each other, by value or by type, as `a -> b -> a`: each circle once, from its first part in the alphabet. */
function circles(modules: readonly IModule[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [user, used] = [partOf(source), partOf(resolved)];
      if (user && used && user !== used) uses.set(user, (uses.get(user) ?? new Set()).add(used));
    }
  const walk = (way: readonly string[]): string[] =>
    [...(uses.get(way.at(-1) ?? '') ?? [])].flatMap((next) => {
      if (next === way[0]) return [[...way, next].join(' -> ')];
      return next > (way[0] ?? '') && !way.includes(next) ? walk([...way, next]) : [];
    });
  return [...uses.keys()].flatMap((part) => walk([part]));
}

test('no areas of an interface and no parts of the kernel use each other in a circle', async () => {
  expect(circles((await product).modules)).toEqual([]);
}, 60_000);

const FORBIDDEN = [
  ['domain/src/roster/decide.ts', 'node:crypto'],
  ['domain/src/roster/decide.ts', 'projections/src/database.ts'],
  ['projections/src/roster/project.ts', 'backend/src/kernel/http/route.ts'],
  ['ui-kit/src/page/Table.tsx', 'public-ui/src/routes.tsx'],
  ['public-ui/src/roster/Signup.tsx', 'admin-ui/src/roster/Desk.tsx'],
  ['public-ui/src/roster/Signup.tsx', 'projections/src/roster/index.ts'],
  ['public-ui/src/roster/Signup.tsx', 'domain/src/roster/decide.ts'],
  ['domain/src/roster/decide.ts', 'domain/src/accounts/events.ts'],
  ['backend/src/roster/routes.ts', 'projections/src/accounts/queries.ts'],
  ['backend/src/main.ts', 'backend/src/roster/routes.ts'],
  ['backend/src/main.ts', 'backend/src/roster/area.ts'],
  ['backend/src/kernel/live/room.ts', 'backend/src/roster/index.ts'],
  ['backend/src/kernel/http/route.ts', 'domain/src/roster/contract.ts'],
  ['projections/src/kernel/runner.ts', 'domain/src/roster/index.ts'],
  ['public-ui/src/roster/Signup.tsx', 'public-ui/src/accounts/pages/Login.tsx'],
  ['public-ui/src/roster/Signup.tsx', 'public-ui/src/accounts/words.ts'],
  ['admin-ui/src/kit/desk/Guide.tsx', 'admin-ui/src/roster/words.ts'],
  ['admin-ui/src/kit/rest/resources.ts', 'admin-ui/src/roster/resources.tsx'],
  ['admin-ui/src/shell/TopBar.tsx', 'admin-ui/src/board/index.ts'],
  ['admin-ui/src/platform/Home.tsx', 'admin-ui/src/tournaments/words.ts'],
  ['admin-ui/src/tournaments/Home.tsx', 'admin-ui/src/platform/words.ts'],
  ['admin-ui/src/roster/setup/Form.tsx', 'admin-ui/src/roster/volunteers/words.ts'],
  ['admin-ui/src/roster/index.ts', 'admin-ui/src/roster/volunteers/screens.ts'],
  ['domain/src/kernel/one.ts', 'domain/src/kernel/other.ts'],
] as const;

const ALLOWED = [
  ['domain/src/roster/decide.ts', 'immutable'],
  ['domain/src/roster/decide.ts', 'domain/src/roster/events.ts'],
  ['domain/src/roster/decide.ts', 'domain/src/accounts/index.ts'],
  ['backend/src/roster/routes.ts', 'domain/src/roster/decide.ts'],
  ['backend/src/roster/routes.ts', 'node:crypto'],
  ['backend/src/main.ts', 'projections/src/roster/index.ts'],
  ['backend/src/areas.ts', 'backend/src/roster/area.ts'],
  ['backend/src/kernel/http/route.ts', 'domain/src/contract/call.ts'],
  ['public-ui/src/roster/Signup.tsx', 'domain/src/accounts/contract.ts'],
  ['public-ui/src/home/Landing.tsx', 'public-ui/src/tournaments/NextTournaments.tsx'],
  ['admin-ui/src/roster/Desk.tsx', 'ui-kit/src/page/PageHeader.tsx'],
  ['admin-ui/src/roster/volunteers/words.ts', 'admin-ui/src/roster/words.ts'],
  ['admin-ui/src/screens.ts', 'admin-ui/src/roster/volunteers/screens.ts'],
  ['admin-ui/src/resources.ts', 'admin-ui/src/roster/resources.tsx'],
  ['admin-ui/src/shell/StaffRoot.tsx', 'admin-ui/src/kit/rest/RaRoot.tsx'],
  ['domain/src/kernel/other.ts', 'domain/src/kernel/one.ts'],
] as const;

test('the rules forbid what they are there for, and nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'courtcrew-imports-'));
  try {
    const pairs = [...FORBIDDEN, ...ALLOWED];
    const texts = new Map(pairs.flat().map((file) => [file as string, '']));
    for (const [from, to] of pairs) {
      const path = to.includes('/') ? `./${relative(dirname(from), to)}` : to;
      texts.set(from, `${texts.get(from)}import '${path}';\n`);
    }
    for (const [file, text] of texts) {
      if (!file.includes('/')) continue;
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { summary, modules } = await cruised(
      root,
      SOURCES.filter((folder) => existsSync(join(root, folder))),
    );
    const found = new Set(
      summary.violations.map(({ from, to }) => `${from} -> ${to.replace(/^crypto$/, 'node:crypto')}`),
    );
    expect(circles(modules)).toContain(
      'admin-ui/src/platform -> admin-ui/src/tournaments -> admin-ui/src/platform',
    );
    expect([...found].sort()).toEqual(FORBIDDEN.map(([from, to]) => `${from} -> ${to}`).sort());
  } finally {
    rmSync(root, { recursive: true });
  }
});
