// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, type Toasts, useToast } from './Toast.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** To be said without a press. */
let said: Toasts | undefined;

function Buttons({ undo }: { undo: () => void }) {
  const toast = useToast();
  useEffect(() => {
    said = toast;
  }, [toast]);
  return (
    <>
      <button type="button" onClick={() => toast.success('removed', { undo })}>
        remove
      </button>
      <button type="button" onClick={() => toast.error('CONFLICT')}>
        fail
      </button>
    </>
  );
}

function page() {
  let undone = 0;
  render(
    <ToastProvider>
      <Buttons undo={() => undone++} />
    </ToastProvider>,
  );
  return { user: userEvent.setup(), undone: () => undone };
}

describe('a toast', () => {
  it('offers Undo where a command can be taken back, once', async () => {
    const { user, undone } = page();
    await user.click(screen.getByText('remove'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(undone()).toBe(1);
  });

  it('leaves the focus where it was, which keys of a list act on', async () => {
    const { user } = page();
    await user.click(screen.getByText('remove'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByText('remove'));
    await user.click(screen.getByText('fail'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByText('fail'));
  });

  it('makes room for the next, and a failure is an alert', async () => {
    const { user } = page();
    await user.click(screen.getByText('remove'));
    await screen.findByText('removed');
    await user.click(screen.getByText('fail'));
    expect((await screen.findByRole('alert')).textContent).toContain('CONFLICT');
    expect(screen.queryByText('removed')).toBeNull();
  });

  it('offers Undo again once there is a network that brings its looks', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = page();
    await user.click(screen.getByText('remove'));
    await screen.findByText('removed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    vi.restoreAllMocks();
    await user.click(screen.getByText('remove'));
    await screen.findByRole('button', { name: 'Undo' });
  });

  it('stays when the time of the one before ends just as it is said', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    page();
    act(() => said?.success('removed'));
    await screen.findByText('removed');
    act(() => {
      said?.error('CONFLICT');
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('CONFLICT');
  });
});
