// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TournamentProvider, useTournament } from '../../shell/tournament.tsx';
import { useUnsaved } from './useUnsaved.ts';

const tournaments = ['open', 'classic'].map((tid) => ({ tid, name: tid, admin_type: 'master' }));
const fetch: Fetch = async () => Response.json({ user: { ref_id: 'ada' }, tournaments });

/** A page with something typed, and what the palette does in it. */
function Page() {
  const { tournament, choose } = useTournament();
  useUnsaved(true);
  return (
    <button type="button" onClick={() => choose('classic')}>
      at {tournament?.tid}
    </button>
  );
}

it('asks before another tournament is chosen, with which the page begins anew', async () => {
  const root = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <Page />
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ path: '/admin', element: root }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin?tid=open'] })} />);
  const user = userEvent.setup();
  const answer = async (name: string) => {
    await user.click(await screen.findByText('at open'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  await answer('Cancel');
  await answer('Leave');
  expect(await screen.findByText('at classic')).toBeTruthy();
});
