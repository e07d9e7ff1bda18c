import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import type { LeavingCommand } from '@courtcrew/domain/messaging/index.ts';
import { messageChoicesOf } from '@courtcrew/projections/accounts/index.ts';
import { letterLinksSince, whoLeft } from '@courtcrew/projections/messaging/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { personAggregate } from '../../accounts/index.ts';
import { found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { reactBy } from '../../kernel/jobs/index.ts';
import { Refused } from '../../kernel/refused.ts';
import { linksAggregate, messagingAggregate } from '../aggregates.ts';
import type { GivenOut, LeavingLinks } from './links.ts';

export interface LeavingParts {
  readonly links: LeavingLinks;
}

const wrongLink = () => new Refused(notFound('Link'));

/** Opening the page of a link only looks, since programs that check mail open links too; leaving takes a press. */
export function leavingRoutes({ links }: LeavingParts): readonly Route[] {
  const readable = (token: string): GivenOut => {
    const leaving = links.read(token);
    if (!leaving) throw wrongLink();
    return leaving;
  };

  /** What the link is good for. Throws 404 once its person has taken it back, or was erased. */
  const inForce = async (use: Use, token: string) => {
    const leaving = readable(token);
    const { recipient, at } = leaving;
    const [since, person] = await Promise.all([
      letterLinksSince(use.db, recipient),
      messageChoicesOf(use.db, recipient),
    ]);
    if (person === 'forgotten' || (since !== undefined && at <= since)) throw wrongLink();
    return { ...leaving, choices: person };
  };
  /** The person behind the link. Throws 404 for an address without an account, which has nothing to choose. */
  const personBehind = async (use: Use, token: string): Promise<string> => {
    const { recipient, choices } = await inForce(use, token);
    if (choices === null) throw wrongLink();
    return recipient;
  };
  const change = async (use: Use, { tid, recipient }: GivenOut, type: LeavingCommand['type']) => {
    await use.execute(messagingAggregate, tid, { type, recipient });
    return { message: 'saved' };
  };
  return [
    route(
      calls.lookAtLetters,
      async ({ body: { token } }, use) => {
        const { tid, recipient, choices } = await inForce(use, token);
        const tournament = found(await tournamentById(use.db, tid), 'Tournament');
        const left = (await whoLeft(use.db, tid, [recipient])).has(recipient);
        return { tournament: tournament.name, left, choices };
      },
      { limit: 'reset' },
    ),
    // Also by a link that was taken back: nobody is to get letters because of it.
    ...[calls.leaveLetters, calls.leaveLettersByMail].map((call) =>
      route(call, ({ params: { token } }, use) => change(use, readable(token), 'LeaveLetters'), {
        limit: 'reset',
        body: 'form',
      }),
    ),
    route(
      calls.joinLetters,
      async ({ body: { token } }, use) => change(use, await inForce(use, token), 'JoinLetters'),
      { limit: 'reset' },
    ),
    route(
      calls.chooseLetters,
      async ({ body: { token, ...choices } }, use) => {
        const ref_id = await personBehind(use, token);
        await use.execute(personAggregate, ref_id, { type: 'ChooseMessages', choices });
        return { message: 'saved' };
      },
      { limit: 'reset' },
    ),
    route(
      calls.revokeLetterLinks,
      async ({ body: { token } }, use) => {
        const ref_id = await personBehind(use, token);
        await use.execute(linksAggregate, ref_id, { type: 'RevokeLetterLinks' });
        return { message: 'deleted' };
      },
      { limit: 'reset' },
    ),
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
