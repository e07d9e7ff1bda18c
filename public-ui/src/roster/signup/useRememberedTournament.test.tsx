// @vitest-environment happy-dom
import { chooseTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useRememberedTournament } from './TournamentFrame.tsx';

beforeEach(() => localStorage.clear());

const chosen = () => localStorage.getItem('courtcrew.tournament');
const OPEN = { open: true, unknown: false };
const LOADING = { open: false, unknown: false };

it('chooses the tournament a page was opened for, once', () => {
  const page = renderHook(({ tid, found }) => useRememberedTournament(tid, found), {
    initialProps: { tid: 't1', found: LOADING },
  });
  expect(chosen()).toBeNull();
  page.rerender({ tid: 't1', found: OPEN });
  expect(chosen()).toBe('t1');
  // A logout: the choice is forgotten, and everything is read again.
  chooseTournament(null);
  page.rerender({ tid: 't1', found: LOADING });
  page.rerender({ tid: 't1', found: OPEN });
  expect(chosen()).toBeNull();
  page.rerender({ tid: 't2', found: OPEN });
  expect(chosen()).toBe('t2');
});

it('forgets one that there is not', () => {
  chooseTournament('gone');
  renderHook(() => useRememberedTournament('gone', { open: false, unknown: true }));
  expect(chosen()).toBeNull();
});
