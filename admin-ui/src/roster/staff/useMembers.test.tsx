// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { useMembers } from './useMembers.ts';

function Adding({ already }: { readonly already?: true }) {
  const members = useMembers({
    add: async () => ({ message: 'added', ...(already && { already }) }),
    remove: async () => ({}),
    lossOf: () => '',
  });
  return (
    <button type="button" onClick={() => void members.add('ana')}>
      Add
    </button>
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
