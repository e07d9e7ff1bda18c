// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { createClient } from '../data/client.ts';
import { useShare } from './useShare.ts';

afterEach(cleanup);

function Button() {
  const share = useShare();
  return (
    <button type="button" onClick={() => void share({ title: 'Open', path: '/signup/t1' })}>
      Share
    </button>
  );
}

function show() {
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch: async () => new Response('{}') })}>
        <Button />
      </KitRoot>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const URL_SHARED = `${window.location.origin}/signup/t1`;

it('offers what the device has, and says nothing where its owner thinks better of it', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const user = show();
  await user.click(screen.getByRole('button'));
  expect(share).toHaveBeenCalledWith({ title: 'Open', url: URL_SHARED });
  expect(screen.queryByText('Link copied')).toBeNull();
});

it('copies the link where the device has no such thing', async () => {
  vi.stubGlobal('isSecureContext', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = show();
  await user.click(screen.getByRole('button'));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(URL_SHARED);
});

it('says so where it could not be copied', async () => {
  vi.stubGlobal('isSecureContext', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button'));
  await screen.findByText('Could not be copied.');
});
