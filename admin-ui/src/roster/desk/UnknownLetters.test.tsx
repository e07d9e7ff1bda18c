// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { UnknownLetters } from './DeskDashboard.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't1' }) }));

it('counts what may not have arrived, and leads to it', async () => {
  const asked: unknown[] = [];
  const getList = (async (_: string, { filter }: { filter: unknown }) => {
    asked.push(filter);
    return { data: [{ id: 'm1' }], total: 3 };
  }) as unknown as DataProvider['getList'];
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch: async () => Response.json({ user: null }) })}>
        <CoreAdminContext dataProvider={{ getList } as DataProvider}>
          <UnknownLetters />
        </CoreAdminContext>
      </KitRoot>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: /that may not have arrived: 3$/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/desk/outbox?filter={"status":"unknown"}',
  );
  expect(asked[0]).toEqual({ status: 'unknown', tid: 't1' });
});
