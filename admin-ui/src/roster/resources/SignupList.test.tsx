// @vitest-environment happy-dom
import type { SignupChange } from '@courtcrew/domain/roster/contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DataProvider,
  DataProviderContext,
  ListContextProvider,
  type ListControllerResult,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { StepProvider } from '../../kit/undo/lastStep.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { type Signup, SignupActions } from './SignupList.tsx';

const signup = (ref_id: string, now: Partial<Signup> = {}): Signup => ({
  ...{ id: `at ${ref_id}`, shift_id: `at ${ref_id}`, tid: 't1', tournament: 'Open', sid: 's1', ref_id },
  ...{ first: ref_id, last: 'Lee', name: `${ref_id} Lee`, credentials: '', category: 'Line', shift: 'Gate' },
  ...{ start: '2030-03-05T14:00:00.000Z', end: '2030-03-05T18:00:00.000Z', time_zone: 'UTC' },
  ...{ waitlist: true, confirmed: false, status: 'Applied', signup_time: '2030-01-01T00:00:00.000Z' },
  ...now,
});

const ANN = signup('Ann');
const BEN = signup('Ben', { status: 'Selected', waitlist: false });
/** On another page. */
const CYD = signup('Cyd');

type Change = Pick<SignupChange, 'ref_id' | 'seen' | 'to'>;

/** The bar of a list with its line, over a server that refuses these people; what it was asked for, and what is selected. */
async function shown(selectedIds: readonly string[], refused: readonly string[] = []) {
  const asked: Change[][] = [];
  const onSelect = vi.fn();
  const getMany = vi.fn(async () => ({ data: [CYD] }));
  const list = { resource: 'signups', data: [ANN, BEN], selectedIds, onSelect };
  drawInTournament<{ changes: SignupChange[] }>(
    <StepProvider>
      <LastStepLine />
      <DataProviderContext.Provider value={{ getMany } as unknown as DataProvider}>
        <ListContextProvider value={list as unknown as ListControllerResult<Signup>}>
          <SignupActions />
        </ListContextProvider>
      </DataProviderContext.Provider>
    </StepProvider>,
    (_, { changes }) => {
      asked.push(changes.map(({ ref_id, seen, to }) => ({ ref_id, seen, to })));
      return changes.map(({ sid, ref_id }) => {
        const answer = { sid, ref_id, changed: !refused.includes(ref_id) };
        return answer.changed ? answer : { ...answer, refused: 'full', message: 'The shift is full' };
      });
    },
  );
  await screen.findByRole('button', { name: 'Confirm' });
  return { asked, onSelect, getMany, user: userEvent.setup() };
}

const line = () => document.querySelector('[data-place="undo"]')?.textContent;

it('changes what is selected on every page, keeps who is refused selected, and is undone by Ctrl Z', async () => {
  const { asked, onSelect, getMany, user } = await shown([ANN.id, BEN.id, CYD.id], ['Ben']);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(line()).toContain('2 confirmed. 1 refused: The shift is full'));
  expect(getMany).toHaveBeenCalledExactlyOnceWith('signups', { ids: [CYD.id] });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([BEN.id]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(line()).toBe('2 restored'));
  expect(asked).toEqual([
    [
      { ref_id: 'Ann', seen: 'Applied', to: 'Confirmed' },
      { ref_id: 'Ben', seen: 'Selected', to: 'Confirmed' },
      { ref_id: 'Cyd', seen: 'Applied', to: 'Confirmed' },
    ],
    [
      { ref_id: 'Ann', seen: 'Confirmed', to: 'Applied' },
      { ref_id: 'Cyd', seen: 'Confirmed', to: 'Applied' },
    ],
  ]);
});

it('asks before it removes, and puts back whom it removed', async () => {
  const { asked, getMany, user } = await shown([BEN.id]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(asked).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(line()).toBe('1 restored'));
  expect(asked).toEqual([
    [{ ref_id: 'Ben', seen: 'Selected', to: 'Removed' }],
    [{ ref_id: 'Ben', seen: 'Removed', to: 'Selected' }],
  ]);
  expect(getMany).not.toHaveBeenCalled();
});

it('says where there is nothing to change, and leaves the step before', async () => {
  const { asked, user } = await shown([BEN.id]);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await screen.findByText('Nothing to change');
  expect([asked, line()]).toEqual([[], '']);
});
