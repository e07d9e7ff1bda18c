import { streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  coordinatorsModel,
  tournamentById,
  tournamentsHolding,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import { forgetIn } from '../accounts/index.ts';
import { letter, type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { intake, tournament } from './aggregates.ts';

export const adminAddedLetter = letter(
  {
    en: {
      subject: 'You are now an admin of {tournament}',
      text: `You have been added as an admin of {tournament}.

[Open its desk]({site}/desk)`,
    },
    es: {
      subject: 'Ahora eres administrador de {tournament}',
      text: `Te agregaron como administrador de {tournament}.

[Abrir su mesa]({site}/desk)`,
    },
  },
  'staff',
);

/** Tells people that they were made an admin; not whoever added the tournament themselves. */
const writeToNewAdmins = reactBy(
  tournament,
  { name: 'mail-new-admins', reads: [tournamentsModel] },
  {
    AdminAdded: async ({ id, stream, data: { ref_id }, meta }, { db, outbox }) => {
      const row = ref_id === meta.actor.ref ? undefined : await tournamentById(db, streamId(stream));
      if (!row) return;
      const letter = adminAddedLetter({ tournament: row.name });
      await outbox.send({ to: { ref_id }, letter, tid: row.tid, dedupe: id });
    },
  },
);

/** Adds what a request accepted and could not add any more because its process ended. */
const finishIntake = reactBy(
  intake,
  { name: 'finish-intake' },
  {
    TournamentsAccepted: async ({ data: { tournaments }, meta }, { execute }) => {
      for (const { tid, ...added } of tournaments) {
        await execute(tournament, tid, { type: 'AddTournament', ...added }, { actor: meta.actor });
      }
    },
  },
);

const forgetInTournaments = forgetIn(tournament, {
  name: 'forget-in-tournaments',
  reads: [tournamentsModel, coordinatorsModel],
  where: tournamentsHolding,
  command: (ref_id) => ({ type: 'ForgetPerson', ref_id }) as const,
});

export const tournamentReactions: readonly Reaction[] = [writeToNewAdmins, finishIntake, forgetInTournaments];
