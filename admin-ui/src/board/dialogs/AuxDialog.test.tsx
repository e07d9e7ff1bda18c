import type { BoardDesk } from '../desk/acts.ts';
// @vitest-environment happy-dom

import { courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AuxDialog } from './AuxDialog.tsx';

const ann = queueRow('ann', 1);
const bo = queueRow('bo', 2);

it('sends whom it shows, also where another desk has given that person work meanwhile', async () => {
  const sent: unknown[] = [];
  const client = createClient({
    fetch: async (_, { body }) => {
      if (body) sent.push(JSON.parse(body));
      return Response.json({ message: 'Assigned', id: 'x', undo: 1 });
    },
  });
  const dialog = (...queue: (typeof ann)[]) => {
    const board = { courts: [courtRow(1)], queue, aux: [], clipboards: [] };
    const desk = { tid: 't', board, outcomes: { tell: () => undefined } } as unknown as BoardDesk;
    return (
      <DataRoot client={client}>
        <AuxDialog desk={desk} onClose={() => undefined} />
      </DataRoot>
    );
  };
  const { rerender } = render(dialog(ann, bo));
  const person = await screen.findByLabelText<HTMLSelectElement>(/^Who/);
  rerender(dialog(bo));
  // Opened by a key, it begins with what is chosen first.
  expect(document.activeElement).toBe(screen.getByLabelText(/^Type/));
  const shown = person.value;
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent).toMatchObject([{ ref_id: shown }]));
});
