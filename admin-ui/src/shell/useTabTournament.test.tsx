// @vitest-environment happy-dom
import { VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { SessionContext } from '@courtcrew/ui-kit/session/session.tsx';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTabTournament } from './useTabTournament.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const KEY = 'courtcrew.tournament';

const SESSION = {
  ...VISITOR,
  pending: false,
  unreachable: false,
  refresh: async () => {},
  logout: async () => {},
};

/** What another tab of this browser does. */
const elsewhere = (tid: string | null) =>
  act(() => {
    if (tid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, tid);
    window.dispatchEvent(new Event('storage'));
  });

/** A tab, and the way to tell it that somebody has logged out, or in again. */
function tab() {
  let loggedOut = false;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={{ ...SESSION, loggedOut }}>{children}</SessionContext>
  );
  const { result, rerender } = renderHook(useTabTournament, { wrapper });
  return {
    chosen: () => result.current[0],
    keep: (tid: string) => act(() => result.current[1](tid)),
    hear: (isOut: boolean) => {
      loggedOut = isOut;
      rerender();
    },
  };
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
  const { chosen, keep, hear } = tab();
  keep('open');
  elsewhere(null);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  hear(true);
  expect(chosen()).toBeNull();
  expect(tab().chosen()).toBeNull();
  hear(false);
  elsewhere('classic');
  expect(chosen()).toBe('classic');
});

it('stays where a public page forgets the last choice, which is a draft to whoever has no session any more', () => {
  const { chosen, keep } = tab();
  keep('draft');
  elsewhere(null);
  expect(chosen()).toBe('draft');
});

it('takes a choice where the storage is full', () => {
  localStorage.setItem(KEY, 'classic');
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
  const { chosen, keep } = tab();
  keep('open');
  expect(chosen()).toBe('open');
  vi.unstubAllGlobals();
});
