// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOutcome } from './useOutcome.ts';

/** A desk that presses on rows of one place; its commands are answered, in their order, when the test says so. */
function desk() {
  const { result } = renderHook(useOutcome);
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const press = (command: string, row: object) =>
    result.current.attempt({
      place: 'court 2',
      row,
      input: { command },
      send: ({ command }) => {
        sent.push(command);
        return new Promise<object>((resolve) => answers.push(() => resolve({ undo: sent.length })));
      },
      done: () => `${command} is done`,
    });
  const answer = async (of: number) => act(async () => answers[of]?.());
  return { result, sent, press, answer };
}

const FREE = { court: 2 };
const PLAYED = { court: 2, lead: 'ana' };

describe('a place of the board that waits for an answer', () => {
  it('takes the same press once', async () => {
    const { sent, press, answer } = desk();
    const first = press('assign ana', FREE);
    expect(await press('assign ana', FREE)).toBe(false);
    await answer(0);
    expect([await first, sent]).toEqual([true, ['assign ana']]);
  });

  it('loses no press on what a frame showed before the answer came', async () => {
    const { result, sent, press, answer } = desk();
    void press('assign ana', FREE);
    const second = press('second bo', PLAYED);
    expect(sent).toEqual(['assign ana']);
    await answer(0);
    expect(sent).toEqual(['assign ana', 'second bo']);
    await answer(1);
    expect(await second).toBe(true);
    expect(result.current.outcome).toEqual({ text: 'second bo is done', undo: 2 });
    expect(result.current.busy.size).toBe(0);
  });

  it('takes another command on the same row after the first', async () => {
    const { sent, press, answer } = desk();
    void press('clipboard', PLAYED);
    void press('gold', PLAYED);
    await answer(0);
    expect(sent).toEqual(['clipboard', 'gold']);
    await answer(1);
  });
});
