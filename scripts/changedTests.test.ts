import { expect, test } from 'vitest';
import { testsOfChange } from './changedTests.ts';

test('a change of events is tried through every package of its area, and with the samples of events', () => {
  expect(testsOfChange(['domain/src/planning/events.ts'])).toEqual([
    'admin-ui/src/planning/',
    'backend/src/planning/',
    'backend/test/golden/',
    'backend/test/http/planning/',
    'domain/src/planning/',
    'projections/src/planning/',
    'projections/test/planning/',
    'public-ui/src/planning/',
    'scripts/imports.test.ts',
  ]);
});

test.each([
  ['admin-ui/src/board/desk/queue.tsx', ['admin-ui/src/board/']],
  ['ui-kit/src/form/dialog.tsx', ['ui-kit/src/form/']],
  ['backend/src/kernel/http/app.ts', ['backend/src/kernel/', 'backend/test/http/kernel/']],
  ['backend/test/http/roster/zone.test.ts', ['backend/test/http/roster/zone.test.ts']],
  ['backend/test/http/roster/people.ts', ['backend/src/roster/', 'backend/test/http/roster/']],
  ['e2e/signup.spec.ts', ['scripts/']],
  ['README.md', ['scripts/']],
])('a change of %s is tried with %j alone', (file, tests) => {
  expect(testsOfChange([file])).toEqual([...tests, 'scripts/imports.test.ts'].sort());
});
