// @vitest-environment happy-dom
import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { QueueLine } from './QueueLine.tsx';

const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });

const show = (end_time: string) => {
  const row = { ref_id: 'ann', first: 'Ann', last: 'Lee', credentials: null, since: end_time, end_time };
  const entry = { row: row as QueueRow, position: 1, isChanged: false, isBusy: false };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        <QueueLine entry={entry} zone="UTC" onGrab={() => {}} />
      </KitRoot>
    </MemoryRouter>,
  );
};

it('says until when somebody stays, and that their shift is over', () => {
  show('2099-03-07T16:00:00.000Z');
  expect(screen.getByText('until 4:00 pm')).toBeTruthy();
  cleanup();
  show('2020-03-07T16:00:00.000Z');
  expect(screen.getByText('over 4:00 pm').title).toBe('Shift over');
});
