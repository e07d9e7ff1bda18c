// @vitest-environment happy-dom
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  Resource,
  TestMemoryRouter,
  useRouterProvider,
} from 'react-admin';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ShiftEdit } from '../resources/ShiftPages.tsx';
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
  await screen.findByLabelText('Start');
  return sent;
}

it('says how many who confirmed are asked again once the shift moves by more than 15 minutes', async () => {
  const sent = await form();
  put('Start', '08:15');
  expect(ask()).toBeNull();
  put('Start', '08:16');
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
  put('Start', '09:00');
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
  put('Start', '09:30');
  expect(screen.queryByText('Keep their confirmation')).toBeNull();
});

function Pages() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/shifts/*" element={<Resource name="shifts" edit={ShiftEdit} />} />
    </Routes>
  );
}

it('asks the same where a shift is corrected as a record', async () => {
  const sent: object[] = [];
  const provider = {
    getOne: async () => ({ data: { ...shift, id: 's1' } }),
    update: async (_: string, { data }: { data: { keep_confirmed?: boolean } }) => {
      sent.push(data);
      return { data: { ...shift, id: 's1', confirmed_count: data.keep_confirmed ? 3 : 0 } };
    },
  };
  render(
    <ThemeProvider theme={createTheme()}>
      <TestMemoryRouter initialEntries={['/shifts/s1']}>
        <ToastProvider>
          <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
            <Pages />
          </CoreAdminContext>
        </ToastProvider>
      </TestMemoryRouter>
    </ThemeProvider>,
  );
  await screen.findByLabelText('Start');
  put('Start', '2027-03-06T08:10');
  expect(ask()).toBeNull();
  put('Start', '2027-03-06T09:00');
  await waitFor(() => expect(ask()).toHaveProperty('checked', true));
  await userEvent.click(keep());
  await userEvent.click(ask() as HTMLElement);
  await save();
  await screen.findByText('saved · asked to confirm again: 3');
  expect(sent).toEqual([
    expect.objectContaining({ start: '2027-03-06T09:00:00.000Z', keep_confirmed: false }),
  ]);
});
