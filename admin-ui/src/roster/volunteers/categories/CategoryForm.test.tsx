// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import type { Category } from './category.ts';

const ice = {
  vcid: 'ice',
  name: 'Ice',
  description: 'Carry ice',
  court_monitor: false,
  show: true,
} as Category;

it('says with a change what stood there: another coordinator may have written something else meanwhile', async () => {
  const sent: unknown[] = [];
  drawInTournament(<CategoryForm category={ice} open onClose={() => undefined} />, (url, body) => {
    if (url.includes('editVolunteerCategory')) sent.push(body);
    return { message: 'saved' };
  });
  const user = userEvent.setup();
  await user.type(await screen.findByDisplayValue('Carry ice'), ' early');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const was = { name: 'Ice', description: 'Carry ice' };
  await waitFor(() => expect(sent).toEqual([{ description: 'Carry ice early', was, tid: 't1' }]));
});
