// @vitest-environment happy-dom
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ShiftForm } from './ShiftForm.tsx';

const TOURNAMENT = { status: 'active', start: '2026-03-06', end_date: '2026-03-08', time_zone: 'US/Eastern' };
const DOUBT = {
  message: 'Please confirm',
  code: 'confirm-hours',
  details: {
    reason: 'outside',
    name: 'Night',
    start: '2026-03-08T03:00:00.000Z',
    end: '2026-03-08T10:00:00.000Z',
    count: 3,
  },
};

/** A server that doubts the hours of every shift until it is told that they are meant. */
function doubting() {
  const sent: Record<string, unknown>[] = [];
  const answer = (url: string, body: Record<string, unknown>) => {
    if (!url.startsWith('/api/addShift/')) return [];
    sent.push(body);
    return body.confirm ? { message: 'added', sids: ['s1'] } : Response.json(DOUBT, { status: 409 });
  };
  return { answer, sent };
}

async function form(sport = 'pickleball') {
  const { answer, sent } = doubting();
  drawInTournament(<ShiftForm onDone={() => {}} />, answer, { tournament: { ...TOURNAMENT, sport } });
  await screen.findByLabelText(/^Start/);
  return { user: userEvent.setup(), sent };
}

const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('names the day on which a shift over midnight ends, as one types', async () => {
  await form();
  put(/Date/, '2026-03-07');
  expect(screen.queryByText(/^ends /)).toBeNull();
  put(/^Start/, '22:00');
  put('End', '06:00');
  expect(screen.getByText('ends Sun, Mar 8')).toBeDefined();
  put('End', '22:00');
  expect(screen.getByText('ends Sun, Mar 8')).toBeDefined();
  put('End', '23:00');
  expect(screen.queryByText(/^ends /)).toBeNull();
  put('End', '');
  expect(screen.getByText('without an end')).toBeDefined();
});

it('asks about hours that the server doubts, and sends them again as meant', async () => {
  const { user, sent } = await form();
  put('Name', 'Night');
  put(/^Spots/, '2');
  put(/^Start/, '22:00');
  put('End', '06:00');
  await user.click(screen.getByRole('button', { name: 'Add shift' }));
  await screen.findByText(
    'Night is more than a week outside the days of the tournament: Sat 03/07/2026 10:00 pm - 6:00 am EST. So are 2 more shifts.',
  );
  await user.click(screen.getByRole('button', { name: 'Yes, they are' }));
  await screen.findByText('Shift added');
  expect(sent.map(({ confirm }) => confirm)).toEqual([undefined, true]);
  expect(sent[1]).toMatchObject({ start: '2026-03-06T22:00', end: '2026-03-07T06:00' });
});

it('sends nothing more for somebody who thinks better of it', async () => {
  const { user, sent } = await form();
  put(/^Spots/, '2');
  await user.click(screen.getByRole('button', { name: 'Add shift' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('Please confirm')).toBeNull();
});

it('says above the form whose other shift stands against a change', async () => {
  const text = 'CONFLICT - Finals Sat 03/07/2026 9:00 am - 1:00 pm';
  const shift = {
    ...{
      sid: 's1',
      tid: 't1',
      name: 'Night',
      category: 'Referee',
      kind: 'official',
      time_zone: 'US/Eastern',
    },
    ...{ start: '2026-03-08T03:00:00.000Z', end: '2026-03-08T10:00:00.000Z', spots: 2, wait_spots: 0 },
    ...{
      certified: null,
      level_two: null,
      level_one: null,
      none: null,
      version: 3,
      color: '#009CAE',
      description: '',
    },
  } as unknown as ShiftRow;
  drawInTournament(
    <ShiftForm shift={shift} onDone={() => expect.unreachable()} />,
    (url) => (url === '/api/editShift' ? { message: text, conflict: { name: 'Finals', text } } : []),
    { tournament: TOURNAMENT },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', text);
  expect(screen.queryByText('saved')).toBeNull();
});

it('describes a shift of pre-registration, and never writes over what somebody typed', async () => {
  await form();
  const description = screen.getByLabelText<HTMLTextAreaElement>('Description');
  const toggle = screen.getByLabelText('Pre-registration');
  await userEvent.click(toggle);
  await waitFor(() => expect(description.value).toMatch(/^Pre-registration: /));
  await userEvent.click(toggle);
  await waitFor(() => expect(description.value).toBe(''));
  await userEvent.type(description, 'Bring a hat');
  await userEvent.click(toggle);
  expect(description.value).toBe('Bring a hat');
});

it.each([
  ['tennis', ['Referee', 'Chair Umpire', 'Athletic Trainer']],
  ['pickleball', ['Referee', 'Chair Umpire', 'Athletic Trainer', 'Line Judge']],
])('offers the officials of %s', async (sport, offered) => {
  await form(sport);
  const options = screen.getByLabelText(/^Category/).querySelectorAll('option');
  expect([...options].map(({ textContent }) => textContent)).toEqual(offered);
});
