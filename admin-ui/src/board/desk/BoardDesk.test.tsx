// @vitest-environment happy-dom
import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersNobody, inStaffApp } from '../../shell/testing/inStaffApp.tsx';
import { useBoardDesk } from './BoardDesk.ts';

const ann = queueRow('ann', 1);
const bo = queueRow('bo', 2);
const boardOf = (...queue: QueueRow[]) => ({ courts: [courtRow(1)], queue, aux: [], clipboards: [] });

const wrapper = inStaffApp(async (...asked) =>
  String(asked[0]).includes('/getNotifications/') ? Response.json([]) : answersNobody(...asked),
);

it('holds nobody any more who has left the queue, whoever comes back to it', async () => {
  const { result, rerender } = renderHook(({ board }) => useBoardDesk('t', board), {
    wrapper,
    initialProps: { board: boardOf(ann, bo) },
  });
  await waitFor(() => expect(result.current).toBeTruthy());
  act(() => result.current.pickUp(bo));
  expect(result.current.carried).toBe(bo);

  // Another desk puts Bo on a court, and finishes the match later.
  rerender({ board: boardOf(ann) });
  expect(result.current.carried).toBeUndefined();
  rerender({ board: boardOf(ann, bo) });
  expect(result.current.carried).toBeUndefined();
});

it('finishes by Enter what is played on a court whose number was typed', async () => {
  const playing = courtRow(1, { id: 'm1' });
  const board = { ...boardOf(ann), courts: [playing] };
  const { result } = renderHook(() => useBoardDesk('t', board), { wrapper });
  await waitFor(() => expect(result.current).toBeTruthy());
  act(() => void result.current.press('enter', { at: 'court', court: playing.court_order }));
  expect(result.current.question).toEqual({ kind: 'finish', court: playing });
});
