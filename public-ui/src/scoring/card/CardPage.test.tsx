// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardPage } from './CardPage.tsx';
import { pageReports } from './useReports.ts';
import { LanguageProvider } from './words.ts';

/** No live connection in these tests. */
class NoSocket {
  close() {}
}
beforeEach(() => vi.stubGlobal('WebSocket', NoSocket));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  pageReports.stale();
  vi.unstubAllGlobals();
});

const CARD = {
  ...{ sid: 's1', tid: 't1', card: 'c1', match_type: '1 to 15', gold: false, court_num: '5' },
  ...{ t1p1: 'ann', t1p2: null, t2p1: 'cyd', t2p2: null },
  ...{ t1p1_name: 'Ann Ace', t1p2_name: null, t2p1_name: 'Cyd Net', t2p2_name: null },
  ...{ t1_g1_score: null, t1_g2_score: null, t1_g3_score: null, t1_g4_score: null },
  ...{ t2_g1_score: null, t2_g2_score: null, t2_g3_score: null, t2_g4_score: null },
  ...{ winner: null, submitted: null, signature: null, sysid: '', match_id: '' },
  ...{ notified: '2026-07-04T12:00:00.000Z', finished: null },
};

/** A game nobody had reported before. */
const SAVED = { sid: 's1', type: 'g1t1', seen: { score: null, other: null } };

