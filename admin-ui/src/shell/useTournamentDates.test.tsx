// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTournamentDates } from './useTournamentDates.ts';

it.each([
  ['2026-03-07', '2026-03-09', 'Mar 7 - 9, 2026'],
  ['2026-03-07', null, 'Mar 7, 2026 - Dates Needed'],
  [null, '2026-03-09', 'Dates Needed - Mar 9, 2026'],
  [null, null, 'Dates Needed'],
])('from %s to %s reads %s', (start, end_date, text) => {
  const { result } = renderHook(() => useTournamentDates());
  expect(result.current({ start, end_date })).toBe(text);
});
