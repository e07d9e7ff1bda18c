import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { Thrift } from './thrift.ts';

const MB = 1_048_576;

/** Looks at a process that is busy and large like this; answers the sizes at which it gave memory back. */
function looks(states: readonly (readonly [busy: number, megabytes: number])[]): number[] {
  const given: number[] = [];
  let [busy, resident] = [0, 0];
  const thrift = new Thrift({
    busy: () => busy,
    resident: () => resident * MB,
    giveBack: () => {
      given.push(resident);
      resident = 200;
    },
  });
  for (const state of states) {
    [busy, resident] = state;
    thrift.look();
  }
  return given;
}

const idle = (megabytes: number, times: number) =>
  Array<readonly [number, number]>(times).fill([0, megabytes]);
const BUSY = [0.4, 300] as const;

it('gives memory back once it has had nothing to do for a while', () => {
  expect(looks(idle(300, 3))).toEqual([300]);
  expect(looks([...idle(300, 1), BUSY, ...idle(300, 2)])).toEqual([]);
  expect(looks([BUSY, ...idle(300, 3)])).toEqual([300]);
});

it('does so again only where it has grown much since', () => {
  const rest = idle(300, 3);
  expect(looks([...rest, ...idle(240, 4)])).toEqual([300]);
  expect(looks([...rest, ...idle(260, 4)])).toEqual([300, 260]);
  // What shrank by itself meanwhile counts from there.
  expect(looks([...rest, ...idle(150, 1), ...idle(210, 2)])).toEqual([300, 210]);
});

it('hands freed pages to the system', () => {
  const thrift = JSON.stringify(new URL('thrift.ts', import.meta.url));
  const rush = `
    const { giveBack } = await import(${thrift});
    let rows = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: 'row ' + n }));
    const full = process.memoryUsage.rss();
    rows = null;
    giveBack();
    console.log(full - process.memoryUsage.rss());`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', rush], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(Number(stdout)).toBeGreaterThan(50 * MB);
});
