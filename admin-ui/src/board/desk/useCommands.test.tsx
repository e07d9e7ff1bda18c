// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useCommands } from './useCommands.ts';
import { useOutcome } from './useOutcome.ts';

it('marks a last match as it was seen to be pressed, whatever another desk has pressed at the same time', async () => {
  const bodies: unknown[] = [];
  const client = createClient({
    fetch: async (path, { body }) => {
      if (path.includes('lastMatch')) bodies.push(JSON.parse(body ?? ''));
      return Response.json({ message: 'saved', last_match: true });
    },
  });
  const { result } = renderHook(() => useCommands('t', useOutcome()), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <KitRoot app="admin" client={client}>
          {children}
        </KitRoot>
      </MemoryRouter>
    ),
  });
  await waitFor(() => expect(result.current).toBeTruthy());
  await result.current.markLast(queueRow('ann', 1));
  await result.current.markLast({ ...queueRow('ann', 1), last_match: true });
  expect(bodies).toEqual([
    { ref_id: 'ann', on: true },
    { ref_id: 'ann', on: false },
  ]);
});
