// @vitest-environment happy-dom
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCallsRoom, useOpenCalls } from './useOpenCalls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Calls() {
  useCallsRoom('t1');
  return <p>{useOpenCalls('t1').data?.length ?? 'none yet'}</p>;
}

it('misses no call that comes while the list is read for the first time', async () => {
  const joined = vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  const first = Promise.withResolvers<void>();
  const asked: (string | undefined)[] = [];
  const fetch: Fetch = async (_, { headers }) => {
    asked.push(headers['Courtcrew-Min-Position']);
    const isFirst = asked.length === 1;
    if (isFirst) await first.promise;
    const calls = isFirst ? [] : [{ nid: 'n1' }];
    return new Response(JSON.stringify(calls), { headers: { 'Content-Type': 'application/json' } });
  };
  vi.stubGlobal('fetch', fetch);
  render(
    <DataRoot>
      <Calls />
    </DataRoot>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  const [, hear] = joined.mock.calls[0] ?? [];
  const place = { position: '7', until: '9' };
  await act(async () => hear?.({ room: 'notification:t1', event: 'notification', ...place, data: null }));
  first.resolve();
  await waitFor(() => expect(screen.getByText('1')).toBeTruthy());
  expect(asked.at(-1)).toBe('9');
});
