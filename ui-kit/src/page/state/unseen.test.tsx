// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../CopyButton.tsx';
import { Answered } from './Answered.tsx';
import { ToastProvider, type Toasts, useToast } from './Toast.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const region = () => document.querySelector('body > div[aria-live=polite]');

// The toast of another test in the page that they share would silence what is told at once.
beforeEach(() => setTimeout(200));

const told = () => region()?.textContent ?? '';

let toast: Toasts | undefined;

function Said() {
  toast = useToast();
  return null;
}

describe('screen readers are told', () => {
  it('how many rows came once a list was loaded, and nothing of a list that was there', async () => {
    const reading = (data: readonly string[] | undefined) => ({ data, error: null, refetch: () => null });
    const list = (data?: readonly string[]) => (
      <ToastProvider>
        <Said />
        <Answered key={data?.[0] === 'Cy' ? 'other' : 'list'} of={reading(data)} loading="list">
          {(rows) => rows.join()}
        </Answered>
      </ToastProvider>
    );
    const { rerender } = render(list());
    rerender(list(['Ann', 'Bo']));
    await waitFor(() => expect(told()).toBe('2 found'));
    toast?.unseen('done');
    await waitFor(() => expect(told()).toBe('Done'));
    rerender(list(['Cy']));
    await screen.findByText('Cy');
    expect(told()).toBe('Done');
  });

  it('in a dialog too, the last of several, and nothing beside a toast', async () => {
    render(
      <ToastProvider>
        <Said />
      </ToastProvider>,
    );
    toast?.unseen('loaded');
    region()?.setAttribute('aria-hidden', 'true');
    toast?.unseen('loaded', 2);
    await waitFor(() => expect(told()).toBe('2 found'));
    expect(region()?.hasAttribute('aria-hidden')).toBe(false);
    // The first has to load its looks.
    act(() => toast?.success('First'));
    await screen.findByText('First');
    toast?.unseen('done');
    act(() => toast?.success('Saved'));
    await screen.findByText('Saved');
    toast?.unseen('done');
    await setTimeout(200);
    expect(told()).toBe('2 found');
  });
});

it('a clipboard that refuses is said', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('isSecureContext', true);
  render(
    <ToastProvider>
      <CopyButton text="code" />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Could not be copied.');
  expect(screen.queryByText('Copied')).toBeNull();
});