/** The card's server: what it was sent, and whether it can be reached. */
function opened(card: object = {}) {
  const world = {
    network: true,
    status: 200,
    card: { ...CARD, ...card } as Record<string, unknown>,
    /** Holds back the answers of readings made meanwhile. */
    held: null as Promise<unknown> | null,
  };
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (!world.network) throw new TypeError('Failed to fetch');
    const json = (answer: unknown, status = 200) =>
      new Response(JSON.stringify(answer), { status, headers: { 'Content-Type': 'application/json' } });
    if (body === undefined) {
      const answer = json(world.status === 200 ? world.card : { message: 'Gone' }, world.status);
      await world.held;
      return answer;
    }
    const said = JSON.parse(body);
    sent.push({ url, body: said });
    const isStale = said.seen && 'score' in said.seen && said.seen.score !== world.card.t1_g1_score;
    if (isStale) return json({ message: 'Somebody else', code: 'changed' }, 409);
    if (url.endsWith('reportScore'))
      Object.assign(world.card, { t1_g1_score: said.score, t2_g1_score: said.other });
    else
      Object.assign(world.card, { submitted: CARD.notified, winner: said.winner, signature: said.signature });
    return json({ message: url.endsWith('reportScore') ? 'Saved' : 'Match results have been submitted' });
  };
  render(<CardPage client={createClient({ fetch })} sid="s1" />);
  return { world, sent, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = async (user: ReturnType<typeof userEvent.setup>, team: string, score: string) => {
  const field = await screen.findByLabelText(`Score of ${team}, Game 1`);
  await user.clear(field);
  await user.type(field, score);
};

describe('a game', () => {
  it('that may not be played is folded, until the scores need it', async () => {
    const { user } = opened({ match_type: '2/3 to 11', t1_g1_score: 11, t2_g1_score: 5 });
    const third = (await screen.findAllByText(/^Game 3/))[0]?.closest('details');
    expect(third?.open).toBe(false);
    await user.type(screen.getByLabelText('Score of Ann Ace, Game 2'), '7');
    await user.type(screen.getByLabelText('Score of Cyd Net, Game 2'), '11');
    await waitFor(() => expect(third?.open).toBe(true));
  });

  it('refuses a slip of the finger where it was typed, and makes no other score of it', async () => {
    const { user, sent } = opened();
    await type(user, 'Ann Ace', '99');
    expect((screen.getByLabelText('Score of Ann Ace, Game 1') as HTMLInputElement).value).toBe('99');
    await screen.findByText('99 to 0 is no score: games go to 15, win by two');
    const save = (await button('Save Game 1')) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    expect(sent).toEqual([]);
    screen.getByText(/Wrong\? Call the desk/);
  });
});

describe('a score card', () => {
  it('says in Spanish how the match is played', async () => {
    const fetch: Fetch = async () => Response.json(CARD);
    render(
      <LanguageProvider value="es">
        <CardPage client={createClient({ fetch })} sid="s1" />
      </LanguageProvider>,
    );
    expect(await screen.findByText('1 a 15')).toBeTruthy();
  });

  it('saves both scores of a game together, and only ones that can happen', async () => {
    const { user, sent } = opened();
    await type(user, 'Ann Ace', '19');
    await type(user, 'Cyd Net', '7');
    expect(await button('Save Game 1')).toHaveProperty('disabled', true);
    expect(screen.getByRole('alert').textContent).toMatch(/^19 to 7 is no score: games go to 15/);
    await type(user, 'Ann Ace', '14');
    await user.click(await button('One more for Ann Ace, Game 1'));
    await user.click(await button('Save Game 1'));
    await screen.findByText('✓ Saved');
    expect(sent).toEqual([{ url: '/api/score/reportScore', body: { ...SAVED, score: 15, other: 7 } }]);
  });

  it('saves no half of a game, as it submits none', async () => {
    const { user, sent } = opened();
    await type(user, 'Ann Ace', '15');
    await user.click(await button('Save Game 1'));
    expect(screen.getByRole('alert').textContent).toContain('Missing Information');
    await user.click(await button('One less for Cyd Net, Game 1'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await button('Save Game 1'));
    await screen.findByText('✓ Saved');
    expect(sent.map(({ body }) => body)).toEqual([{ ...SAVED, score: 15, other: 0 }]);
  });

  it('leads keys and screen readers from a button that goes to what came of it', async () => {
    const { user } = opened();
    await type(user, 'Ann Ace', '15');
    await type(user, 'Cyd Net', '7');
    await user.click(await button('Save Game 1'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('✓ Saved'));
    await user.click((await screen.findAllByRole('button', { name: 'Ann Ace' }))[1] as HTMLElement);
    await user.click(await button('Submit match'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/have been submitted/));
  });

  it('says what is missing, and asks about a game that is not over', async () => {
    const { user, sent } = opened({ t1_g1_score: 11, t2_g1_score: 9 });
    await user.click(await button('Submit match'));
    expect((await screen.findByRole('alert')).textContent).toContain('Missing Information');
    await user.click((await screen.findAllByRole('button', { name: 'Ann Ace' }))[1] as HTMLElement);
    await user.click(await button('Submit match'));
    expect((await screen.findByRole('alert')).textContent).toBe('Game 1 is not over at 11 – 9.');
    expect(sent).toEqual([]);
    await user.click(await button('Submit all the same'));
    await screen.findByText('Match results have been submitted');
    expect(sent[0]?.body).toMatchObject({ winner: true, signature: 'Ann Ace', signer: 't1p1', score1T1: 11 });
  });

  it('submits what its fields show, saved or not, and nothing that cannot be', async () => {
    const { user, sent } = opened({ t1_g1_score: 11, t2_g1_score: 15 });
    await user.click((await screen.findAllByRole('button', { name: 'Ann Ace' }))[1] as HTMLElement);
    await type(user, 'Ann Ace', '19');
    await user.click(await button('Submit match'));
    expect(screen.getByRole('alert').textContent).toMatch(/^19 to 15 is no score/);
    expect(sent).toEqual([]);
    await type(user, 'Ann Ace', '17');
    await user.click(await button('Submit match'));
    await screen.findByText('Match results have been submitted');
    expect(sent[0]?.body).toMatchObject({ winner: true, score1T1: 17, score1T2: 15 });
  });

  it('lets whoever saves later choose, when another phone has saved meanwhile', async () => {
    const { user, world, sent } = opened();
    await type(user, 'Ann Ace', '15');
    await type(user, 'Cyd Net', '5');
    Object.assign(world.card, { t1_g1_score: 11, t2_g1_score: 15 });
    await user.click(await button('Save Game 1'));
    await screen.findByText('Another phone has saved 11 – 15. Yours: 15 – 5.');
    await user.click(await button('Save 15 – 5'));
    await screen.findByText('✓ Saved');
    expect(sent.at(-1)?.body).toMatchObject({ score: 15, other: 5, seen: { score: 11, other: 15 } });
  });

  it('tells whoever saved earlier that another phone has replaced it', async () => {
    const { user, world } = opened();
    await type(user, 'Ann Ace', '15');
    await type(user, 'Cyd Net', '5');
    await user.click(await button('Save Game 1'));
    await screen.findByText('✓ Saved');
    Object.assign(world.card, { t1_g1_score: 15, t2_g1_score: 7 });
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Another phone has saved 15 – 7. Yours: 15 – 5.');
    await user.click(await button('Submit match'));
    await user.click(await button('Take 15 – 7'));
    await screen.findByText('✓ Saved');
  });

  it('keeps what is pressed without a network, over a reload too, and sends it when there is one', async () => {
    const { user, world, sent } = opened();
    await type(user, 'Ann Ace', '15');
    await type(user, 'Cyd Net', '0');
    world.network = false;
    await user.click(await button('Save Game 1'));
    await screen.findByText('Waits for a network');
    cleanup();
    const later = opened();
    await waitFor(() => expect(later.sent).toHaveLength(1));
    expect(later.sent[0]?.body).toMatchObject({ score: 15, other: 0 });
    expect(sent).toEqual([]);
    await screen.findByText('✓ Saved');
  });

  it('does not go back to an older score that the network held up', async () => {
    const { world } = opened({ t1_g1_score: 5, t2_g1_score: 3 });
    const score = () => screen.findByLabelText<HTMLInputElement>('Score of Ann Ace, Game 1');
    await waitFor(async () => expect((await score()).value).toBe('5'));
    const { promise, resolve } = Promise.withResolvers();
    world.held = promise;
    window.dispatchEvent(new Event('online'));
    Object.assign(world, { held: null, card: { ...world.card, t1_g1_score: 11 } });
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect((await score()).value).toBe('11'));
    await act(async () => resolve(null));
    expect((await score()).value).toBe('11');
  });

  it('takes an answer that comes later than it would ask again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { world } = opened({ t1_g1_score: 5, t2_g1_score: 3 });
    const score = () => screen.findByLabelText<HTMLInputElement>('Score of Ann Ace, Game 1');
    await waitFor(async () => expect((await score()).value).toBe('5'));
    world.network = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/^No network/);
    const { promise, resolve } = Promise.withResolvers();
    Object.assign(world, { network: true, held: promise, card: { ...world.card, t1_g1_score: 11 } });
    vi.advanceTimersByTime(10_000);
    world.held = new Promise(() => undefined);
    vi.advanceTimersByTime(10_000);
    await act(async () => resolve(null));
    await waitFor(async () => expect((await score()).value).toBe('11'));
  });

  it('only reads once the match is submitted, and finds nothing under a dead link', async () => {
    const past = {
      t1_g1_score: 15,
      t2_g1_score: 3,
      submitted: CARD.notified,
      winner: true,
      signature: 'Ann',
    };
    const { world } = opened(past);
    await screen.findByText('Match Already Submitted');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Signed: Ann')).toBeTruthy();
    world.status = 404;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('This link is not good any more');
  });
});
