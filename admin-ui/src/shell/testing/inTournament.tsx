import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { TournamentProvider, useTournament } from '../tournament.tsx';

const TOURNAMENT = {
  ...{ tid: 't1', name: 'Open', status: 'published', start: null, end_date: null, time_zone: 'UTC' },
};

const Known = ({ children }: { readonly children: ReactNode }) => useTournament().tournament && children;

interface Place {
  /** What the tournament has otherwise than a published one in UTC. */
  readonly tournament?: object;
  /** Of the address, after the tournament's id: `&tab=floor`. */
  readonly search?: string;
}

/** What a server answers to a path and the JSON sent there: JSON as well, or a whole response. */
type Answer<Body> = (url: string, body: Body) => object;

/** Draws a part of a staff page for Dora, who is at the desk of tournament `t1`, once the page knows that. */
export function drawInTournament<Body = unknown>(
  part: ReactNode,
  answer: Answer<Body>,
  { tournament, search = '' }: Place = {},
): void {
  const session = {
    user: { ref_id: 'dora', first: 'Dora' },
    tournaments: [{ ...TOURNAMENT, ...tournament }],
  };
  const fetch: Fetch = async (url, init) => {
    const answered = url === '/auth/session' ? session : answer(url, JSON.parse(init?.body ?? '{}'));
    return answered instanceof Response ? answered : Response.json(answered);
  };
  render(
    <MemoryRouter initialEntries={[`/?tid=t1${search}`]}>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <TournamentProvider>
          <Known>{part}</Known>
        </TournamentProvider>
      </KitRoot>
    </MemoryRouter>,
  );
}
