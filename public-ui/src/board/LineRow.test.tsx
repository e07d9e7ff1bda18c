// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen } from '@testing-library/react';
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
