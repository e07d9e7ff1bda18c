// @vitest-environment happy-dom
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps a score that was reported while an older list is on its way', async () => {
  const joined = vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  const answered = Promise.withResolvers<void>();
  const fetch: Fetch = async () => {
    await answered.promise;
    const rows = [{ card: 'c1', t1_g1_score: 4 }];
    return new Response(JSON.stringify(rows), { headers: { 'Content-Type': 'application/json' } });
  };
  vi.stubGlobal('fetch', fetch);
  // Its client takes the `fetch` there is when it is loaded.
  const { useScores } = await import('./useScores.ts');
  const { result } = renderHook(() => useScores('t1'));
  await waitFor(() => expect(joined).toHaveBeenCalled());
  const [, hear] = joined.mock.calls[0] ?? [];
  const data = { card: 'c1', t1_g1_score: 5 };
  await act(async () => hear?.({ room: 'score:t1', event: 'score', position: '7', until: '7', data }));
  answered.resolve();
  await waitFor(() => expect(result.current).toMatchObject([{ card: 'c1', t1_g1_score: 5 }]));
});
