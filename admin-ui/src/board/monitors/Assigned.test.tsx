// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { Assigned } from './Assigned.tsx';

const court = {
  ...{ court_order: 3, court_num: '3', color: '', description: '' },
  ...{ ref_id: 'moe', first: 'Moe', last: 'Hall' },
};

it('names whom it shows at the court, so that it takes away and brings back over nobody else', async () => {
  const sent: unknown[] = [];
  drawInTournament<object>(<Assigned tid="t1" courts={[court]} />, async (_url, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return method === 'GET' ? [] : { message: 'Saved' };
  });
  await userEvent.click(await screen.findByRole('button', { name: /Moe Hall/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { court: '3', ref_id: null, seen: 'moe' },
      { court: '3', ref_id: 'moe', seen: null },
    ]),
  );
});
