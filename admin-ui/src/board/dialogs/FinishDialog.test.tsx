import type { BoardDesk } from '../desk/acts.ts';
// @vitest-environment happy-dom

import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FinishDialog } from './FinishDialog.tsx';

const QUESTION = 'Gold medal match: was there a tie-breaker?';

/** The dialog of a match with a second and two who work beside the court. */
function dialog(medal: 'none' | 'Gold', second_ref_id = 'bo') {
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const match = {
    id: 'match-1',
    court_num: '1',
    medal,
    sysid: 'M7',
    start_time: '2030-03-05T14:00:00.000Z',
    estimated_amount: 25,
    second_ref_id,
    estimated_second_amount: 12.5,
    aux_assignments: [
      { id: 'starter', type: 'Match Starter', name: '', first: 'Dee', last: null },
      { id: 'judge', type: 'Line Judge', name: '', first: 'Eli', last: null },
    ],
  };
  const played = structuredClone(match);
  let isAsked = false;
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    isAsked = true;
    return new Response(JSON.stringify(method === 'PUT' ? { message: 'Match Finished', undo: 9 } : match), {
      headers: { 'Content-Type': 'application/json' },
    });
  };
  const desk = { tid: 't', outcomes: { tell: (outcome: unknown) => told.push(outcome) } };
  const court = courtRow(1, { id: 'match-1', first: 'Ana', second_ref_id: 'bo', second_first: 'Bo', medal });
  const client = createClient({ fetch });
  const opened = (on: typeof court | null) => (
    <DataRoot client={client}>
      {on && <FinishDialog desk={desk as unknown as BoardDesk} court={on} onClose={() => undefined} />}
    </DataRoot>
  );
  const { rerender } = render(opened(court));
  /** Closes it and opens it once more, after another desk has changed the match. */
  const again = (change: Partial<typeof played>, on: Partial<typeof court>) => {
    Object.assign(match, change);
    rerender(opened(null));
    rerender(opened({ ...court, ...on }));
  };
  return { sent, told, asked: () => isAsked, again, played, user: userEvent.setup() };
}

const finish = () => screen.getByRole('button', { name: 'Finish Match' });

describe('finishing a match', () => {
  it('begins with the estimates, ends what belongs to this match alone, and leaves another desk its medal', async () => {
    const { sent, told, user } = dialog('none');
    await screen.findByText('Lead: Ana');
    await user.click(finish());
    await waitFor(() => expect(told).toEqual([{ text: 'The match on court 1 is finished', undo: 9 }]));
    expect(sent).toEqual([
      {
        id: 'match-1',
        court_num: '1',
        amount: '25.00',
        paid: false,
        aux_assignments: ['judge'],
        second_ref_id: 'bo',
        secondAmount: '12.50',
        secondPaid: false,
      },
    ]);
  });

  it('pays the second whose name it shows, and nobody who came in the moment it was opened', async () => {
    const { sent, user } = dialog('none', 'cy');
    await screen.findByText('Second: Bo');
    await user.click(finish());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ second_ref_id: 'bo' })]));
  });

  it('begins with the match as it is by now, not as it was when it was opened before', async () => {
    const { sent, again, played, user } = dialog('none');
    await screen.findByText('Second: Bo');
    const [, judge] = played.aux_assignments;
    again(
      { second_ref_id: 'cy', estimated_second_amount: 10, aux_assignments: judge ? [judge] : [] },
      { second_ref_id: 'cy', second_first: 'Cy' },
    );
    await screen.findByText('Second: Cy');
    await user.click(finish());
    const now = { second_ref_id: 'cy', secondAmount: '10.00', aux_assignments: ['judge'] };
    await waitFor(() => expect(sent).toEqual([expect.objectContaining(now)]));
  });

  it('says the medal and the id of the match where they were chosen here', async () => {
    const { sent, user } = dialog('none');
    await screen.findByText('Lead: Ana');
    await user.selectOptions(screen.getByLabelText('Medal'), 'Bronze');
    await user.type(screen.getByLabelText('Match ID'), '8');
    await user.click(finish());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ medal: 'Bronze', sysid: 'M78' })]));
  });

  it('has the amount selected, so that one that is typed takes its place', async () => {
    const { sent, user } = dialog('none');
    await screen.findByDisplayValue('25.00');
    await user.keyboard('30');
    await user.click(finish());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ amount: '30' })]));
  });

  it('sends a comma as it is typed, which is all that some phones offer: the server tells thousands from cents', async () => {
    const { sent, user } = dialog('none');
    await user.clear(await screen.findByDisplayValue('25.00'));
    await user.type(screen.getByLabelText('Amount'), '27,5');
    await user.clear(screen.getByDisplayValue('12.50'));
    await user.type(screen.getByLabelText('Amount of the second'), '10,25');
    await user.click(finish());
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ amount: '27,5', secondAmount: '10,25' })]),
    );
  });

  it('takes no key of the browser for the answer to that question', async () => {
    const { asked, user } = dialog('Gold');
    await waitFor(() => expect(asked()).toBe(true));
    await user.keyboard('{Control>}s{/Control}');
    await expect(screen.findByText('Lead: Ana', {}, { timeout: 500 })).rejects.toThrow();
    await user.keyboard('s');
    await screen.findByText('Lead: Ana');
  });

  it('asks for the tie-breaker of a gold medal match first, and lets the desk finish either way', async () => {
    const { sent, user } = dialog('Gold');
    expect(screen.getByRole('dialog').textContent).toContain(QUESTION);
    expect(screen.queryByRole('button', { name: 'Finish Match' })).toBeNull();
    await user.keyboard('y');
    await screen.findByText('Lead: Ana');
    await user.click(finish());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ tie_breaker: true })]));
  });

  it('types no letter of the answer into the form that opens', async () => {
    const { asked, user } = dialog('Gold');
    await waitFor(() => expect(asked()).toBe(true));
    await user.keyboard('n');
    expect(await screen.findByDisplayValue('25.00')).toBe(document.activeElement);
  });

  it('asks, too, when the medal becomes gold only now', async () => {
    const { sent, user } = dialog('none');
    await user.selectOptions(await screen.findByLabelText('Medal'), 'Gold');
    await user.click(finish());
    expect(await screen.findByText('Please answer for a gold medal match')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByLabelText(/Tie-breaker/), 'no');
    await user.click(finish());
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ tie_breaker: false })]));
  });
});
