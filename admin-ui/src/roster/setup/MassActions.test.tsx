// @vitest-environment happy-dom

import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import * as rows from '../testing/rows.ts';
import { MassActions } from './MassActions.tsx';
import type { MassEdit } from './useMassEdit.ts';

const shift = { sid: 's1', tid: 't1', name: 'Morning', version: 1 } as unknown as ShiftRow;

interface ChosenProps {
  readonly first: ShiftRow;
  readonly work: MassEdit;
  readonly listed: (change: (now: ShiftRow) => void) => void;
}

/** One chosen shift of a live list. */
function Chosen({ first, work, listed }: ChosenProps) {
  const [now, setNow] = useState(first);
  useEffect(() => listed(setNow), [listed]);
  return <MassActions shifts={[now]} work={work} onDone={() => undefined} />;
}

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

it('sends of the spots by credential what was typed: what another desk has changed since the form was opened stays', async () => {
  const sent: unknown[] = [];
  const work: MassEdit = {
    progress: null,
    refused: [],
    run: async (shifts, change) => {
      const send = async (_: unknown, { body }: { body?: unknown }) => sent.push(body);
      for (const one of shifts) await change(send as unknown as Parameters<typeof change>[0], one);
      return shifts.length;
    },
  };
  const before = { ...rows.shift('s1', 8, 12), spots: 3, certified: 1, level_two: 2, level_one: 0, none: 0 };
  let meanwhile: (now: ShiftRow) => void = () => undefined;
  const listed = (change: typeof meanwhile) => {
    meanwhile = change;
  };
  drawInTournament(<Chosen first={before} work={work} listed={listed} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Spots' }));
  await act(async () => meanwhile({ ...before, spots: 6, certified: 4, version: 2 }));
  const levelTwo = screen.getByLabelText('Level 2');
  await userEvent.clear(levelTwo);
  await userEvent.type(levelTwo, '3');
  await userEvent.click(screen.getByRole('button', { name: /^Change 1/ }));
  await waitFor(() => expect(sent).toEqual([{ sid: 's1', version: 2, level_two: 3 }]));
});

it('says once why the chosen shifts are deleted, in each of them', async () => {
  const sent: unknown[] = [];
  const work: MassEdit = {
    progress: null,
    refused: [],
    run: async (shifts, change) => {
      const send = async (_: unknown, { body }: { body?: unknown }) => {
        sent.push(body);
        return { message: 'deleted' };
      };
      for (const one of shifts) await change(send as unknown as Parameters<typeof change>[0], one);
      return shifts.length;
    },
  };
  const shifts = [{ ...rows.shift('s1', 8, 12), count: 2 }, rows.shift('s2', 12, 16)];
  drawInTournament(<MassActions shifts={shifts} work={work} onDone={() => undefined} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.type(await screen.findByLabelText(/^Reason \(optional/), 'Rain');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { tid: 't', people: 2, reason: 'Rain' },
      { tid: 't', people: 0, reason: 'Rain' },
    ]),
  );
});
