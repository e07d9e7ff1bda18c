// @vitest-environment happy-dom
import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { csvText } from '@courtcrew/ui-kit/page/csv.ts';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { csvColumns } from '../../kit/rest/list/columns.ts';
import { aMatch } from '../testing/match.ts';
import { type PastMatch, useColumns } from './PastMatches.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't', time_zone: 'US/Eastern' }) }));

it('says in the file who is paid, as the screen does beside the amount', async () => {
  const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <KitRoot app="admin" client={client}>
        {children}
      </KitRoot>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useColumns(() => undefined), { wrapper });
  await waitFor(() => expect(result.current).toBeTruthy());
  const row = { ...aMatch('m', { second_paid: true }), tid: 't', difference: 0 } as PastMatch;
  const [head, line] = csvText(csvColumns(result.current), [row]).split('\r\n');
  const cell = (label: string) => line?.split(',')[head?.split(',').indexOf(label) ?? -1];
  expect([cell('Lead paid'), cell('Supporting referee paid')]).toEqual(['', 'Yes']);
});
