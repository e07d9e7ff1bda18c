// @vitest-environment happy-dom
import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { callsByCourt, type OpenCall } from '../calls/openCalls.ts';
import { openCall } from '../calls/testing/call.ts';
import { CourtGrid } from './CourtGrid.tsx';

const PLAYED = { id: 'm', first: 'Ann', last: 'Lee', ref_id: 'ann' };
const COURTS = [courtRow(1, PLAYED), courtRow(2, PLAYED), courtRow(3), courtRow(4, PLAYED)];

function grid(calls: readonly OpenCall[], monitors: readonly (readonly [number, string])[] = []) {
  const pressed = vi.fn();
  const called = vi.fn();
  const none = () => undefined;
  render(
    <CourtGrid
      ref={{ current: null }}
      courts={COURTS}
      clipboards={[]}
      monitors={new Map(monitors)}
      calls={callsByCourt(calls)}
      changed={new Set()}
      busy={new Set()}
      zone="UTC"
      isTall
      chosen={null}
      onChoose={none}
      onPress={pressed}
      onCall={called}
      onEnter={none}
      onLeave={none}
    />,
  );
  return { pressed, called };
}

const cell = (court: number) => screen.getByRole('gridcell', { name: new RegExp(`^Court ${court},`) });
const signsOn = (court: number) =>
  [...cell(court).querySelectorAll('[data-call], title')].map(
    (one) => one.getAttribute('title') ?? one.textContent,
  );

it('marks the court of an open medical call with an icon and a word, and a press on it leads to the call', async () => {
  const { pressed, called } = grid([openCall('n1', { type: 'medical', court_num: '2' })]);
  expect(signsOn(2)).toEqual(['Open call: Medical']);
  expect(cell(2).textContent).toContain('Medical');
  expect(cell(2).querySelector('[data-call] svg')).not.toBeNull();
  expect([signsOn(1), signsOn(3)]).toEqual([[], []]);
  await userEvent.click(screen.getByTitle('Open call: Medical'));
  expect([called.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 0]);
});

it('marks a court once, by its most urgent call, and none whose calls were confirmed', () => {
  const calls = [
    openCall('n1', { court_num: '2' }),
    openCall('n2', { type: 'medical', court_num: '2' }),
    openCall('n3', { type: 'td', court_num: '3' }),
  ];
  grid(calls);
  expect([signsOn(1), signsOn(2), signsOn(3)]).toEqual([
    [],
    ['Open call: Medical'],
    ['Open call: Tournament director'],
  ]);
});

it('says of a court in play that it has no monitor where most have one', () => {
  grid(
    [],
    [
      [1, 'Moe Tester'],
      [4, 'Max Tester'],
    ],
  );
  expect([signsOn(1), signsOn(2), signsOn(3)]).toEqual([[], ['No court monitor'], []]);
  expect(cell(1)).toHaveProperty('textContent', expect.stringContaining('Court monitor: Moe Tester'));
});

it('says nothing of monitors where most courts have none', () => {
  grid([], [[1, 'Moe Tester']]);
  expect([signsOn(1), signsOn(2), signsOn(3)]).toEqual([[], [], []]);
});
