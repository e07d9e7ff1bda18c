// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseTournament, useChosenTournament } from './chosenTournament.ts';

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

const tab = () => {
  const { result } = renderHook(useChosenTournament);
  return () => result.current[0];
};

it('stays what it is in an open tab while another one is chosen elsewhere', () => {
  localStorage.setItem(KEY, 'open');
  const chosen = tab();
  elsewhere('classic');
  expect(chosen()).toBe('open');
  act(() => chooseTournament('masters'));
  expect(chosen()).toBe('masters');
});

it('begins in a new tab with the last choice', () => {
  chooseTournament('open');
  sessionStorage.clear();
  expect(tab()()).toBe('open');
});

it('is forgotten in all tabs by a logout in one', () => {
  chooseTournament('open');
  const chosen = tab();
  elsewhere(null);
  expect(chosen()).toBeNull();
  elsewhere('classic');
  expect(chosen()).toBe('classic');
});
