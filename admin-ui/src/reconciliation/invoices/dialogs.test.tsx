// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { BonusDialog } from './dialogs.tsx';
import type { Invoice } from './invoice.ts';

const invoice = (more: Partial<Invoice> = {}) =>
  ({ id: 't.i', person: 'Ann', bonus: 10, bonusDesc: null, ...more }) as Invoice;

it('keeps the bonus that another desk has given meanwhile under what it is for', async () => {
  const sent: unknown[] = [];
  const dialog = (of: Invoice) => <BonusDialog invoice={of} onClose={() => undefined} />;
  const draw = drawInTournament(dialog(invoice()), (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'Saved' };
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('What it is for'), 'Heat');
  draw(dialog(invoice({ bonus: 50 })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'i', bonusDesc: 'Heat', seen: { bonusDesc: '' } }]));
});

it('names the bonus that it was opened with, so that another desk’s is not changed unseen', async () => {
  const sent: unknown[] = [];
  drawInTournament(<BonusDialog invoice={invoice()} onClose={() => undefined} />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return { message: 'Saved' };
  });
  const user = userEvent.setup();
  const amount = await screen.findByRole('textbox', { name: 'Bonus' });
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'i', bonus: '20', seen: { bonus: '10' } }]));
});
