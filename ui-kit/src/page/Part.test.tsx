// @vitest-environment happy-dom
import { FIRST_VIEW } from '@courtcrew/domain/web/firstView.ts';
import { act } from '@testing-library/react';
import { lazy, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

// How long a page waits for its parts it counts from its own beginning.
beforeEach(() => void vi.resetModules());

let unmount = () => {};
afterEach(() => act(async () => unmount()));

/** A page with a part on its way, begun where `served` stands; answers what it shows and how to let the part come. */
async function begun(served: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Foot = lazy(() => promise);
  const { Part } = await import('./Part.tsx');
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = served;
  const root = createRoot(place);
  unmount = () => {
    root.unmount();
    place.remove();
  };
  await act(async () => {
    startTransition(() =>
      root.render(
        <>
          the page <Part fallback="waits">{<Foot />}</Part>
        </>,
      ),
    );
    await aMoment();
  });
  return {
    shown: () => place.textContent,
    come: () =>
      act(async () => {
        resolve({ default: () => 'the foot' });
        await aMoment();
      }),
  };
}

it('lets what the server drew stand until it has come', async () => {
  const { shown, come } = await begun(`<fieldset id="${FIRST_VIEW}">the page the foot</fieldset>`);
  expect(shown()).toBe('the page the foot');
  expect(document.getElementById(FIRST_VIEW)).not.toBeNull();
  await come();
  expect(shown()).toBe('the page the foot');
  expect(document.getElementById(FIRST_VIEW)).toBeNull();
});

it('is waited for by nothing where nothing was drawn', async () => {
  const { shown, come } = await begun('Dallas Open');
  expect(shown()).toBe('the page waits');
  await come();
  expect(shown()).toBe('the page the foot');
});
