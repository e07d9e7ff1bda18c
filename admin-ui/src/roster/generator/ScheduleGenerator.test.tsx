// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ScheduleGenerator } from './ScheduleGenerator.tsx';

it('asks for no name of another category: the server knows none of officials, and refuses it', async () => {
  const sent: Record<string, unknown>[] = [];
  const answer = (url: string, body: Record<string, unknown>) => {
    if (url.startsWith('/api/score')) return [];
    if (url.startsWith('/api/addShiftsFromList')) sent.push(body);
    return { message: 'added', sids: ['s1'] };
  };
  const days = { start: '2027-03-06', end_date: '2027-03-06' };
  drawInTournament(<ScheduleGenerator />, answer, { tournament: days });
  fireEvent.change(await screen.findByLabelText('Category'), { target: { value: 'other' } });
  expect(screen.queryByLabelText('Other category')).toBeNull();
  const [certified] = screen.getAllByLabelText('Certified');
  fireEvent.change(certified as HTMLElement, { target: { value: '1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 shift' }));
  await waitFor(() => expect(sent).toMatchObject([{ category: 'other', certified: 1 }]));
});
