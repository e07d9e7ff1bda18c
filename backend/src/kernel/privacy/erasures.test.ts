import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CannotStart } from '../platform/startup.ts';
import { ErasureList } from './erasures.ts';
import { dropRestoredKeys, openErasures } from './restoring.ts';

const AT = '2026-03-07T15:00:00.000Z';
const of = (...refs: string[]) => refs.map((erased) => ({ erased, at: AT }));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'courtcrew-list-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () => ErasureList.open(directory, 'here');
const file = () => join(directory, 'here.log');

it('knows after a start whom it was told before, each once', () => {
  open().add(of('ann', 'ben'));
  const list = open();
  list.add(of('ben', 'kim'));
  expect([...open().erased]).toEqual(['ann', 'ben', 'kim']);
  expect(readFileSync(file(), 'utf8').trimEnd().split('\n')).toHaveLength(3);
});

it('belongs to one installation', () => {
  open().add(of('ann'));
  expect([...ErasureList.open(directory, 'there').erased]).toEqual([]);
});

it('passes over a line that a crash cut short, and goes on below it', () => {
  open().add(of('ann'));
  appendFileSync(file(), '{"erased":"be');
  const list = open();
  expect([...list.erased]).toEqual(['ann']);
  list.add(of('ben'));
  expect([...open().erased]).toEqual(['ann', 'ben']);
});

it('goes on below a line that a full disk cut short while it was open', () => {
  const list = open();
  list.add(of('ann'));
  appendFileSync(file(), '{"erased":"be');
  list.add(of('ben'));
  expect([...open().erased]).toEqual(['ann', 'ben']);
});

it('stops the start when it is damaged, instead of forgetting who was erased', () => {
  writeFileSync(
    file(),
    `{"erased":"ann","at":"${AT}"}\nnothing that it wrote\n{"erased":"ben","at":"${AT}"}\n`,
  );
  expect(open).toThrow(CannotStart);
  expect(open).toThrow(/^ERASURES_DIR: line 2 of .*here\.log is damaged/);
});

it('knows how far the log reached', () => {
  expect(open().reached).toBe(0n);
  open().noteReached(42n);
  expect(open().reached).toBe(42n);
});

it('is not taken for put back where another server with the same directory notes more during a start', async () => {
  const starting = open();
  const head = 41n;
  open().noteReached(42n);
  const pool = Object.assign(new pg.Pool(), { query: async () => ({ rows: [] }) });
  const vault = { forget: async () => undefined };
  expect(await dropRestoredKeys({ pool, vault, erasures: starting, head })).toBe(false);
  expect(await dropRestoredKeys({ pool, vault, erasures: open(), head })).toBe(true);
});

it('that cannot be kept stops the start where it must be there, and is missed aloud where not', () => {
  writeFileSync(join(directory, 'a file'), '');
  const place = { directory: join(directory, 'a file', 'below'), required: true };
  const warnings: unknown[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => void warnings.push(text),
  };
  expect(() => openErasures(place, 'here', log)).toThrow(
    /^ERASURES_DIR: cannot write .*here\.log \(ENOTDIR\)$/,
  );
  expect(openErasures({ ...place, required: false }, 'here', log)).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('brings them back')]);
});
