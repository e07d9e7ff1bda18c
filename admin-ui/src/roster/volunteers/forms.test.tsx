// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { CategoryForm } from './categories/CategoryForm.tsx';
import type { Category } from './categories/category.ts';
import { GroupForm } from './groups/GroupForm.tsx';

const category = {
  ...{
    id: 't1~k1',
    vcid: 'k1',
    tid: 't1',
    name: 'Parking',
    description: '',
    court_monitor: false,
    show: true,
  },
  ...{ admin: [], captains: '', shifts: 0, spots: 0, count: 0 },
} as Category;
const group = { vgid: 'g1', group_name: 'Club', color: '#D3D3D3', signup: [] };
const nothing = () => undefined;

it.each<[string, ReactNode, object]>([
  [
    'Name',
    <CategoryForm key="k" category={category} onClose={nothing} />,
    { tid: 't1', name: 'Parking 2', seen: { name: 'Parking' } },
  ],
  [
    'Group name',
    <GroupForm key="g" group={group} onClose={nothing} />,
    { vgid: 'g1', group_name: 'Club 2', seen: { group_name: 'Club' } },
  ],
])(
  'the form with a %s sends what was typed, and what stood there, so that another desk’s change stays',
  async (label, form, body) => {
    const sent: unknown[] = [];
    drawInTournament(form, (url, typed) => {
      if (url.includes('/edit')) sent.push(typed);
      return { message: 'saved' };
    });
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}`)), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([body]));
  },
);
