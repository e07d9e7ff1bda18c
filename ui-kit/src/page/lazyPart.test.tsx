// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { LostPart } from './state/States.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(VenueMap: ReturnType<typeof lazyPart>) {
  render(
    <>
      <p>the board</p>
      <Suspense fallback={null}>
        <VenueMap />
      </Suspense>
    </>,
  );
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

it('is asked for once there is a network, and comes then', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn(async () => () => <p>the map</p>);
  show(lazyPart(load));
  await aMoment();
  expect(screen.getByText('the board')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the map')).toBeTruthy();
});

it('lets its page stand without it where its file cannot be had', async () => {
  show(
    lazyPart(async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    }),
  );
  await aMoment();
  expect(screen.getByText('the board')).toBeTruthy();
});

it('says that what its page is about is not there, and how to ask for it again', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  show(lazyPart(gone, LostPart));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('the board')).toBeTruthy();
});
