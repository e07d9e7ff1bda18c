// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { UnknownLetters } from './DeskDashboard.tsx';

it('counts what may not have arrived, and leads to it', async () => {
  const asked: unknown[] = [];
  const getList = (async (_: string, { filter }: { filter: unknown }) => {
    asked.push(filter);
    return { data: [{ id: 'm1' }], total: 3 };
  }) as unknown as DataProvider['getList'];
  drawInTournament(
    <CoreAdminContext dataProvider={{ getList } as DataProvider}>
      <UnknownLetters />
    </CoreAdminContext>,
    () => ({}),
  );
  const link = await screen.findByRole('link', { name: /that may not have arrived: 3$/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/desk/outbox?filter={"status":"unknown"}',
  );
  expect(asked[0]).toEqual({ status: 'unknown', tid: 't1' });
});
