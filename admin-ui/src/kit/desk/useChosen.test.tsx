// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Chosen, useChosen } from './useChosen.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

function list() {
  const { result } = renderHook(() => useChosen(ORDER));
  return {
    does: (change: (chosen: Chosen) => void) => act(() => change(result.current)),
    chosen: () => [...result.current.keys].sort().join(''),
  };
}

describe('a choice of rows', () => {
  it('takes rows in and out one by one', () => {
    const { does, chosen } = list();
    does((one) => one.press('b', false));
    does((one) => one.press('d', false));
    does((one) => one.press('b', false));
    expect(chosen()).toBe('d');
  });

  it('grows and shrinks with Shift and the keys, and leaves what was chosen before', () => {
    const { does, chosen } = list();
    does((one) => one.press('a', false));
    does((one) => one.extend('c', 'd'));
    does((one) => one.extend('d', 'e'));
    expect(chosen()).toBe('acde');
    does((one) => one.extend('e', 'd'));
    expect(chosen()).toBe('acd');
  });

  it('reaches from the last pressed row to the one pressed with Shift', () => {
    const { does, chosen } = list();
    does((one) => one.press('b', false));
    does((one) => one.press('e', true));
    expect(chosen()).toBe('bcde');
    does((one) => one.press('c', true));
    expect(chosen()).toBe('bc');
  });

  it('begins a new range where the keys have gone without Shift', () => {
    const { does, chosen } = list();
    does((one) => one.extend('a', 'b'));
    does((one) => one.extend('d', 'e'));
    expect(chosen()).toBe('abde');
  });
});
