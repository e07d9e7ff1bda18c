import * as calls from '@courtcrew/domain/accounts/contract/phone.ts';
import { accounts, phoneProposalsOf } from '@courtcrew/projections/accounts/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, route } from '../kernel/http/route.ts';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { personAggregate } from './aggregate.ts';
import { phoneProposedLetter } from './letters.ts';
import type { AccountsParts } from './parts.ts';
import { requireFresh } from './reauthenticate.ts';

type Parts = Pick<AccountsParts, 'phoneLinks'>;

const answer = (tid: string, id: string, accepted: boolean) =>
  ({ type: 'AnswerPhoneProposal', tid, id, accepted }) as const;

export const phoneProposalRoutes = ({ phoneLinks }: Parts): readonly Route[] => [
  route(calls.getPhoneProposals, ({ caller }, { db }) => phoneProposalsOf(db, caller.ref_id)),

  route(calls.answerPhoneProposal, async ({ caller, body: { tid, id, accepted } }, use) => {
    if (accepted) await requireFresh(use);
    await use.execute(personAggregate, caller.ref_id, answer(tid, id, accepted));
    return { message: 'Saved' };
  }),

  route(
    calls.lookAtPhoneProposal,
    async ({ body }, { db }) => {
      const { ref_id, tid, id } = phoneLinks.read(body.token);
      const { name } = found(await tournamentById(db, tid), 'Tournament');
      const open = (await phoneProposalsOf(db, ref_id)).find((one) => one.id === id);
      return { tournament: name, phone: open?.phone ?? null };
    },
    { limit: 'reset' },
  ),

  route(
    calls.answerPhoneByLink,
    async ({ body }, use) => {
      const { ref_id, tid, id } = phoneLinks.read(body.token);
      // The link proves the person's mailbox: what it does, they did themselves.
      const actor = { ref: ref_id, as: 'self' } as const;
      await use.execute(personAggregate, ref_id, answer(tid, id, body.accepted), { actor });
      return { message: 'Saved' };
    },
    { limit: 'reset' },
  ),
];

export const askAboutPhone = ({ phoneLinks }: Parts): Reaction =>
  reactBy(
    personAggregate,
    { name: 'accounts.ask-about-phone', reads: [accounts, tournamentsModel] },
    {
      PhoneProposed: async ({ id, meta, data: { ref_id, tid, phone } }, { db, outbox }) => {
        const tournament = await tournamentById(db, tid);
        if (!tournament || phone === null || meta.import !== undefined) return;
        const token = phoneLinks.write(ref_id, tid, meta.commandId);
        const letter = phoneProposedLetter({ tournament: tournament.name, phone, token });
        await outbox.send({ to: { ref_id }, letter, dedupe: id });
      },
    },
  );
