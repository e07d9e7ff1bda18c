import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyExport } from '../../../../scripts/verify-audit-export.mjs';
import { Chance } from '../../season/chance.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const NOTE = 'Bad knee, keep on court 1';
const SEED = Number(process.env.EXPORT_SEED ?? 1 + Math.floor(Math.random() * 1_000_000));
const MUTATIONS = 150;

const all = hosted();
let venue: Venue;
let master: Member;
let referee: Member;
let directory: string;
let lines: readonly string[];

const proved = async (): Promise<void> => {
  const { store, prover } = all.server.product;
  const head = await store.head();
  await vi.waitUntil(async () => (await prover.ledger.state()).position >= head, {
    interval: 10,
    timeout: 10_000,
  });
};
const exported = async (who: Member, opened = false): Promise<string> => {
  await proved();
  const { body, status } = await who.browser.get(`/api/audit/export/${venue.tid}${opened ? '/opened' : ''}`);
  expect(status).toBe(200);
  return String(body);
};
const fileOf = (name: string, text: string): string => {
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
};
const brokenIn = (changed: readonly string[]): string | null =>
  verifyExport(fileOf('attacked', `${changed.join('\n')}\n`)).broken;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'courtcrew-export-'));
  const away = await Venue.open(all.server, { courts: 2 });
  venue = await Venue.open(all.server, { courts: 2, referee: true });
  master = await venue.staff('master');
  referee = (await venue.queue(master, 2))[0] ?? master;
  await away.change({ name: 'Elsewhere' });
  const note = { ref_id: referee.ref_id, note: NOTE };
  expect((await master.browser.put(`/api/refNote/${venue.tid}`, note)).status).toBe(200);
  lines = (await exported(master)).trimEnd().split('\n');
});
afterAll(() => rmSync(directory, { recursive: true }));

test('one tournament’s events are proved to stand in the whole log, and nothing else is told', () => {
  const found = verifyExport(fileOf('whole', `${lines.join('\n')}\n`));
  expect(found).toMatchObject({ broken: null, size: lines.length - 2 });
  const streams = lines.slice(1, -1).map((line) => JSON.parse(line).event.stream);
  expect([...new Set(streams)].sort()).toEqual(
    ['board', 'roster', 'tournament'].map((kind) => `${kind}-${venue.tid}`),
  );
  expect(lines.join()).not.toContain(NOTE);
});

test(`a byte that is changed, dropped or put in anywhere is found in its line (seed ${SEED})`, () => {
  const chance = new Chance(SEED);
  for (let n = 0; n < MUTATIONS; n += 1) {
    const index = chance.below(lines.length);
    const line = lines[index] ?? '';
    const at = chance.below(line.length);
    const byte = String.fromCharCode(33 + chance.below(90));
    const [before, after] = [line.slice(0, at), line.slice(at + 1)];
    const changed = chance.one([before + byte + after, before + after, before + byte + line.slice(at)]);
    if (changed === line) continue;
    const where = `byte ${at} of line ${index + 1}`;
    expect([where, brokenIn(lines.with(index, changed))]).toEqual([
      where,
      expect.stringMatching(new RegExp(`^line ${index + 1}: `)),
    ]);
  }
});

test('lines that are dropped, doubled or change places are found where it begins, the last ones too', () => {
  for (let index = 1; index < lines.length - 1; index += 1) {
    const line = lines[index] ?? '';
    const next = lines[index + 1] ?? '';
    const at = (found: number) => expect.stringMatching(new RegExp(`^line ${found}: `));
    expect(brokenIn(lines.toSpliced(index, 1))).toEqual(at(index + 1));
    expect(brokenIn(lines.toSpliced(index, 0, line))).toEqual(at(index + 2));
    expect(brokenIn(lines.with(index, next).with(index + 1, line))).toEqual(at(index + 1));
  }
  expect(brokenIn(lines.slice(0, -1))).toContain('the end is missing');
  expect(brokenIn([...lines, lines.at(-1) ?? ''])).toContain('nothing follows the end');
});

test('masters may have it opened, which stands in the history of whom it is about', async () => {
  const text = await exported(master, true);
  expect(verifyExport(fileOf('opened', text))).toMatchObject({ broken: null });
  expect(text).toContain(NOTE);
  expect(verifyExport(fileOf('attacked', text.replace(NOTE, 'Good knee, keep on court 1'))).broken).toContain(
    'chain is broken',
  );
  await expect
    .poll(async () => {
      const mine = await referee.browser.post('/api/audit/mine', { tid: venue.tid });
      return (fieldOf(mine, 'changes') as { type: string }[]).some(({ type }) => type === 'ContactsRead');
    })
    .toBe(true);
});

test('auditors have it sealed; a desk of one section has none', async () => {
  const [auditor, desk] = [await venue.staff('auditor'), await venue.staff('referee')];
  const url = `/api/audit/export/${venue.tid}`;
  expect((await auditor.browser.get(`${url}/opened`)).status).toBe(403);
  expect((await desk.browser.get(url)).status).toBe(403);
  const earlier = fileOf('earlier', `${lines.join('\n')}\n`);
  const later = fileOf('later', await exported(auditor));
  expect(verifyExport(later, { earlier })).toMatchObject({ broken: null });
  expect(verifyExport(earlier, { earlier: later }).broken).toContain('of the earlier export is missing');
});

test('an event that somebody changed in the log itself is named', async () => {
  const { pool } = all.server.core;
  const rename = (from: string, to: string) =>
    pool.query(`update log.events set type = $3 where stream = $1 and revision = 1 and type = $2`, [
      `tournament-${venue.tid}`,
      from,
      to,
    ]);
  await rename('StatusChanged', 'StatusForged');
  expect(verifyExport(fileOf('forged', await exported(master))).broken).toContain(
    `stream tournament-${venue.tid}, revision 1: the event was changed`,
  );
  await rename('StatusForged', 'StatusChanged');
});
