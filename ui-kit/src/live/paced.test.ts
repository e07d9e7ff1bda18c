import { describe, expect, it } from 'vitest';
import { paced } from './paced.ts';

function pacing() {
  let runs = 0;
  let due: (() => void) | null = null;
  const calls = paced({
    run: () => runs++,
    pause: () => 1000,
    later: (run) => {
      due = run;
      return () => {
        due = null;
      };
    },
  });
  const pass = () => {
    const run = due;
    due = null;
    run?.();
  };
  return { ...calls, pass, runs: () => runs };
}

describe('a paced refresh', () => {
  it('runs at once, and once more after the pause for everything asked meanwhile', () => {
    const refresh = pacing();
    for (let frame = 0; frame < 50; frame++) refresh.ask();
    expect(refresh.runs()).toBe(1);
    refresh.pass();
    expect(refresh.runs()).toBe(2);
  });

  it('rests when nobody asked, and runs at once when somebody asks again', () => {
    const refresh = pacing();
    refresh.ask();
    refresh.pass();
    expect(refresh.runs()).toBe(1);
    refresh.ask();
    expect(refresh.runs()).toBe(2);
  });

  it('runs no more once it was stopped', () => {
    const refresh = pacing();
    refresh.ask();
    refresh.ask();
    refresh.stop();
    refresh.pass();
    expect(refresh.runs()).toBe(1);
  });
});
