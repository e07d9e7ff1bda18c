// @vitest-environment happy-dom
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { SignAgain } from './staffSections.tsx';

const CHOICE = { name: 'Everybody must sign the new text' };

function Setup({ sent }: { readonly sent: object[] }) {
  const form = useKitForm({
    defaults: { volunteer_waiver: 'Care', sign_again: false },
    onSubmit: async (values) => sent.push(values),
  });
  return (
    <Form form={form} label="Setup">
      <FormText kind="text" name="volunteer_waiver" label="Waiver" />
      <SignAgain tid="t1" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function draw(signatures: number) {
  const sent: object[] = [];
  drawInTournament(<Setup sent={sent} />, () => ({ texts: [], signatures }));
  const input = await screen.findByLabelText('Waiver');
  return { sent, input, user: userEvent.setup() };
}

it('asks whether everybody signs again, while the text is another and somebody has signed', async () => {
  const { sent, input, user } = await draw(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(input, 's');
  await user.click(await screen.findByRole('checkbox', CHOICE));
  screen.getByText(/^Signatures that count now: 3\./);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ volunteer_waiver: 'Cares', sign_again: true }]));
  await user.type(input, '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ volunteer_waiver: 'Care', sign_again: false });
});

it('asks nothing while nobody has signed', async () => {
  const { input, user } = await draw(0);
  await user.type(input, 's');
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
