import type { BoardDesk } from '../desk/acts.ts';
// @vitest-environment happy-dom

import { queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoteDialog } from './NoteDialog.tsx';

it('leaves alone what was not typed and another desk has written since', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { body }) => {
    sent.push(JSON.parse(body ?? ''));
    return Response.json({ message: 'Saved', undo: null });
  };
  const client = createClient({ fetch });
  const opened = queueRow('ann', 1, { note: 'Knee', tag: 'RED' });
  const dialog = (tag: string) => {
    const board = { queue: [{ ...opened, tag }] };
    const desk = { tid: 't', board, outcomes: { tell: () => undefined } } as unknown as BoardDesk;
    return (
      <DataRoot client={client}>
        <NoteDialog desk={desk} person={opened} onClose={() => undefined} />
      </DataRoot>
    );
  };
  const { rerender } = render(dialog('RED'));
  await userEvent.type(await screen.findByDisplayValue('Knee'), ' hurts');
  rerender(dialog('BLUE'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ ref_id: 'ann', note: 'Knee hurts', seen: { note: 'Knee' } }]));
});
