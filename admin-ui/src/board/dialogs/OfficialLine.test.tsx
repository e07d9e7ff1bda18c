// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Official } from './checkinLines.ts';
import { OfficialLine } from './OfficialLine.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });

const show = (checked_in_at: string) => {
  const person = { ref_id: 'ann', first: 'Ann', last: 'Lee', credentials: null, shifts: [], checked_in_at };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        <OfficialLine person={person as unknown as Official} zone="US/Eastern" />
      </KitRoot>
    </MemoryRouter>,
  );
};

it('says of whom the evening before did not check out on which day they came', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-08T13:00:00.000Z') });
  show('2026-03-08T12:40:00.000Z');
  expect(screen.getByText('since 8:40 am')).toBeTruthy();
  cleanup();
  show('2026-03-07T13:00:00.000Z');
  expect(screen.getByText('since Sat 03/07 8:00 am')).toBeTruthy();
});
