// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, Resource, useRouterProvider } from 'react-admin';
import { Navigate } from 'react-router';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import * as rows from '../testing/rows.ts';
import { ShiftCreate, ShiftEdit } from './ShiftPages.tsx';

const shift = { ...rows.shift('s1', 8, 12), id: 's1', tid: 't1', name: 'Morning', version: 4 };

function Pages({ at }: { at: string }) {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/" element={<Navigate to={at} />} />
      <Route path="/shifts/*" element={<Resource name="shifts" edit={ShiftEdit} create={ShiftCreate} />} />
    </Routes>
  );
}

/** The record's page at a path; answers what is sent to the documented calls. */
function draw(at: string, change: object = {}): { path: string; body: object }[] {
  const sent: { path: string; body: object }[] = [];
  const provider = { getOne: async () => ({ data: { ...shift, ...change } }) };
  drawInTournament<object>(
    <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
      <Pages at={at} />
    </CoreAdminContext>,
    (path, body) => {
      if (/Categories/.test(path)) return [{ vcid: 'v1', name: 'Parking', captains: [] }];
      if (!/Shift/.test(path)) return [];
      sent.push({ path, body });
      return { message: 'saved', sids: ['s2'] };
    },
  );
  return sent;
}

it('edits a shift by the form of Schedule Setup, as the version that was opened', async () => {
  const sent = draw('/shifts/s1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shift' })).toBeDefined();
  expect(screen.getByRole('form', { name: 'Edit Morning' })).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Start/), { target: { value: '09:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: '/api/editShift', body: { sid: 's1', version: 4 } });
});

it('offers a volunteers’ shift their categories', async () => {
  draw('/shifts/s1', { kind: 'volunteer', category: 'v1' });
  expect(await screen.findByRole('option', { name: 'Parking' })).toHaveProperty('selected', true);
});

it('adds a shift by the same form, with its rules', async () => {
  const sent = draw('/shifts/create');
  await userEvent.click(await screen.findByRole('button', { name: 'Add shift' }));
  expect(await screen.findByText('Total spot count is 0, please add spots.')).toBeDefined();
  expect(sent).toEqual([]);
});
