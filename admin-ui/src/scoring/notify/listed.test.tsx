// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { NotifyForm } from './NotifyForm.tsx';

const PLAYERS = ['Ann', 'Bea'].map((name) => ({ pid: name, name, phone: null }));
const MATCH = { mid: 'm1', number: '31', t1p1: 'Ann', t1p2: null, t2p1: 'Bea', t2p2: null, court: '4' };
const ANSWERS: Readonly<Record<string, object>> = {
  getPlayers: PLAYERS,
  getMatchList: [MATCH],
  getCourtNumbers: { left: [{ court_num: '4', court_order: 1 }], right: [] },
};

it('calls a match of the list with those who play it, on its court', async () => {
  const sent: unknown[] = [];
  drawInTournament(
    <NotifyForm />,
    (url, body) => {
      const answer = Object.entries(ANSWERS).find(([call]) => url.includes(call));
      if (answer) return answer[1];
      sent.push(body);
      return { message: 'Message Sent', sid: 's', texted: 0 };
    },
    { search: '&listed=m1' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ t1p1: 'Ann', t2p1: 'Bea', court: '4', sysid: 'm1', matchId: '31' }]),
  );
});
