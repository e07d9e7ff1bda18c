// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { usePlayerColumns } from './columns.tsx';
import type { Player } from './player.ts';

const ANN = { id: 'p1', pid: 'p1', name: 'Ann Ace', club: '', phone: null } as unknown as Player;

let show: (phone: string) => void;

function Cell() {
  const [phone, setPhone] = useState(ANN.phone);
  show = setPhone;
  return usePlayerColumns()
    .find(({ source }) => source === 'phone')
    ?.cell?.({ ...ANN, phone });
}

it('keeps the cursor when its phone is saved, and shows one that somebody else saves', async () => {
  const saved: string[] = [];
  const fetch: Fetch = async (_, { body }) => {
    if (body !== undefined) saved.push(JSON.parse(body).phone);
    return Response.json({ user: null, tournaments: [] });
  };
  const root = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <Cell />
    </KitRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: root }])} />);
  const field: HTMLInputElement = await screen.findByRole('textbox');
  await userEvent.type(field, '8015550100');
  await waitFor(() => expect(saved).toEqual(['8015550100']));
  await act(async () => show('8015550100'));
  expect(document.activeElement).toBe(field);
  await act(async () => show('8015550199'));
  expect(field.value).toBe('8015550199');
});
