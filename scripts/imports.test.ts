import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { circles, fault, importsIn, specifiersOf } from './imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('no import of the product goes the wrong way', () => {
  const imports = importsIn(root);
  expect(imports.length).toBeGreaterThan(100);
  const faults = imports.flatMap((used) => {
    const wrong = fault(used);
    return wrong ? [`${used.from} -> ${used.to}: ${wrong}`] : [];
  });
  expect(faults).toEqual([]);
});

test('no areas of an interface and no parts of the kernel use each other in a circle', () => {
  expect(circles(importsIn(root))).toEqual([]);
});

describe('circles', () => {
  const line = (from: string, to: string) => ({
    from: `admin-ui/src/${from}/A.tsx`,
    to: `admin-ui/src/${to}/b.ts`,
  });

  test('are told once', () => {
    expect(circles([line('roster', 'board'), line('board', 'audit'), line('audit', 'roster')])).toEqual([
      'admin-ui/audit -> admin-ui/roster -> admin-ui/board -> admin-ui/audit',
    ]);
  });

  test('are seen in the kernel', () => {
    const kernel = (from: string, to: string) => ({
      from: `backend/src/kernel/${from}`,
      to: `backend/src/kernel/${to}`,
    });
    expect(circles([kernel('http/route.ts', 'identity/a.ts'), kernel('identity/b.ts', 'http/c.ts')])).toEqual(
      ['kernel/http -> kernel/identity -> kernel/http'],
    );
  });

  test('are none where everything builds on kit and shell', () => {
    expect(circles([line('roster', 'kit'), line('kit', 'shell'), line('shell', 'kit')])).toEqual([]);
  });
});

describe('the rule', () => {
  test.each([
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
    ['admin-ui/src/roster/words.ts', 'admin-ui/src/roster/volunteers/words.ts'],
    ['admin-ui/src/roster/index.ts', 'admin-ui/src/roster/volunteers/screens.ts'],
  ])('forbids %s -> %s', (from, to) => expect(fault({ from, to })).toBeDefined());

  test.each([
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
  ])('allows %s -> %s', (from, to) => expect(fault({ from, to })).toBeUndefined());
});

test('imports are found however they are written', () => {
  const source = `
    import './styles.css';
    import type { A } from "./a.ts";
    import {
      b,
    } from './b.ts';
    export * from './c.ts';
    const page = () => import('./d.tsx');
    const text = 'taken from nowhere';
  `;
  expect(specifiersOf(source)).toEqual(['./styles.css', './a.ts', './b.ts', './c.ts', './d.tsx']);
});
