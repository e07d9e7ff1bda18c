// @vitest-environment happy-dom
import { VISITOR } from '@courtcrew/domain/accounts/access.ts';
import { getSession } from '@courtcrew/domain/accounts/contract.ts';
import type { Answered } from '@courtcrew/domain/web/earlyReads.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { DataRoot } from './DataRoot.tsx';
import { useCall } from './useCall.ts';

const ANA = { ...VISITOR, user: { ref_id: 'ana', first: 'Ana', last: 'Tester' } };

function Who() {
  const { data } = useCall(getSession, {});
  return <p>{data ? (data.user?.first ?? 'a visitor') : 'nobody knows'}</p>;
}

afterEach(() => void vi.restoreAllMocks());

/** A page that came a moment ago with this answer; the server says that Ana is signed in. */
function begin(came: Answered | undefined) {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json(ANA);
  };
  render(
    <DataRoot client={createClient({ fetch })} early={() => came}>
      <Who />
    </DataRoot>,
  );
  return asked;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('shows what came with the page, and does not ask for it', async () => {
  const asked = begin({ body: VISITOR });
  expect(screen.getByText('a visitor')).toBeTruthy();
  await settled();
  expect(asked).toEqual([]);
});

it('shows it and asks again where something has happened since', async () => {
  const asked = begin({ body: VISITOR, old: true });
  expect(screen.getByText('a visitor')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Ana')).toBeTruthy());
  expect(asked).toEqual(['/auth/session']);
});

it('asks where nothing came', async () => {
  begin(undefined);
  expect(screen.getByText('nobody knows')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Ana')).toBeTruthy());
});
