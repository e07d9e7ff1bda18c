// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LineRow } from './LineRow.tsx';
import type { LinePerson } from './line.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });

const show = (checked_in_at: string) => {
  const person = {
    ref_id: 'ann',
    first: 'Ann',
    last: 'Lee',
    credentials: null,
    place: 'duty',
    checked_in_at,
  };
  render(
    <MemoryRouter>
      <KitRoot app="public" client={client}>
        <LineRow person={person as unknown as LinePerson} tid="t" zone="US/Eastern" />
      </KitRoot>
    </MemoryRouter>,
  );
};

it('says of whom the evening before did not check out on which day they came', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T13:00:00.000Z') });
  show('2026-03-08T12:40:00.000Z');
  expect(screen.getByText('Checked in 8:40 am')).toBeTruthy();
  cleanup();
  show('2026-03-07T13:00:00.000Z');
  expect(screen.getByText('Checked in Sat 03/07 8:00 am')).toBeTruthy();
});

it('keeps the place of the keys at the button that was pressed, for the next person in the list', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const ann = {
    ref_id: 'ann',
    first: 'Ann',
    last: 'Lee',
    credentials: null,
    place: null,
    checked_in_at: null,
  };
  const asked = createClient({
    fetch: async (url) =>
      url === '/auth/session'
        ? Response.json({ user: { ref_id: 'ann', first: 'Ann' }, tournaments: [] })
        : promise,
  });
  render(
    <MemoryRouter>
      <KitRoot app="public" client={asked}>
        <LineRow person={ann as unknown as LinePerson} tid="t" zone="US/Eastern" />
        <input aria-label="Search" />
      </KitRoot>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: 'Check in Ann Lee' });
  button.focus();
  button.click();
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  // As browsers do to a button that waits. This one leaves it there, so it goes by way of another place.
  screen.getByLabelText('Search').focus();
  screen.getByLabelText('Search').blur();
  resolve(Response.json({ message: 'saved' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
