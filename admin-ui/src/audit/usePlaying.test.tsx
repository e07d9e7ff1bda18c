// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STEP_MS, usePlaying } from './useReplay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('steps once what stood could be read, and stops after the last change', () => {
  const steps: string[] = [];
  const onStep = (position: string) => steps.push(position);
  const start: { ready: boolean; next: string | undefined } = { ready: true, next: '7' };
  const { result, rerender } = renderHook((now) => usePlaying({ ...now, onStep }), { initialProps: start });
  act(() => vi.advanceTimersByTime(STEP_MS));
  expect(steps).toEqual([]);
  act(() => result.current.setPlaying(true));
  act(() => vi.advanceTimersByTime(STEP_MS));
  expect(steps).toEqual(['7']);
  rerender({ ready: false, next: undefined });
  act(() => vi.advanceTimersByTime(5 * STEP_MS));
  expect(result.current.playing).toBe(true);
  rerender({ ready: true, next: undefined });
  act(() => vi.advanceTimersByTime(STEP_MS));
  expect(result.current.playing).toBe(false);
});
