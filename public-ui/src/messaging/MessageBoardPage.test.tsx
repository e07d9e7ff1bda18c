// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { MessageBoardPage } from './MessageBoardPage.tsx';

const BASIC = { tid: 't1', admin_type: 'basic', referee: false, line: false, volunteer: false };
const POST = {
  id: 'm1',
  name: 'Ben Lee',
  ref_id: 'ben',
  message: 'Rain',
  post_time: '2026-03-07T12:00:00.000Z',
};

it.each([
  ['a platform admin who runs no tournament', { utr_admin: 'main' }, [], 1],
  ['the desk of the section', {}, [{ ...BASIC, line: true }], 1],
  ['the desk of another section', {}, [{ ...BASIC, referee: true }], 0],
])('%s edits what others wrote: %#', async (_, rights, tournaments, buttons) => {
  const answers: Record<string, unknown> = {
    '/auth/session': { user: { ref_id: 'ana', first: 'Ana', ...rights }, tournaments },
    '/api/t/getTournament/t1': { tid: 't1', name: 'Dallas Open', time_zone: 'US/Central' },
    '/api/messageboard/getMessages': [{ ...POST, edited: false, edited_by: null }],
  };
  const fetch: Fetch = async (url) =>
    new Response(JSON.stringify(answers[url] ?? {}), { headers: { 'Content-Type': 'application/json' } });
  render(
    <MemoryRouter initialEntries={['/board/t1?category=line']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <Routes>
          <Route path="/board/:tid" element={<MessageBoardPage />} />
        </Routes>
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Rain')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /Edit/ })).toHaveLength(buttons);
});
