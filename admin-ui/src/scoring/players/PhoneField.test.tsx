// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePlayerColumns } from './columns.tsx';
import type { Player } from './player.ts';

const ANN = { id: 'p1', pid: 'p1', name: 'Ann Ace', club: '', phone: null } as unknown as Player;

afterEach(cleanup);

let show: (phone: string) => void;

function Cell() {
  const [phone, setPhone] = useState(ANN.phone);
  show = setPhone;
  return usePlayerColumns()
    .find(({ key }) => key === 'phone')
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

it('neither cuts nor saves a pasted number before it is whole, and says what it cannot read', async () => {
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
  const paste = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field.value).toBe(text);
    expect(saved).toEqual([]);
    await userEvent.tab();
  };
  await paste('919-555-0163 x204');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(saved).toEqual([]);
  await paste('+44 7801 076821');
  await waitFor(() => expect(saved).toEqual(['+44 7801 076821']));
});
