// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { CategoriesDialog } from './CategoriesDialog.tsx';

it('says with another name of a category which one stood there: another desk may have renamed it meanwhile', async () => {
  const sent: unknown[] = [];
  const user = userEvent.setup();
  drawInTournament(<CategoriesDialog onClose={() => undefined} />, (url, body) => {
    if (url.includes('getToDoCategories')) return [{ cid: 'food', category: 'Food' }];
    if (url.includes('editCategory')) sent.push(body);
    return [];
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Food' }));
  await user.type(screen.getByDisplayValue('Food'), ' and ice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ category: 'Food and ice', seen: { category: 'Food' }, tid: 't1' }]),
  );
});
