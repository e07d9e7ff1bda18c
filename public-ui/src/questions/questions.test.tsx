// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { type Gate, GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AnswerPage } from './AnswerPage.tsx';
import { AskPage } from './AskPage.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ROW = {
  qid: 'q1',
  question: 'Why?',
  answer: null,
  url: 'q1-x',
  asked: '2026-01-01T00:00:00.000Z',
  answered: null,
};

/** What is asked before a page is left. */
const gate: { current: Gate | null } = { current: null };

/** The pages at an address, what was sent from them, and what they read. */
function at(path: string, answers: Record<string, unknown>, user: object | null = null) {
  const sent: unknown[] = [];
  const read: string[] = [];
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const fetch: Fetch = async (url, { method, body }) => {
    if (url === '/auth/session') return json({ user, admin: false, tournaments: [] });
    if (method === 'GET') read.push(url);
    else {
      sent.push([url, JSON.parse(body ?? '')]);
      await new Promise((answered) => setTimeout(answered, 20));
    }
    return url in answers ? json(answers[url]) : json({ message: 'Not found' }, 404);
  };
  vi.stubGlobal('fetch', fetch);
  const within = (page: ReactNode) => (
    <GateContext value={gate}>
      <KitRoot app="public">{page}</KitRoot>
    </GateContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/question', element: within(<QuestionsPage />) },
      { path: '/question/submit', element: within(<AskPage />) },
      { path: '/question/answer/:url', element: within(<AnswerPage />) },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { sent, read };
}

describe('questions', () => {
  it('are listed with their answers; whoever may answer one that waits is led there', async () => {
    const answered = { ...ROW, qid: 'q2', question: 'How?', answer: 'So.', url: null };
    at('/question', { '/api/getQuestions': [answered, ROW] });
    await screen.findByText('So.');
    const link = screen.getByRole('link', { name: 'Answer a question' });
    expect(link.getAttribute('href')).toBe('/question/answer/q1-x');
  });

  it('are asked by whoever is logged in', async () => {
    const { sent } = at(
      '/question/submit',
      { '/api/submitQuestion': { message: 'Question sent' } },
      { ref_id: 'mia' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send question' }));
    await screen.findByText('Question Required');
    await userEvent.type(screen.getByRole('textbox'), 'Why?');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await screen.findByText('Question sent');
    expect(sent).toEqual([['/api/submitQuestion', { question: 'Why?' }]]);
  });

  it('are asked after a login, which is all that the page is about until then', async () => {
    at('/question/submit', {});
    await screen.findByLabelText(/Email/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are not left unasked with what was typed, and left freely once they are sent', async () => {
    const user = { ref_id: 'mia' };
    at('/question/submit', { '/api/submitQuestion': { message: 'Question sent' } }, user);
    expect(gate.current).toBeNull();
    await userEvent.type(await screen.findByRole('textbox'), 'Why?');
    expect(gate.current).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    await screen.findByText('Question sent');
    expect(gate.current).toBeNull();
  });

  it('are answered under their link, which finds nothing afterwards', async () => {
    const answers = { '/api/getQuestion/q1-x': ROW, '/api/answerQuestion/': { message: 'Answer sent' } };
    const { sent, read } = at('/question/answer/q1-x', answers);
    await screen.findByText('Why?');
    await userEvent.type(screen.getByRole('textbox'), 'So.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Answer sent');
    expect(sent).toEqual([['/api/answerQuestion/', { qid: 'q1', url: 'q1-x', answer: 'So.' }]]);
    expect(read.filter((url) => url === '/api/getQuestion/q1-x')).toHaveLength(1);
    cleanup();
    at('/question/answer/q1-x', {});
    await screen.findByText(/^Sorry the question can not be found\. This can happen if/);
  });
});
