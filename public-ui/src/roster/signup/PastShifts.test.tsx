// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PastShifts } from './PastShifts.tsx';

const show = (count: number) =>
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch: async () => new Response('{}') })}>
        <PastShifts count={count}>Yesterday</PastShifts>
      </KitRoot>
    </MemoryRouter>,
  );

it('folds away what is over until somebody asks for it', async () => {
  show(3);
  expect(screen.queryByText('Yesterday')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Over: 3', expanded: false }));
  expect(screen.getByText('Yesterday')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Over: 3', expanded: true })).toBeDefined();
});

it('is not there where nothing is over', () => {
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});
