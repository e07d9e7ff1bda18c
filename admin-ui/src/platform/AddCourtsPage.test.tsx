// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AddCourtsPage } from './AddCourtsPage.tsx';

class NoSocket {
  close() {}
}

it('keeps the name of a court that was refused, and empties its field once the court is there', async () => {
  vi.stubGlobal('WebSocket', NoSocket);
  const answers = [
    Response.json({ message: 'A court is called so' }, { status: 409 }),
    Response.json({ message: 'Court added' }),
  ];
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session') return Response.json({ user: { ref_id: 'ada' }, tournaments: [] });
    if (url.endsWith('addOneCourt')) return answers.shift() ?? Response.error();
    return Response.json({ name: 'Dallas Open', courts: [] });
  };
  const element = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <AddCourtsPage />
    </KitRoot>
  );
  const router = createMemoryRouter([{ path: '/:tid', element }], { initialEntries: ['/t1'] });
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText<HTMLInputElement>(/^One court by its name/);
  await userEvent.type(field, 'Stadium{Enter}');
  await screen.findByText('A court is called so');
  expect(field.value).toBe('Stadium');
  await userEvent.type(field, '{Enter}');
  await screen.findByText('Court added');
  await waitFor(() => expect(field.value).toBe(''));
  vi.unstubAllGlobals();
});
