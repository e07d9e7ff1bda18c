// @vitest-environment happy-dom

import type { compareInstants, ShiftFacts } from '@courtcrew/domain/audit/comparison.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ScheduleCompare } from './ScheduleCompare.tsx';

const SHIFT: ShiftFacts = {
  ...{ sid: 's1', kind: 'official' as const, category: 'Referee', name: 'Morning', spots: 2 },
  ...{ start: '2030-03-05T15:00:00.000Z', end: '2030-03-05T18:00:00.000Z' },
};
const PLACE = {
  ...{ shift_id: 'r1', waitlist: true, confirmed: false, captain: false, slot: null, shift: SHIFT },
  time: '2030-01-01T00:00:00.000Z',
};
const NOON = { ...SHIFT, sid: 's2', name: 'Noon' };
const ANN = { ref_id: 'ann', first: 'Ann', last: 'Tester', name: 'Ann Tester' };

const DIFFERENT: AnswerOf<typeof compareInstants> = {
  ...{ from: '2030-02-01T16:00:10.000Z', to: '2030-02-02T16:00:00.000Z', time_zone: 'US/Central' },
  shifts: [{ what: 'changed', before: SHIFT, after: { ...SHIFT, spots: 4 } }],
  people: [
    {
      ...{ ...ANN, what: 'moved', before: PLACE },
      after: { ...PLACE, waitlist: false, confirmed: true, shift: NOON },
    },
  ],
};

/** Opens the page over these answers; tells what was asked. */
function open(answer: (asked: Record<string, string>) => object): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  const answers = (url: string, body: Record<string, string>) => {
    if (url !== '/api/audit/compare/t1') return {};
    asked.push(body);
    return answer(body);
  };
  drawInTournament(<ScheduleCompare />, answers, { tournament: { time_zone: 'US/Central' } });
  return asked;
}

it('lists shifts and people with both sides, since it was published', async () => {
  const asked = open(() => DIFFERENT);
  await screen.findByText('From Fri 02/01/2030 10:00 am to Sat 02/02/2030 10:00 am');
  expect(asked).toEqual([{}]);
  const page = document.body.textContent;
  expect(page).toContain('Shift changed');
  expect(page).toContain('Tue 03/05 9:00 am - 12:00 pm · Spots: 2');
  expect(page).toContain('Spots: 4');
  expect(page).toContain('Moved');
  expect(page).toContain('Ann Tester');
  expect(page).toContain('Applied · Morning · Referee');
  expect(page).toContain('Confirmed · Noon · Referee');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2030-02-01T10:00');
});

it('asks again for a minute at the venue to its last second, and says where nothing changed', async () => {
  const asked = open((body) =>
    body.from ? { ...DIFFERENT, from: body.from, shifts: [], people: [] } : DIFFERENT,
  );
  fireEvent.change(await screen.findByDisplayValue('2030-02-01T10:00'), {
    target: { value: '2030-02-02T09:30' },
  });
  await screen.findByText('Nothing changed between Sat 02/02/2030 9:30 am and Sat 02/02/2030 10:00 am');
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2030-02-02T15:30:59.999Z' }));
});

it('says the categories of officials in Spanish, and those of volunteers as the desk wrote them', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  const shifts = [
    { what: 'added' as const, before: null, after: SHIFT },
    { what: 'added' as const, before: null, after: { ...NOON, kind: 'volunteer' as const } },
  ];
  open(() => ({ ...DIFFERENT, shifts, people: [] }));
  expect(await screen.findByText('Morning · Árbitro')).toBeTruthy();
  expect(screen.getByText('Noon · Referee')).toBeTruthy();
});
