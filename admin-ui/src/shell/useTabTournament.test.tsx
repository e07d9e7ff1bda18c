// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useTabTournament } from './useTabTournament.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const KEY = 'courtcrew.tournament';

/** What another tab of this browser does. */
const elsewhere = (tid: string | null) =>
  act(() => {
    if (tid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, tid);
    window.dispatchEvent(new Event('storage'));
  });

function tab() {
  const { result } = renderHook(useTabTournament);
  return { chosen: () => result.current[0], keep: (tid: string) => act(() => result.current[1](tid)) };
}

it('stays what it is while another one is chosen in another tab', () => {
  const { chosen, keep } = tab();
  keep('open');
  elsewhere('classic');
  expect(chosen()).toBe('open');
  keep('masters');
  expect(chosen()).toBe('masters');
});

it('is known again after a reload, and begins in a new tab with the last choice', () => {
  tab().keep('open');
  elsewhere('classic');
  expect(tab().chosen()).toBe('open');
  sessionStorage.clear();
  expect(tab().chosen()).toBe('classic');
});

it('is what a tab opened from this one begins with, unless somebody has logged out meanwhile', () => {
  const back = () => act(() => void window.dispatchEvent(new Event('focus')));
  const { chosen, keep } = tab();
  keep('open');
  elsewhere('classic');
  back();
  expect(localStorage.getItem(KEY)).toBe('open');
  expect(chosen()).toBe('open');
  localStorage.removeItem(KEY);
  back();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('is forgotten in all tabs by a logout in one', () => {
  const { chosen, keep } = tab();
  keep('open');
  elsewhere(null);
  expect(chosen()).toBeNull();
  elsewhere('classic');
  expect(chosen()).toBe('classic');
});
