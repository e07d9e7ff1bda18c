// @vitest-environment happy-dom

import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { MassActions } from './MassActions.tsx';
import type { MassEdit } from './useMassEdit.ts';

const shift = { sid: 's1', tid: 't1', name: 'Morning', version: 1 } as unknown as ShiftRow;

it('changes no waitlist where no number was typed', async () => {
  const chosen: number[] = [];
  const onDone = vi.fn();
  const work: MassEdit = {
    progress: null,
    refused: [],
    run: async (shifts) => {
      chosen.push(shifts.length);
      return shifts.length;
    },
  };
  drawInTournament(<MassActions shifts={[shift]} work={work} onDone={onDone} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Waitlist spots' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Change 1/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(chosen).toEqual([0]);
});
