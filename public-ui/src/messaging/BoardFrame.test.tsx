// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { BoardFrame } from './BoardFrame.tsx';

beforeEach(() => localStorage.clear());

it("offers the person's own tournaments where none was chosen, each once", async () => {
  const at = (tid: string, tournament: string) => ({ tid, tournament, location: 'Dallas, TX' });
  const answers: Record<string, unknown> = {
    '/auth/session': {
      user: { ref_id: 'ana', first: 'Ana' },
      tournaments: [
        { tid: 't2', name: 'Austin Open', status: 'published' },
        { tid: 't3', name: 'Waco Open', status: 'draft' },
      ],
    },
    '/api/getIndividualSchedule/ana': [at('t1', 'Dallas Open'), at('t1', 'Dallas Open')],
    '/api/t/getTournament/t1': { tid: 't1', name: 'Dallas Open', time_zone: 'US/Central' },
  };
  const fetch: Fetch = async (url) =>
    new Response(JSON.stringify(answers[url] ?? {}), { headers: { 'Content-Type': 'application/json' } });
  render(
    <MemoryRouter initialEntries={['/signup/referee/messageboard?category=line']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <BoardFrame title="Message Board" login="Please log in">
          {({ tid, category }) => `${tid} ${category}`}
        </BoardFrame>
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'Austin Open' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Waco/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dallas Open · Dallas, TX' }));
  expect(await screen.findByText('t1 line')).toBeTruthy();
});
