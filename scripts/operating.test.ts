import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../backend/src/kernel/http/metrics/metrics.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** What Prometheus knows by itself, and what its client tells of every process. */
const COMMON = /^(up|process_\w+|nodejs_\w+)$/;
const ours = new Set(new Metrics().registry.getMetricsAsArray().map(({ name }) => name));

/** Names of metrics in a query: a name that no call and no label follows. */
const metricsIn = (query: string): string[] =>
  [...query.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[\w+\]|offset \w+/g, ' ').matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !['by', 'sum', 'max', 'min', 'unless'].includes(name));

const alarms: { expr: string }[] = parse(read('docs/operating/alarms.yml')).groups[0].rules;
const panels: { targets: { expr: string }[] }[] = JSON.parse(read('docs/operating/dashboard.json')).panels;
const queries = [
  ...alarms.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map((t) => t.expr)),
];

test.each(queries)('the server tells what is asked for in %s', (query) => {
  const asked = metricsIn(query);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !ours.has(name) && !COMMON.test(name))).toEqual([]);
});

test.each(queries)('no count is hidden behind a larger one of another label in %s', (query) => {
  expect(query).not.toMatch(/max\(\w+\{[^}]*\|/);
});
