// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ImportSteps } from './ImportSteps.tsx';

const FAULTY = {
  data: [{ name: '', findings: [] }],
  findings: [{ row: 1, column: 'name', text: 'is required' }],
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
        onFile={() => {
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
