import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { act, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TournamentProvider, useTournament } from '../tournament.tsx';

const TOURNAMENT = {
  ...{ tid: 't1', name: 'Open', status: 'published', start: null, end_date: null, time_zone: 'UTC' },
};

interface Place {
  /** What the tournament has otherwise than a published one in UTC. */
  readonly tournament?: object;
  /** Of the address, after the tournament's id: `&tab=floor`. */
  readonly search?: string;
}

/** What was sent: JSON, or the fields of a form. */
const bodyOf = async ({ body, headers }: { body?: unknown; headers: Record<string, string> }) =>
  body instanceof Blob
    ? Object.fromEntries(await new Response(body, { headers }).formData())
    : JSON.parse(String(body ?? '{}'));

/** What a server answers to a path and the JSON sent there: JSON as well, or a whole response. */
type Answer<Body> = (url: string, body: Body, request: Parameters<Fetch>[1]) => object | Promise<object>;

type Draw = (part: ReactNode) => void;

interface KnownProps {
  readonly first: ReactNode;
  readonly drawing: (draw: Draw) => void;
}

/** A part of the page, once it knows its tournament. */
function Known({ first, drawing }: KnownProps) {
  const [part, setPart] = useState(first);
  useEffect(() => drawing(setPart), [drawing]);
  return useTournament().tournament && part;
}

/**
 * Draws a part of a staff page for Dora, who is at the desk of tournament `t1`, once the page knows that. Answers how to
 * draw it anew, as when its list has changed.
 */
export function drawInTournament<Body = unknown>(
  part: ReactNode,
  answer: Answer<Body>,
  { tournament, search = '' }: Place = {},
): Draw {
  const session = {
    user: { ref_id: 'dora', first: 'Dora' },
    tournaments: [{ ...TOURNAMENT, ...tournament }],
  };
  const fetch: Fetch = async (url, init) => {
    const answered = url === '/auth/session' ? session : await answer(url, await bodyOf(init), init);
    return answered instanceof Response ? answered : Response.json(answered);
  };
  let draw: Draw = () => undefined;
  const drawing = (drawn: Draw) => {
    draw = drawn;
  };
  const page = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <Known first={part} drawing={drawing} />
      </TournamentProvider>
    </KitRoot>
  );
  const at = { initialEntries: [`/?tid=t1${search}`] };
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], at)} />);
  return (next) => act(() => draw(next));
}
