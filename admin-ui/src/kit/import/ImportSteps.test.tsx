// @vitest-environment happy-dom

import type { DateOrders } from '@courtcrew/domain/contract/importing.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ImportSteps } from './ImportSteps.tsx';

const FAULTY = {
  data: [{ name: '', line: 2, typed: {}, findings: [] }],
  findings: [{ row: 2, column: 'name', text: 'is required' }],
  notes: [],
  questions: [],
  ok: false,
};
const OK = { ...FAULTY, findings: [], ok: true };

/** Lines that are read as faulty first and are right the second time. */
function Import() {
  const [readings, setReadings] = useState(0);
  const [isShown, setShown] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <>
      <ImportSteps
        columns={['name']}
        example="name"
        previewed={isShown ? (readings > 1 ? OK : FAULTY) : undefined}
        isReading={false}
        isSending={false}
        failure={null}
        clean={() => 'nothing wrong'}
        send={() => 'Add'}
        onRead={() => {
          setReadings(readings + 1);
          setShown(true);
        }}
        onSend={() => {
          setShown(false);
          setSent(true);
        }}
        done={sent && 'Added'}
      />
      <button type="button" onClick={() => setShown(false)}>
        Start over
      </button>
    </>
  );
}

it('keeps the lines that were typed while they are put right, and not once they were taken', async () => {
  const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        <Import />
      </KitRoot>
    </MemoryRouter>,
  );
  const lines = () => screen.findByLabelText<HTMLTextAreaElement>('Lines of the file');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.type(await lines(), 'name');
  await press('Preview');
  await press('Start over');
  expect((await lines()).value).toBe('name');
  await press('Preview');
  await press('Add');
  expect((await lines()).value).toBe('');
});

const ASKED = { column: 'name', cell: '03/04/2027', month: '2027-03-04', day: '2027-04-03' };

/** A file whose dates are asked about. */
function Doubtful({ read }: { readonly read: (csv: string, orders: DateOrders) => void }) {
  const [dates, setDates] = useState<DateOrders | null>(null);
  const isAnswered = dates !== null && 'name' in dates;
  return (
    <ImportSteps
      columns={['name']}
      example="name"
      previewed={dates ? { ...OK, questions: isAnswered ? [] : [ASKED], ok: isAnswered } : undefined}
      isReading={false}
      isSending={false}
      failure={null}
      clean={() => 'nothing wrong'}
      send={() => 'Add'}
      onRead={(csv, orders) => {
        read(csv, orders);
        setDates(orders);
      }}
      onSend={() => {}}
      done={null}
    />
  );
}
it('asks what is in doubt before it offers to send: which day, and which letters', async () => {
  const read = vi.fn();
  const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        <Doubtful read={read} />
      </KitRoot>
    </MemoryRouter>,
  );
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('name\nMu'),
    0xf1,
    ...new TextEncoder().encode('oz'),
  ]);
  await userEvent.upload(
    await screen.findByLabelText('Choose a file'),
    new File([bytes], 'names.csv', { type: 'text/csv' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Apr 3, 2027' }));
  expect(read).toHaveBeenLastCalledWith('name\nMuñoz', { name: 'day' });
  expect(screen.queryByText('nothing wrong')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Muńoz (Windows, Central Europe)');
  expect(read).toHaveBeenLastCalledWith('name\nMuńoz', { name: 'day' });
  expect(screen.getByText('nothing wrong')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
});
