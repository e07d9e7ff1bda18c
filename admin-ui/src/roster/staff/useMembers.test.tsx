// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { useMembers } from './useMembers.ts';

interface AddingProps {
  readonly already?: true | undefined;
  readonly removed?: (...of: readonly unknown[]) => void;
}

function Adding({ already, removed }: AddingProps) {
  const members = useMembers({
    add: async () => ({ message: 'added', ...(already && { already }) }),
    remove: async (...of) => {
      removed?.(...of);
      return {};
    },
    lossOf: () => '',
  });
  const ana = { ref_id: 'ana', name: 'Ana', count: 2, wait_count: 1 };
  return (
    <>
      <button type="button" onClick={() => void members.add('ana')}>
        Add
      </button>
      <button type="button" onClick={() => void members.remove(ana)}>
        Take off
      </button>
    </>
  );
}

it.each([
  ['takes back an addition', undefined, 1],
  ['takes nobody off the list, and out of their shifts, who was on it before', true, 0],
] as const)('Undo %s', async (_, already, undos) => {
  drawInTournament(<Adding already={already} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByText(/added|Registered/);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(undos);
});

it('names the shifts it showed of whom it removes, none where it takes back an addition', async () => {
  const removed = vi.fn();
  drawInTournament(<Adding removed={removed} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take off' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(removed.mock.calls).toEqual([
    ['ana', 0],
    ['ana', 3],
  ]);
});
