// @vitest-environment happy-dom
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ZONE_OPTIONS } from './basicSections.tsx';
import { ZoneKeep } from './ZoneKeep.tsx';

const SHIFT = { sid: 's1', start: '2027-03-06T13:00:00.000Z', time_zone: 'US/Eastern' };

function Setup({ sent }: { readonly sent: object[] }) {
  const form = useKitForm({
    defaults: { time_zone: 'US/Eastern', keep: 'wall' },
    onSubmit: async (values) => sent.push(values),
  });
  return (
    <Form form={form} label="Setup">
      <FormSelect name="time_zone" label="Zone" options={ZONE_OPTIONS} />
      <ZoneKeep tid="t1" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function draw(shifts: readonly object[]) {
  const sent: object[] = [];
  drawInTournament(<Setup sent={sent} />, (url) => (url.startsWith('/api/getShifts/') ? shifts : []));
  return { sent, zone: await screen.findByLabelText('Zone'), user: userEvent.setup() };
}

it('asks what another zone does to shifts, by the hours of the first', async () => {
  const { sent, zone, user } = await draw([SHIFT]);
  expect(screen.queryByRole('radio')).toBeNull();
  await user.selectOptions(zone, 'US/Central');
  const wall = await screen.findByRole('radio', { name: 'Keep the hours on the clock (08:00 stays 08:00)' });
  expect(wall).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Keep the instants (08:00 becomes 07:00)' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ time_zone: 'US/Central', keep: 'instant' }]));
  await user.selectOptions(zone, 'US/Eastern');
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[1]).toEqual({ time_zone: 'US/Eastern', keep: 'wall' }));
});

it('asks nothing of a tournament without shifts', async () => {
  const { zone, user } = await draw([]);
  await user.selectOptions(zone, 'US/Central');
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('radio')).toBeNull();
});
