// @vitest-environment happy-dom
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { SetupAnswer } from './section.ts';
import type { SetupSection } from './sections.tsx';

const Location = () => <FormText kind="text" name="location" label="location" />;
const About = () => <FormText kind="text" name="about" label="about" />;

const section = (id: string, Content: SetupSection['Content']): SetupSection => ({
  id,
  title: 'setup.general',
  for: 'staff',
  sum: (values) => [values.location, false, values.about],
  Content,
});

function Setup() {
  const form = useKitForm({
    defaults: { location: 'Dallas', about: 'Hard courts' },
    onSubmit: async () => {
      throw new CallFailed(400, 'about is too long', { about: 'is too long' });
    },
  });
  const content = { row: { num_of_courts: 24 } as SetupAnswer, generation: 0 };
  return (
    <Form form={form} label="Setup">
      <SectionCard section={section('location', Location)} open {...content} />
      <SectionCard section={section('about', About)} open={false} {...content} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('says in a folded head what the fields hold, and opens where a save finds a fault', async () => {
  drawInTournament(<Setup />, () => []);
  const about = (await screen.findByLabelText('about')).closest('details');
  expect(about?.open).toBe(false);
  expect(screen.getAllByText('Dallas, Hard courts')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('location'), ', TX');
  expect(screen.getAllByText('Dallas, TX, Hard courts')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(about?.open).toBe(true));
  expect(document.activeElement).toBe(screen.getByLabelText('about'));
});
