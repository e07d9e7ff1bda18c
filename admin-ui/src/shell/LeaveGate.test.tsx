// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { LeaveGate } from './LeaveGate.tsx';
import { TournamentProvider, useTournament } from './tournament.tsx';

const tournaments = ['open', 'classic'].map((tid) => ({ tid, name: tid, admin_type: 'master' }));
const fetch: Fetch = async () => Response.json({ user: { ref_id: 'ada' }, tournaments });

/** The page, with a list behind it in the history. */
function show(page: ReactNode) {
  const at = (element: ReactNode) => (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <LeaveGate>{element}</LeaveGate>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [
    { path: '/list', element: at('the list') },
    { path: '/admin', element: at(page) },
  ];
  const initialEntries = ['/list', '/admin?tid=open'];
  const router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}

const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** A page with something typed, and what the palette does in it. */
function Typed() {
  const { tournament, choose } = useTournament();
  useLeaveQuestion(true);
  return (
    <button type="button" onClick={() => choose('classic')}>
      at {tournament?.tid}
    </button>
  );
}

it('asks before another tournament is chosen, with which the page begins anew', async () => {
  show(<Typed />);
  await userEvent.click(await screen.findByText('at open'));
  await answer('Cancel');
  await userEvent.click(await screen.findByText('at open'));
  await answer('Leave');
  expect(await screen.findByText('at classic')).toBeTruthy();
});

/** A page with a dialog over it. */
function WithDialog({ dialog }: { dialog: (close: () => void, open: boolean) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      the page
      {dialog(() => setOpen(false), open)}
    </>
  );
}

const bonus = (close: () => void, open: boolean) => (
  <FormDialog open={open} title="Bonus" defaults={{ note: '' }} onClose={close} onSubmit={async () => {}}>
    <FormText kind="text" name="note" label="Note" />
  </FormDialog>
);
const plain = (close: () => void, open: boolean) => (
  <Dialog open={open} onClose={close}>
    <input aria-label="Note" />
  </Dialog>
);

it.each([
  ['a form', bonus],
  ['fields of its own', plain],
])('closes a dialog with %s by Back, after a question where something was typed', async (_, dialog) => {
  const router = show(<WithDialog dialog={dialog} />);
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'late');
  await act(() => router.navigate(-1));
  await answer('Cancel');
  expect(note).toHaveProperty('value', 'late');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(() => router.navigate(-1));
  await answer('Leave');
  await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
  expect(screen.getByText('the page')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('the list')).toBeTruthy();
});

it('closes a dialog by Back without a question where nothing was typed', async () => {
  const router = show(<WithDialog dialog={bonus} />);
  await screen.findByRole('dialog');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('the page')).toBeTruthy();
});

it('takes a dialog that fades out for closed', async () => {
  const router = show(<WithDialog dialog={bonus} />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.MuiModal-root')).not.toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('the list')).toBeTruthy();
});

it('asks nothing where nothing was typed', async () => {
  const router = show('nothing typed');
  await screen.findByText('nothing typed');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('the list')).toBeTruthy();
});
