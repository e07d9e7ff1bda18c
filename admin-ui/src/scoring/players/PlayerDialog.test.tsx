// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import type { Player } from './player.ts';

it('corrects of a player what was typed: another desk may have noted the phone meanwhile', async () => {
  const sent: unknown[] = [];
  const ann = { pid: 'p', name: 'Ann', club: '', phone: '' } as Player;
  drawInTournament(<PlayerDialog player={ann} onClose={() => undefined} />, (_, body) => {
    sent.push(body);
    return { message: 'Saved' };
  });
  await userEvent.type(await screen.findByLabelText('Club'), 'Bay');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'p', club: 'Bay', seen: { club: '' } }]));
});
