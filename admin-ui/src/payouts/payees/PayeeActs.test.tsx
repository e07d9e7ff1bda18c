// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AboveList } from '../../kit/rest/list/AboveList.tsx';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { PayButton } from './PayeeActs.tsx';
import type { PayeeRow } from './payees.ts';

const payee = (name: string, ...paid: readonly boolean[]) => {
  const items = paid.map((one, index) => ({ pid: String(index), amount: 0, paid: one }));
  return { ref_id: name, name, unpaid: 0, items } as unknown as PayeeRow;
};

it('pays whoever has an open prize, also one of no money, and nobody else', async () => {
  const fetch = async () => Response.json({ user: null, tournaments: [] });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <PayButton payee={payee('Ann', true, false)} />
        <PayButton payee={payee('Ben', true)} />
        <PayButton payee={payee('Cyd')} />
      </KitRoot>
    </MemoryRouter>,
  );
  const buttons = await screen.findAllByRole('button', { name: /Ann|Ben|Cyd/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Pay Ann']);
});

it('opens with the keys at the way it is paid', async () => {
  drawInTournament(
    <AboveList>
      <PayButton payee={payee('Ann', false)} />
    </AboveList>,
    () => [],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Ann' }));
  const first = await screen.findByLabelText(/^Payment/);
  expect(document.activeElement).toBe(first);
});
