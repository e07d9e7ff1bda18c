// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PersonForm } from './PersonForm.tsx';
import type { Profile } from './personFields.ts';

const ANN = {
  ...{ ref_id: 'ann', email: 'ann@example.org', first: 'Ann', last: 'Lee', phone: '5551230000' },
  ...{ credentials: 'Certified', newsletter: true, venmo: '@ann', city: 'Naples' },
} as Profile;

it('leaves alone what was not touched: the person may have left the letters or moved their payments meanwhile', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT' || method === 'POST') sent.push(JSON.parse(body ?? '{}'));
    return Response.json(method === 'GET' ? { user: null, tournaments: [] } : { message: 'Profile updated' });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <PersonForm person={ANN} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }));
  await user.type(await screen.findByLabelText('City'), ' Beach');
  await save();
  await waitFor(() => expect(sent).toEqual([{ city: 'Naples Beach' }]));
  await user.type(screen.getByLabelText('State'), 'FL');
  await save();
  await waitFor(() => expect(sent).toEqual([{ city: 'Naples Beach' }, { state: 'FL' }]));
});
