import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/roster/contract.ts';
import { KINDS, type Kind } from '@courtcrew/domain/roster/index.ts';
import { membershipOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { z } from 'zod';
import { found, type Route, route } from '../../kernel/http/route.ts';
import { SignedText } from '../../kernel/identity/index.ts';
import { Refused } from '../../kernel/refused.ts';
import { rosterAggregate } from '../aggregate.ts';

export interface Place {
  readonly tid: string;
  readonly ref_id: string;
  readonly role: Kind;
}

const named = z.tuple([z.string(), z.string(), z.enum(KINDS)]);

/** Signed links by which somebody whom staff added leaves a tournament's list without a login. */
export class WayOut {
  readonly #signed: SignedText;
  readonly #publicUrl: string;

  constructor(secret: string, publicUrl: string) {
    this.#signed = new SignedText(secret, 'way-out');
    this.#publicUrl = publicUrl;
  }

  linkFor({ tid, ref_id, role }: Place): string {
    return `${this.#publicUrl}/leave/${this.#signed.write([tid, ref_id, role])}`;
  }

  /** What the token of a link says; null for one that was not given out here. */
  read(token: string): Place | null {
    const says = this.#signed.read(token);
    if (says === null) return null;
    const [tid, ref_id, role] = named.parse(says);
    return { tid, ref_id, role };
  }
}

function placeOf(wayOut: WayOut, token: string): Place {
  const place = wayOut.read(token);
  if (!place) throw new Refused(notFound('Link'));
  return place;
}

export interface WayOutParts {
  readonly wayOut: WayOut;
}

/** Opening a link only looks, since programs that check mail open links too; leaving takes a press. */
export const wayOutRoutes = ({ wayOut }: WayOutParts): readonly Route[] => [
  route(
    calls.lookAtAddition,
    async ({ body }, use) => {
      const { tid, ref_id, role } = placeOf(wayOut, body.token);
      const [tournament, member] = await Promise.all([
        tournamentById(use.db, tid),
        membershipOf(use.db, tid, role, ref_id),
      ]);
      return { tournament: found(tournament, 'Tournament').name, role, listed: member !== undefined };
    },
    { limit: 'reset' },
  ),

  route(
    calls.leaveByLink,
    async ({ body }, use) => {
      const { tid, ref_id, role } = placeOf(wayOut, body.token);
      // The link proves the person's mailbox: what it does, they did themselves.
      const actor = { ref: ref_id, as: 'self' } as const;
      await use.execute(rosterAggregate, tid, { type: 'Leave', ref_id, role }, { actor });
      return { message: 'You are off the list' };
    },
    { limit: 'reset' },
  ),
];
