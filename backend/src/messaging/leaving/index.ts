import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import type { LeavingCommand } from '@courtcrew/domain/messaging/index.ts';
import { whoLeft } from '@courtcrew/projections/messaging/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, Refused, type Route, route, type Use } from '../../kernel/http/route.ts';
import { reactBy } from '../../kernel/jobs/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import type { LeavingLinks } from './links.ts';

export interface LeavingParts {
  readonly links: LeavingLinks;
}

/** Opening the page of a link only looks, since programs that check mail open links too; leaving takes a press. */
export function leavingRoutes({ links }: LeavingParts): readonly Route[] {
  const leavingOf = (token: string) => {
    const leaving = links.read(token);
    if (!leaving) throw new Refused(notFound('Link'));
    return leaving;
  };
  const change = async (use: Use, token: string, type: LeavingCommand['type']) => {
    const { tid, recipient } = leavingOf(token);
    await use.execute(messagingAggregate, tid, { type, recipient });
    return { message: 'saved' };
  };
  return [
    route(
      calls.lookAtLetters,
      async ({ body: { token } }, use) => {
        const { tid, recipient } = leavingOf(token);
        const tournament = found(await tournamentById(use.db, tid), 'Tournament');
        const left = (await whoLeft(use.db, tid, [recipient])).has(recipient);
        return { tournament: tournament.name, left };
      },
      { limit: 'reset' },
    ),
    route(calls.leaveLetters, ({ params: { token } }, use) => change(use, token, 'LeaveLetters'), {
      limit: 'reset',
      body: 'form',
    }),
    route(calls.joinLetters, ({ body: { token } }, use) => change(use, token, 'JoinLetters'), {
      limit: 'reset',
    }),
  ];
}

/** What waits for somebody who leaves does not leave any more. */
export const stopForWhoLeft = reactBy(
  messagingAggregate,
  { name: 'messaging.stop-for-who-left' },
  {
    LettersLeft: ({ stream, data: { recipient } }, { outbox }) => outbox.stopFor(recipient, streamId(stream)),
  },
);
