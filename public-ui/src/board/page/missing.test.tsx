// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { MessageBoardPage } from '../../messaging/MessageBoardPage.tsx';
import { ScoresPage } from '../../scoring/ScoresPage.tsx';
import { ProceduresPage } from '../../tournaments/ProceduresPage.tsx';
import { MonitorPage } from '../monitor/MonitorPage.tsx';
import { BoardPage } from './BoardPage.tsx';

/** No network in these tests but the one they make. */
class NoSocket {
  close() {}
}

const pages: [string, ComponentType][] = [
  ['board', BoardPage],
  ['procedures', ProceduresPage],
  ['message board', MessageBoardPage],
  ['scores', ScoresPage],
  ['court monitor', MonitorPage],
];

it.each(pages)('says at the %s of a tournament that there is none', async (_, Page) => {
  vi.stubGlobal('WebSocket', NoSocket);
  const fetch: Fetch = async (url) =>
    url === '/auth/session'
      ? Response.json({ user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] })
      : Response.json({ message: 'Tournament not found', code: 'not-found' }, { status: 404 });
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter initialEntries={['/none']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <Routes>
          <Route path="/:tid" element={<Page />} />
        </Routes>
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: 'This tournament does not exist' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  vi.unstubAllGlobals();
});
