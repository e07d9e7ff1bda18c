// @vitest-environment happy-dom
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { SeatLine } from '../schedule/SeatLine.tsx';
import { shift, spot } from '../testing/rows.ts';
import { VolunteerLine } from './checkin/VolunteerLine.tsx';
import { useVolunteerColumns } from './roster/VolunteerRoster.tsx';
import { nameLines } from './schedule/lines.ts';
import { SeatRow } from './schedule/rows.tsx';
import { volunteer } from './testing/crew.ts';

const nothing = () => {};
const actions = {
  busy: new Set<string>(),
  assign: async () => {},
  confirm: async () => {},
  toggle: async () => {},
  remove: async () => {},
};

/** The name in the list of volunteers. */
function Listed({
  person,
  waiver_missing,
}: {
  readonly person: Volunteer;
  readonly waiver_missing: boolean;
}) {
  const [name] = useVolunteerColumns();
  return name?.cell?.({ ...person, id: 'Ana', tid: 't1', group_name: null, waiver_missing });
}

/** Somebody in one shift, as the desk's lists draw it. */
function drawn(waiver_missing: boolean) {
  const plain = volunteer('Ana', [['a', 8, 12]]);
  const ana: Volunteer = { ...plain, shifts: plain.shifts.map((row) => ({ ...row, waiver_missing })) };
  const seat = { shift: shift('a', 8, 12), spot: spot('Ana', false, { waiver_missing }) };
  return (
    <>
      <SeatLine seat={{ ...seat, status: 'selected' }} actions={actions} />
      {nameLines([ana]).map(
        (line) => line.kind === 'seat' && <SeatRow key={line.key} line={line} actions={actions} />,
      )}
      <Listed person={ana} waiver_missing={waiver_missing} />
      <VolunteerLine person={ana} now={null} check={nothing} handOut={nothing} />
    </>
  );
}

it('is said of somebody in a shift, in every list of the desk', async () => {
  drawInTournament(drawn(true), () => []);
  expect(await screen.findAllByText('Waiver missing')).toHaveLength(4);
});

it('is not said of who has signed', async () => {
  drawInTournament(drawn(false), () => []);
  await screen.findAllByText(/Ana Lee/);
  expect(screen.queryByText('Waiver missing')).toBeNull();
});
