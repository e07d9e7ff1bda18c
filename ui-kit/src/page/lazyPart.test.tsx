// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

afterEach(cleanup);

it('lets its page stand while its file cannot be had, and comes when the network is back', async () => {
  let asked = 0;
  const VenueMap = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the map</p>;
  });
  render(
    <>
      <p>the board</p>
      <Suspense fallback={null}>
        <VenueMap />
      </Suspense>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('the board')).toBeTruthy();
  expect(screen.queryByText('the map')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the map')).toBeTruthy();
});
