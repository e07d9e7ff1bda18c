import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Which names of time zones a database knows depends on its machine: many a one has none of those that tournaments
 * have. So no name but UTC reaches it; the zones' offsets are computed in TypeScript.
 */
const zonesIn = (source: string): string[] =>
  [...source.matchAll(/\bat\s+time\s+zone\b(?!\s+'UTC')|\btimezone\s*\(/gi)].map(([found]) => found);

test('No query tells the database a time zone but UTC', () => {
  const sources = globSync('{projections,backend}/src/**/*.ts', { cwd: root });
  expect(sources.length).toBeGreaterThan(100);
  const faults = sources.filter((file) => zonesIn(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(faults).toEqual([]);
});

describe('A zone in a query', () => {
  test.each([
    ["start_time at time zone 'UTC'", 0],
    ['start_time AT TIME ZONE (select time_zone from t)', 1],
    ["start_time at time zone\n 'US/Eastern'", 1],
    ['timezone($1, start_time)', 1],
    ['{ time_zone: zone }', 0],
  ])('is found: %s', (source, count) => expect(zonesIn(source)).toHaveLength(count));
});
