// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { History } from './History.tsx';

const change = (position: string, stream: string) => ({
  ...{ time: '2027-03-06T10:00:00.000Z', author: 'Dora Desk', author_ref_id: 'dora', type: 'x', action: 'x' },
  ...{ subject: '', ref_ids: [], sid: null, court: null, note: null, position, stream },
});

it('leads to the floor from what happened there, and to the schedule from all else', async () => {
  const changes = [change('2', 'board-t1'), change('1', 'roster-t1')];
  drawInTournament(<History />, () => ({ changes, total: 2, whom: null, time_zone: 'UTC' }));
  const links = await screen.findAllByRole('link', { name: 'Schedule then' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/desk/scheduleReplay?position=2&tab=floor',
    '/desk/scheduleReplay?position=1',
  ]);
});
