// @vitest-environment happy-dom
import { auxRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inStaffApp } from '../../shell/testing/inStaffApp.tsx';
import { useCommands } from './useCommands.ts';
import { useOutcome } from './useOutcome.ts';

/** The commands of a desk, and what they have sent. */
async function desk(answer: object) {
  const sent: unknown[] = [];
  const wrapper = inStaffApp(async (_, { body }) => {
    if (body) sent.push(JSON.parse(body));
    return Response.json(answer);
  });
  const { result } = renderHook(() => useCommands('t', useOutcome()), { wrapper });
  await waitFor(() => expect(result.current).toBeTruthy());
  return { commands: result.current, sent };
}

it('marks a last match as it was seen to be pressed, whatever another desk has pressed at the same time', async () => {
  const { commands, sent } = await desk({ message: 'saved', last_match: true });
  await commands.markLast(queueRow('ann', 1));
  await commands.markLast({ ...queueRow('ann', 1), last_match: true });
  expect(sent).toEqual([
    { ref_id: 'ann', on: true },
    { ref_id: 'ann', on: false },
  ]);
});

it('deletes an assignment that it shows as under way, and none that another desk has finished', async () => {
  const { commands, sent } = await desk({ message: 'Deleted', undo: 1 });
  await commands.deleteAux(auxRow('x'));
  expect(sent).toEqual([{ id: 'x', tid: 't', under_way: true }]);
});
