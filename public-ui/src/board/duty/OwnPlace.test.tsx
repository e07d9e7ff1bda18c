// @vitest-environment happy-dom
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { type Board, EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';
import { auxRow, courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnPlace } from './OwnPlace.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

interface Server {
  /** Tournaments in which Ana has a right. */
  readonly tournaments?: readonly object[];
  /** Said instead of finishing a match. */
  readonly refusal?: string;
  /** Trainers and line judges of today. */
  readonly line?: readonly object[];
}

const Known = () => !useSession().pending && <p>session is known</p>;

/** The page as Ana sees it; `sent` collects what finishing a match sends. */
function page(board: Partial<Board>, { tournaments = [], refusal = '', line = [] }: Server = {}) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (url, { body = '' }) => {
    if (url === '/auth/session')
      return json({ user: { ref_id: 'ana', first: 'Ana' }, admin: false, tournaments });
    if (url.startsWith('/api/getLineCheckin/')) return json(line);
    if (!url.startsWith('/api/finishMatch/')) return json([]);
    sent.push(JSON.parse(body));
    return refusal ? json({ message: refusal }, 409) : json({ message: 'Thank you for refereeing', undo: 7 });
  };
  vi.stubGlobal('fetch', fetch);
  const client = createClient({ fetch });
  const drawn = (now: Partial<Board>) => (
    <MemoryRouter>
      <KitRoot app="public" client={client}>
        <OwnPlace tid="t1" board={{ ...EMPTY_BOARD, ...now }} own="ana" />
        <Known />
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(drawn(board));
  const become = (now: Partial<Board>) => act(() => rerender(drawn(now)));
  return { user: userEvent.setup(), sent, become };
}

const match = (more: Partial<CourtRow> = {}) =>
  courtRow(7, { id: 'm1', ref_id: 'ana', start_time: '2030-03-05T14:00:00.000Z', ...more });
const finishButton = () => screen.findByRole('button', { name: 'Finish Match' });

describe('where the reader is', () => {
  it('is never said to be nowhere of a trainer who is checked in', async () => {
    page(
      {},
      {
        line: [{ ref_id: 'ana', first: 'Ana', last: 'Cruz', place: 'line', checked_in_at: null, shifts: [] }],
      },
    );
    await screen.findByText('You are checked in.');
    expect(screen.queryByText('You are not checked in here.')).toBeNull();
  });

  it('is said as a place in the queue', async () => {
    const others = ['bo', 'cy', 'di'].map((ref_id, rank) => queueRow(ref_id, rank));
    page({ queue: [...others, queueRow('ana', 4)] });
    expect(await screen.findByText('You are 4th in the queue')).toBeDefined();
    expect(screen.queryByText('You are up soon: stay near the desk.')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells the next few to stay near, and who has a break that the place is kept', async () => {
    page({ queue: [queueRow('ana', 1)] });
    expect(await screen.findByText('You are up soon: stay near the desk.')).toBeDefined();
    cleanup();
    page({ queue: [queueRow('ana', 1, { quick_break: true })] });
    expect(await screen.findByText('You are on a quick break; you keep your place.')).toBeDefined();
  });

  it('is said as an assignment beside a court', async () => {
    page({ aux: [auxRow('a1', { ref_id: 'ana' })] });
    expect(await screen.findByText('You are on an assignment: Match Starter')).toBeDefined();
  });

  it('is nowhere until the desk has checked them in, which staff of the tournament need not read', async () => {
    page({});
    expect(await screen.findByText('You are not checked in here.')).toBeDefined();
    cleanup();
    page({ queue: [queueRow('bo', 1)] }, { tournaments: [{ tid: 't1' }] });
    await screen.findByText('session is known');
    expect(screen.queryByText('You are not checked in here.')).toBeNull();
  });
});

describe('finishing the own match', () => {
  it('asks first, and sends the court and the match that was seen', async () => {
    const { user, sent } = page({ courts: [match()] });
    expect(await screen.findByText('You are on court 7')).toBeDefined();
    await user.click(await finishButton());
    const dialog = await screen.findByRole('dialog', { name: 'Finish the match on court 7?' });
    expect(dialog.textContent).toContain('You return to the end of the queue.');
    expect(sent).toEqual([]);
    await user.click(await finishButton());
    expect(await screen.findByText('Thank you for refereeing')).toBeDefined();
    expect(sent).toEqual([{ court_num: '7', id: 'm1' }]);
  });

  it('leaves the focus at the place in the queue that the referee has next', async () => {
    const { user, become } = page({ courts: [match()] });
    await user.click(await finishButton());
    await screen.findByRole('dialog');
    await user.click(await finishButton());
    await screen.findByText('Thank you for refereeing');
    become({ queue: [queueRow('ana', 1)] });
    const place = await screen.findByText('You are 1st in the queue');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(place)).toBe(true);
  });

  it('is offered to the second referee, and says that both return', async () => {
    const { user } = page({
      courts: [match({ ref_id: 'bo', first: 'Bo', last: 'Cole', second_ref_id: 'ana' })],
    });
    expect(await screen.findByText('with Bo Cole')).toBeDefined();
    await user.click(await finishButton());
    expect(await screen.findByText('Both referees return to the end of the queue.')).toBeDefined();
  });

  it('is not offered for the match of others', async () => {
    page({ courts: [match({ ref_id: 'bo', first: 'Bo', last: 'Cole' })] });
    await screen.findByText('You are not checked in here.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks after a gold medal match whether there was a tie-breaker', async () => {
    const { user, sent } = page({ courts: [match({ medal: 'Gold' })] });
    await user.click(await finishButton());
    expect(await screen.findByText('Was there a tie-breaker?')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Finish Match' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByText('The coordinator must finish this match. Please tell the desk.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Finish Match' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'No' }));
    await user.click(await finishButton());
    await waitFor(() => expect(sent).toEqual([{ court_num: '7', id: 'm1', tie_breaker: false }]));
  });

  it('says why it was refused', async () => {
    const { user } = page({ courts: [match()] }, { refusal: 'This match was finished meanwhile' });
    await user.click(await finishButton());
    await screen.findByRole('dialog');
    await user.click(await finishButton());
    expect(await screen.findByText('This match was finished meanwhile')).toBeDefined();
  });
});
