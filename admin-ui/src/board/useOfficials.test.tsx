// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useOfficials } from './useOfficials.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('expects those of the new day at a desk that stayed open over night', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  let shifts = ['yesterday'];
  const client = createClient({
    fetch: async (url) =>
      Response.json(url.includes('getCheckinList') ? [{ shifts }] : { user: null, tournaments: [] }),
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        {children}
      </KitRoot>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useOfficials('t1'), { wrapper });
  await waitFor(() => expect(result.current?.data).toEqual([{ shifts: ['yesterday'] }]));
  shifts = ['today'];
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await waitFor(() => expect(result.current.data).toEqual([{ shifts: ['today'] }]));
});
