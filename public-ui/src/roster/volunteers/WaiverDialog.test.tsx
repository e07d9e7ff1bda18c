// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { WaiverDialog } from './WaiverDialog.tsx';

/** A waiver that a coordinator changes, and what was signed of it. */
function server() {
  const world = { text: 'I will be careful.', reads: 0, signed: [] as unknown[] };
  const fetch: Fetch = async (url, init) => {
    if (url === '/auth/session') return Response.json({ user: { ref_id: 'ana', first: 'Ana', last: 'T' } });
    if (url.startsWith('/api/volunteer/getVolunteerWaiver/')) {
      world.reads += 1;
      return Response.json({ waiver: world.text, version: 1, digest: `of ${world.text}` });
    }
    const { digest, signature } = JSON.parse(init.body ?? '{}');
    const mismatch = 'Signature does not match your profile.';
    if (signature === 'Ana')
      return Response.json({ message: mismatch, errors: { signature: mismatch } }, { status: 400 });
    world.signed.push(digest);
    if (digest === `of ${world.text}`) return Response.json({ message: 'Waiver Signed' });
    return Response.json({ message: 'Please read it again', code: 'stale' }, { status: 409 });
  };
  return { world, fetch };
}

/** As a frame of the tournament's room does. */
function Stale() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      stale
    </button>
  );
}

it('has the text signed that was read, and shows another one that came meanwhile before it asks again', async () => {
  const { world, fetch } = server();
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <Stale />
        <WaiverDialog tid="t1" open goesOn={false} onClose={() => {}} onSigned={() => {}} />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('I will be careful.');
  world.text = 'I will pay for everything.';
  const user = userEvent.setup();
  fireEvent.click(screen.getByText('stale'));
  await waitFor(() => expect(world.reads).toBe(2));
  await user.type(await screen.findByLabelText(/^Your signature/), 'Ana T{Enter}');
  await screen.findByText('Please read it again');
  expect(world.signed).toEqual(['of I will be careful.']);
  await screen.findByText('I will pay for everything.');
  await user.type(screen.getByLabelText(/^Your signature/), '{Enter}');
  await waitFor(() => expect(world.signed).toHaveLength(2));
  expect(world.signed[1]).toBe('of I will pay for everything.');
});

it('still says which name to type once a signature was refused', async () => {
  const { fetch } = server();
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <WaiverDialog tid="t1" open goesOn={false} onClose={() => {}} onSigned={() => {}} />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('I will be careful.');
  await userEvent.setup().type(await screen.findByLabelText(/^Your signature/), 'Ana{Enter}');
  await screen.findByText('Signature does not match your profile.');
  await screen.findByText(/as in your profile: Ana T/);
});
