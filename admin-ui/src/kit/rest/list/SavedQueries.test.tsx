// @vitest-environment happy-dom

import { ConfirmProvider } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, memoryStore, StoreContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SavedQueries } from './SavedQueries.tsx';

const sort = { field: 'name', order: 'ASC' };
const queryOf = (label: string, q: string) => ({ label, value: { filter: { q }, sort, perPage: 50 } });

it('a query is removed, and no other, on whatever number of rows a page has by then', async () => {
  const store = memoryStore({ 'people.savedQueries': [queryOf('Anas', 'ana'), queryOf('Bens', 'ben')] });
  const list = { resource: 'people', filterValues: { q: 'ben' }, sort, perPage: 100, displayedFilters: {} };
  render(
    <StoreContextProvider value={store}>
      <MemoryRouter>
        <ConfirmProvider>
          <ListContextProvider value={list as never}>
            <SavedQueries />
          </ListContextProvider>
        </ConfirmProvider>
      </MemoryRouter>
    </StoreContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saved queries' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove this query' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Saved queries' }));
  const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(labels).toEqual(['Anas', 'Save this query']);
});
