// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { volunteer } from '../testing/crew.ts';
import { Pager } from './Pager.tsx';
import { useCrew } from './useCrew.ts';

function Crew() {
  const { crew, pager } = useCrew({ q: '' });
  return (
    <>
      {crew.data?.rows.map(({ ref_id, name }) => (
        <p key={ref_id}>{name}</p>
      ))}
      <Pager {...pager} />
    </>
  );
}

it('goes back a page where the last one has nobody left', async () => {
  const asked: number[] = [];
  drawInTournament<{ offset: number }>(<Crew />, (_, { offset }) => {
    asked.push(offset);
    return offset === 0 ? { rows: [volunteer('Ann', [])], total: 101 } : { rows: [], total: 100 };
  });
  await userEvent.click(await screen.findByRole('button', { name: /next/i }));
  await waitFor(() => expect(asked).toContain(100));
  // The page before stands there until the answer has come.
  await act(() => new Promise((done) => setTimeout(done, 100)));
  await screen.findByText('Ann Lee');
});
