// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { AddExisting } from './RefereeSetup.tsx';

const found = (ref_id: string, name: string, wants: boolean) => ({
  ...{ ref_id, name, first: name, last: 'Lee', credentials: 'Certified', city: null, state: null, wants },
});

it('marks quietly whom nobody may count on for this work', async () => {
  drawInTournament(<AddExisting />, (url) =>
    url.startsWith('/api/getRefereeName') ? [found('p1', 'Ana', true), found('p2', 'Bo', false)] : [],
  );
  await userEvent.type(await screen.findByRole('searchbox'), 'Lee');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => /has not asked for this work/.test(row.textContent ?? ''))).toEqual([false, true]);
});
