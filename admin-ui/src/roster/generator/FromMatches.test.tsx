// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { FromMatches } from './FromMatches.tsx';

const NEED = [
  {
    date: '2027-03-06',
    steps: [{ time: '09:00', matches: 8 }],
    shifts: [
      { start: '09:00', end: '13:00', spots: 6 },
      { start: '09:00', end: '24:00', spots: 2 },
    ],
  },
];

it('proposes the shifts that the match list needs, and adds them as they are', async () => {
  const sent: unknown[] = [];
  drawInTournament(<FromMatches />, (url, body) => {
    if (url.startsWith('/api/score/getRefereeNeed')) return NEED;
    sent.push(body);
    return { message: 'added', sids: ['s'] };
  });
  expect((await screen.findByRole('listitem')).textContent).toContain('6 from 09:00 to 13:00');
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 shifts' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        listOfShifts: [{ start: '2027-03-06T09:00', end: '2027-03-06T13:00' }],
        ...{ spotTotal: 6, category: 'Referee' },
      },
      {
        listOfShifts: [{ start: '2027-03-06T09:00', end: '2027-03-07T00:00' }],
        ...{ spotTotal: 2, category: 'Referee' },
      },
    ]),
  );
});

it('is not there where no list needs anybody', async () => {
  let asked = false;
  drawInTournament(<FromMatches />, () => {
    asked = true;
    return [];
  });
  await waitFor(() => expect(asked).toBe(true));
  expect(screen.queryByRole('heading')).toBeNull();
});
