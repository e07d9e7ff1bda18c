// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import type { Scheduled } from './ScheduleByRef.tsx';
import { PersonList } from './ScheduleByRef.tsx';

const person = (index: number) =>
  ({
    ref_id: `p${index}`,
    name: `Person ${index}`,
    credentials: 'Certified',
    credentials_verified: true,
    email: `p${index}@example.org`,
    phone: null,
    cell_phone: null,
    shifts: [
      {
        shift_id: `row ${index}`,
        sid: 's',
        category: 'Referee',
        name: 'Morning',
        start: '2027-03-06T08:00:00.000Z',
        end: '2027-03-06T12:00:00.000Z',
        waitlist: false,
        confirmed: true,
      },
    ],
  }) as unknown as Scheduled;

const PEOPLE = Array.from({ length: 400 }, (_, index) => person(index));

it('four hundred people are some rows, and S sends the active one their schedule, once it is meant', async () => {
  const sent: unknown[] = [];
  drawInTournament(<PersonList people={PEOPLE} />, (url, body) => {
    if (url === '/api/emailSchedule') sent.push(body);
    return { message: 'Schedule Has Been Emailed' };
  });
  const list = await screen.findByRole('grid', { name: 'Schedule By Person' });
  expect(list.getAttribute('aria-rowcount')).toBe('400');
  expect(within(list).getAllByRole('row').length).toBeLessThan(60);
  list.focus();
  await userEvent.keyboard('{ArrowDown}s');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^Person 1 gets/);
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Email the schedule' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', ref_id: 'p1' }]));
});
