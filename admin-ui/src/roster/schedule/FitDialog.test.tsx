// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StepProvider, useTellStep } from '../../kit/undo/lastStep.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { shift, spot } from '../testing/rows.ts';
import { FitDialog, type Placed } from './FitDialog.tsx';

const applied = (...names: string[]) =>
  names.map((name, minute) =>
    spot(name, false, { shift_id: `row ${name}`, time: `2027-03-01T12:0${minute}:00Z` }),
  );
const future = (day: string) => ({
  date: `03/${day}/2100`,
  start: `2100-03-${day}T08:00:00.000Z`,
  end: `2100-03-${day}T12:00:00.000Z`,
});
const saturday = shift('sat', 8, 12, { ...future('06'), spots: 1, waitlist: applied('Ann', 'Ben') });
const sunday = shift('sun', 8, 12, { ...future('07'), spots: 2, waitlist: applied('Cy', 'Dee') });

function asked(placed: Placed, approved?: ReadonlySet<string>) {
  const onPlace = vi.fn(async () => placed);
  const onClose = vi.fn();
  drawInTournament(
    <FitDialog
      shifts={[saturday, sunday]}
      chosen={new Set(['sat', 'sun'])}
      approved={approved}
      onPlace={onPlace}
      onClose={onClose}
    />,
    () => ({
      payout: true,
      referee_approval_required: approved !== undefined,
      exact_match_scheduling: false,
    }),
  );
  return {
    onPlace,
    onClose,
    sent: () =>
      onPlace.mock.calls.flat(2).map((seat) => (seat as never as { spot: { first: string } }).spot.first),
  };
}

function Placing({ undo }: { readonly undo: () => Promise<unknown> }) {
  const tell = useTellStep();
  const place = async () => {
    tell({ text: 'placed', undo });
    return { count: 3, refused: new Map() };
  };
  return (
    <>
      <LastStepLine />
      <FitDialog
        shifts={[saturday, sunday]}
        chosen={new Set(['sat', 'sun'])}
        onPlace={place}
        onClose={() => {}}
      />
    </>
  );
}

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('select and confirm all that fit', () => {
  it('places by a second press, and closes where everybody has a spot', async () => {
    const { sent, onClose } = asked({ count: 2, refused: new Map() });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Sat, Mar 6/ }));
    await press('Select and confirm 2');
    expect(sent()).toEqual(['Cy', 'Dee']);
    expect(onClose).toHaveBeenCalled();
  });

  it('says who is left out and why, also of whom the roster refused', async () => {
    const { sent } = asked({ count: 2, refused: new Map([['row Cy', 'CONFLICT - Finals']]) });
    await screen.findByText('Ben Lee, Sat 03/06, Shift sat, 8:00 am: no spot is left');
    await press('Select and confirm 3');
    expect(sent()).toEqual(['Ann', 'Cy', 'Dee']);
    await screen.findByRole('dialog', { name: '2 selected and confirmed' });
    screen.getByText('Cy Lee, Sun 03/07, Shift sun, 8:00 am: CONFLICT - Finals');
    screen.getByText('Ben Lee, Sat 03/06, Shift sat, 8:00 am: no spot is left');
  });

  it('takes back once, however often it is pressed', async () => {
    const undo = vi.fn(() => new Promise(() => {}));
    drawInTournament(
      <StepProvider>
        <Placing undo={undo} />
      </StepProvider>,
      () => ({ exact_match_scheduling: false }),
    );
    await press('Select and confirm 3');
    await screen.findByRole('dialog', { name: '3 selected and confirmed' });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('leaves out who waits for approval', async () => {
    asked({ count: 0, refused: new Map() }, new Set(['Ben', 'Cy']));
    await screen.findByText('Dee Lee, Sun 03/07, Shift sun, 8:00 am: waits for approval');
    await screen.findByRole('button', { name: 'Select and confirm 2' });
  });
});
