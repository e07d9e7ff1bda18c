// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../state/Toast.tsx';
import { lazyDialog } from './lazyDialog.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface WithdrawProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Withdraw = ({ open, onClose }: WithdrawProps) =>
  open && (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Keep my shifts
      </button>
    </div>
  );

function Page({ WithdrawDialog }: { WithdrawDialog: ComponentType<WithdrawProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      <WithdrawDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** A page with a note, whose dialog's file comes as it is told to. */
function page(load: () => Promise<typeof Withdraw>) {
  render(
    <ToastProvider>
      <Page WithdrawDialog={lazyDialog<WithdrawProps>(load)} />
    </ToastProvider>,
  );
  const user = userEvent.setup();
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Withdraw' })) };
}

it('is loaded when it is opened, once', async () => {
  const load = vi.fn(async () => Withdraw);
  const { user, press } = page(load);
  expect(load).not.toHaveBeenCalled();
  await press();
  await user.click(await screen.findByRole('button', { name: 'Keep my shifts' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is not asked for without a network, which is said over the page as it was, and comes at the next press', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn(async () => Withdraw);
  const { user, press } = page(load);
  await user.type(screen.getByLabelText('Note'), 'my train is late');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'my train is late');
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await press();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('speaks of the network, not of a reload, where that is dead and the browser does not know', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user, press } = page(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await user.type(screen.getByLabelText('Note'), 'my train is late');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'my train is late');
});

it('says that the page must be loaded anew where its file is gone, and leaves it as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  const { user, press } = page(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await user.type(screen.getByLabelText('Note'), 'my train is late');
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Please reload the page');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'my train is late');
  expect(screen.queryByRole('dialog')).toBeNull();
});
