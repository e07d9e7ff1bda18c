// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Elapsed } from './Elapsed.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2030-03-05T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
});

const shown = (since: string) => render(<Elapsed since={since} />).container;

describe('a running time', () => {
  it('moves on by itself, in hours and minutes', () => {
    const clock = shown('2030-03-05T09:01:00Z');
    expect(clock.textContent).toBe('0:59');
    act(() => vi.advanceTimersByTime(60_000));
    expect(clock.textContent).toBe('1:00');
  });

  it('begins at nothing where the device is behind the server', () => {
    expect(shown('2030-03-05T10:00:20Z').textContent).toBe('0:00');
  });

  it('leaves no timer behind', () => {
    shown('2030-03-05T09:01:00Z');
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
