// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { createClient } from '../data/client.ts';
import { useAuxKind, useCategoryName } from './useCategoryName.ts';

beforeEach(() => localStorage.setItem('courtcrew.language', 'es'));
afterEach(() => localStorage.clear());

function Names() {
  const category = useCategoryName();
  const kind = useAuxKind();
  return <p>{[category('Referee'), category('Runner'), category('Other'), kind('Runner')].join(', ')}</p>;
}

it('leaves a category as the desk named it, though a kind of side work is called the same', async () => {
  const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });
  render(
    <MemoryRouter>
      <KitRoot app="public" client={client}>
        <Names />
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Árbitro, Runner, Other, Mensajero')).toBeTruthy();
});
