import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { accounts, personById } from '@courtcrew/projections/accounts/index.ts';
import { payoutsHolding, payoutsModel } from '@courtcrew/projections/payouts/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { forgetIn } from '../accounts/index.ts';
import { letter, type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { payoutsAggregate } from './aggregate.ts';

export const payeeLetter = letter(
  {
    en: {
      subject: 'Prize money - {tournament}',
      text: `{tournament} has entered you for prize money. Whoever pays it there can see how to reach and pay you: address, PayPal, Venmo and Zelle as your profile has them.

[Check your profile]({site}/profile/myProfile)`,
    },
    es: {
      subject: 'Premio en dinero - {tournament}',
      text: `{tournament} te registró para un premio en dinero. Quien paga allí puede ver cómo contactarte y pagarte: dirección, PayPal, Venmo y Zelle tal como están en tu perfil.

[Revisar tu perfil]({site}/profile/myProfile)`,
    },
  },
  'payee',
);

/** Tells somebody whom a desk made a payee that it can see how to reach and pay them. */
const tellPayee = reactBy(
  payoutsAggregate,
  { name: 'payouts.tell-payee', reads: [tournamentsModel, accounts] },
  {
    PayeeAdded: async ({ id: dedupe, stream, data: { ref_id }, meta }, { db, outbox }) => {
      if (meta.actor.as !== 'admin' || meta.actor.ref === ref_id) return;
      const [row, person] = await Promise.all([tournamentById(db, streamId(stream)), personById(db, ref_id)]);
      if (!row || !person?.email) return;
      const { tid, name: tournament } = row;
      await outbox.send({ to: { ref_id }, letter: payeeLetter({ tournament }), tid, dedupe });
    },
  },
);

const forgetInPayments = forgetIn(payoutsAggregate, {
  name: 'payouts.forget',
  reads: [payoutsModel],
  where: payoutsHolding,
  command: (ref_id) => ({ type: 'ForgetPayee', ref_id }) as const,
});

export const payoutReactions: readonly Reaction[] = [tellPayee, forgetInPayments];
