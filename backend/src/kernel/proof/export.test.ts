import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyExport } from '../../../../scripts/verify-audit-export.mjs';
import { type ProvedLog, provedLog } from '../../../test/support/proving.ts';
import { exportedLog } from './export.ts';

let log: ProvedLog;
let directory: string;
let earlier: string;
let lines: string[];

const fileOf = (name: string): string => join(directory, name);
const linesOf = (name: string): string[] => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');

async function exported(name: string): Promise<string> {
  let text = '';
  for await (const portion of exportedLog(log)) text += portion;
  writeFileSync(fileOf(name), text);
  return fileOf(name);
}

beforeAll(async () => {
  log = await provedLog();
  directory = mkdtempSync(join(tmpdir(), 'courtcrew-export-'));
  await log.grow('roster-t1', 7);
  await log.grow('person-p1', 2);
  earlier = await exported('earlier');
  await log.grow('roster-t1', 6);
  await exported('whole');
  lines = linesOf('whole');
});
afterAll(async () => {
  await log.remove();
  rmSync(directory, { recursive: true });
});

/** What the verifier says of a file of these lines. */
function verified(changed: readonly string[]): string | null {
  writeFileSync(fileOf('attacked'), `${changed.join('\n')}\n`);
  return verifyExport(fileOf('attacked')).broken;
}

const without = (index: number): string[] => lines.toSpliced(index, 1);

describe('an export of the log', () => {
  it('is found unbroken, also as what an earlier one has become', () => {
    const whole = fileOf('whole');
    expect(verifyExport(whole)).toMatchObject({ broken: null, size: 15, checkpoints: 2 });
    expect(verifyExport(whole, { earlier })).toMatchObject({ broken: null, size: 15 });
    expect(verifyExport(earlier, { earlier: whole }).broken).toContain('earlier export has 15 events');
    writeFileSync(fileOf('key'), log.prover.signer.publicKey);
    expect(verifyExport(whole, { key: fileOf('key') }).broken).toBe(null);
  });

  it.each([
    [[]],
    [['FILE', 'more']],
    [['FILE', '--earlier']],
    [['FILE', '--keys', 'FILE']],
    [['not there']],
    [['FILE', '--key', 'FILE']],
  ])(
    'is not called unbroken, nor broken, by %j: what was asked for is not understood or not there',
    (words) => {
      const script = fileURLToPath(new URL('../../../../scripts/verify-audit-export.mjs', import.meta.url));
      const asked = words.map((word) => (word === 'FILE' ? fileOf('whole') : word));
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...asked], {
        encoding: 'utf8',
      });
      expect([status, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    },
  );

  it('does not hide a single changed byte, wherever it is', () => {
    const found = lines.flatMap((line, index) =>
      // Of the first line only what is signed or signs counts; its words do not.
      index === 0 ? [] : [3, 12, 70, 125, 180, line.length - 10].map((at) => [index, at] as const),
    );
    for (const [index, at] of found) {
      const line = lines[index] ?? '';
      if (at >= line.length) continue;
      const other = line[at] === 'x' ? 'y' : 'x';
      const broken = verified(lines.with(index, line.slice(0, at) + other + line.slice(at + 1)));
      expect(broken, `byte ${at} of line ${index + 1}`).not.toBe(null);
      expect(Number(/line (\d+)/.exec(broken ?? '')?.[1])).toBe(index + 1);
    }
  });

  it('names what was dropped, inserted and reordered, and where', () => {
    expect(verified(without(3))).toContain('stream roster-t1, revision 3: revision 2 before it was dropped');
    expect(verified(lines.toSpliced(5, 0, lines[3] ?? ''))).toMatch(/^line 6: .*not in its place/);
    expect(verified(lines.with(3, lines[4] ?? '').with(4, lines[3] ?? ''))).toMatch(/^line 4: /);
    expect(verified(lines.slice(0, -1))).toContain('not signed');
    expect(verified(without(lines.length - 2))).toMatch(/are not those signed on/);
  });

  it('says how many newer events wait to be proved, and whoever verifies it is told', async () => {
    expect(verifyExport(fileOf('whole')).waiting).toBe(0);
    const lagging = {
      store: {
        async *readAll(after: bigint) {
          yield* log.store.readAll(after);
          yield Array(3).fill(null) as never[];
        },
      },
      prover: log.prover,
    };
    let text = '';
    for await (const portion of exportedLog(lagging)) text += portion;
    writeFileSync(fileOf('partial'), text);
    expect(verifyExport(fileOf('partial'))).toMatchObject({ broken: null, size: 15, waiting: 3 });
    const fewer = text.replace('"waiting":{"events":3', '"waiting":{"events":0');
    expect(verified(fewer.trimEnd().split('\n'))).toContain('how many events wait is not signed');
    const script = fileURLToPath(new URL('../../../../scripts/verify-audit-export.mjs', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script, fileOf('partial')], { encoding: 'utf8' });
    expect(stdout).toContain('NOT ALL: 3 newer events');
  });

  it('tells of a log that was changed after it was proved', async () => {
    await log.pool.query(`update log.events set type = 'SpotGiven' where position = 5`);
    expect(verifyExport(await exported('changed')).broken).toContain(
      'position 5, stream roster-t1, revision 4: the event was changed',
    );
  });
});
