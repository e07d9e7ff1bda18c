// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import type { Category } from './category.ts';
import { useDeleteCategory } from './useDeleteCategory.ts';

const ushers = { vcid: 'ushers', tid: 't1', name: 'Ushers', shifts: 2 } as Category;

function Delete() {
  const remove = useDeleteCategory();
  return (
    <button type="button" onClick={() => void remove(ushers)}>
      remove
    </button>
  );
}

it('names the shifts that the question counted, so that no other desk’s goes with them', async () => {
  const sent: unknown[] = [];
  drawInTournament(<Delete />, (url, body) => {
    if (url.includes('deleteVolunteerCategory')) sent.push(body);
    return { message: 'deleted' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', shifts: 2 }]));
});
