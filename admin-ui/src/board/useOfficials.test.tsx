// @vitest-environment happy-dom
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inStaffApp } from '../shell/testing/inStaffApp.tsx';
import { useOfficials } from './useOfficials.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('expects those of the new day at a desk that stayed open over night', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  let shifts = ['yesterday'];
  const wrapper = inStaffApp(async (url) =>
    Response.json(url.includes('getCheckinList') ? [{ shifts }] : { user: null, tournaments: [] }),
  );
  const { result } = renderHook(() => useOfficials('t1'), { wrapper });
  await waitFor(() => expect(result.current?.data).toEqual([{ shifts: ['yesterday'] }]));
  shifts = ['today'];
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await waitFor(() => expect(result.current.data).toEqual([{ shifts: ['today'] }]));
});
