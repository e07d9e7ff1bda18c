// @vitest-environment happy-dom

import { keepFocus } from '@courtcrew/ui-kit/app/keepFocus.ts';
import { ConfirmProvider, useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Dialog from '@mui/material/Dialog';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, TestMemoryRouter } from 'react-admin';
import { expect, it, onTestFinished } from 'vitest';
import { actsColumn } from '../../table/columns.ts';
import { stayingRouter } from '../stayingRouter.ts';
import { useAboveList } from './AboveList.tsx';
import { ResourceList } from './ResourceList.tsx';

interface Bill {
  readonly id: string;
  readonly name: string;
  readonly paid: boolean;
}

interface World {
  bills: readonly Bill[];
  again: () => void;
}

/** Pays a bill by a dialog, or removes it after a question. */
function Acts({ bill, world }: { readonly bill: Bill; readonly world: World }) {
  const openAbove = useAboveList();
  const ask = useConfirm();
  const { id, name, paid } = bill;
  const change = (bills: readonly Bill[]) => {
    world.bills = bills;
    world.again();
  };
  const pay = () => change(world.bills.map((one) => (one.id === id ? { ...one, paid: true } : one)));
  const openPay = () =>
    openAbove((close) => (
      <Dialog open onClose={close} aria-label="Payment">
        <button
          type="button"
          onClick={() => {
            pay();
            close();
          }}
        >
          Done
        </button>
      </Dialog>
    ));
  const remove = async () => {
    if (await ask({ title: 'Remove?', action: 'Yes' })) change(world.bills.filter((one) => one.id !== id));
  };
  if (paid && name === 'Cyd') return <input type="checkbox" aria-label="W9" />;
  return (
    <>
      {paid ? (
        <button key="back" type="button">{`Take back ${name}`}</button>
      ) : (
        <button key="pay" type="button" onClick={openPay}>{`Pay ${name}`}</button>
      )}
      <button type="button" onClick={() => void remove()}>{`Remove ${name}`}</button>
    </>
  );
}

async function list() {
  onTestFinished(keepFocus(() => undefined));
  const queries = new QueryClient();
  const world: World = {
    bills: ['Ann', 'Ben', 'Cyd'].map((name) => ({ id: name, name, paid: false })),
    again: () => void queries.invalidateQueries(),
  };
  const provider: Partial<DataProvider> = {
    getList: (async () => ({ data: world.bills, total: world.bills.length })) as never,
  };
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter initialEntries={['/list']}>
        <ToastProvider>
          <ConfirmProvider>
            <CoreAdminContext
              queryClient={queries}
              dataProvider={provider as DataProvider}
              routerProvider={stayingRouter}
            >
              <ResourceList<Bill>
                resource="bills"
                caption="Bills"
                columns={[
                  { key: 'name', label: 'Name', value: ({ name }) => name, primary: true },
                  actsColumn('Actions', (bill) => <Acts bill={bill} world={world} />),
                ]}
                filters={[]}
                sort={{ field: 'name', order: 'ASC' }}
                empty={<p>None</p>}
                file="bills"
              />
            </CoreAdminContext>
          </ConfirmProvider>
        </ToastProvider>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByRole('button', { name: 'Pay Ben' });
  return userEvent.setup();
}

const focused = () => document.activeElement?.textContent;

it('leaves the focus to what stands where the button was that a dialog has done away with', async () => {
  const user = await list();
  screen.getByRole('button', { name: 'Pay Ben' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Done' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Take back Ben');
  await waitFor(() => expect(focused()).toBe('Take back Ben'));
});

it('leaves the focus within a row that has no button any more', async () => {
  const user = await list();
  screen.getByRole('button', { name: 'Pay Cyd' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Done' })).focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByLabelText('W9');
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('leaves the focus to the row that comes into the place of one that was removed', async () => {
  const user = await list();
  screen.getByRole('button', { name: 'Remove Ben' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Yes' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Remove Ben')).toBeNull());
  await waitFor(() => expect(focused()).toBe('Remove Cyd'));
});
