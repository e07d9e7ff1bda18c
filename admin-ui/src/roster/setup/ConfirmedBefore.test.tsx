// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import * as rows from '../testing/rows.ts';
import { ShiftForm } from './ShiftForm.tsx';

const shift = { ...rows.shift('s1', 8, 12), spots: 4, count: 3, confirmed_count: 3 };

const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ask = () => screen.queryByRole('radio', { name: 'Ask them again (3)' });
const keep = () => screen.getByRole('radio', { name: 'Keep their confirmation' });
const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

async function form(changes: object = {}) {
  const sent: unknown[] = [];
  const part = <ShiftForm shift={{ ...shift, ...changes }} onDone={() => undefined} />;
  drawInTournament<{ keep_confirmed?: boolean }>(part, (url, body) => {
    if (url !== '/api/editShift') return [];
    sent.push(body);
    return { message: 'saved', mailed: true, ...(!body.keep_confirmed && { unconfirmed: 3 }) };
  });
  await screen.findByLabelText(/^Start/);
  return sent;
}

it('says how many who confirmed are asked again once the shift moves by more than 15 minutes', async () => {
  const sent = await form();
  put(/^Start/, '08:15');
  expect(ask()).toBeNull();
  put(/^Start/, '08:16');
  expect(ask()).toHaveProperty('checked', true);
  await save();
  await screen.findByText('saved · asked to confirm again: 3 · email sent');
  expect(sent).toEqual([expect.not.objectContaining({ keep_confirmed: expect.anything() })]);
});

it('asks of another day and another category, too', async () => {
  await form();
  put(/^Date/, '2027-03-07');
  expect(ask()).not.toBeNull();
  put(/^Date/, '2027-03-06');
  expect(ask()).toBeNull();
  put(/^Category/, 'Chair Umpire');
  expect(ask()).not.toBeNull();
});

it('keeps confirmations where the desk says so', async () => {
  const sent = await form();
  put(/^Start/, '09:00');
  await userEvent.click(keep());
  await save();
  await screen.findByText('saved · email sent');
  expect(sent).toEqual([expect.objectContaining({ keep_confirmed: true })]);
});

it.each([
  ['nobody has confirmed', { confirmed_count: 0 }],
  ['the shift is over', { start: '2020-03-06T08:00:00.000Z', end: '2020-03-06T12:00:00.000Z' }],
])('asks nothing while %s', async (_, changes) => {
  await form(changes);
  put(/^Start/, '09:30');
  expect(screen.queryByText('Keep their confirmation')).toBeNull();
});
