import { type RecordedEvent, streamId, streamName } from '@courtcrew/domain/kernel/event.ts';
import type { AdminAdded, TournamentsAccepted } from '@courtcrew/domain/tournaments/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  coordinatorsModel,
  tournamentById,
  tournamentsHolding,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { adminAddedMail } from '../accounts/index.ts';
import type { Execute } from '../kernel/http/commands.ts';
import type { Reaction } from '../kernel/jobs/index.ts';
import { following } from '../kernel/runtime/envelope.ts';
import { intake, tournament } from './aggregates.ts';

/** What the reactions of tournaments are built on. */
export interface ReactionParts {
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  /** Origin of the product as people reach it, without a slash at the end. */
  readonly publicUrl: string;
}

const isAdminAdded = (event: RecordedEvent): event is RecordedEvent<AdminAdded> =>
  event.type === 'AdminAdded';
const isAccepted = (event: RecordedEvent): event is RecordedEvent<TournamentsAccepted> =>
  event.type === 'TournamentsAccepted';

/** Tells people that they were made an admin; not whoever added the tournament themselves. */
export const mailNewAdmins = ({ db, publicUrl }: Pick<ReactionParts, 'db' | 'publicUrl'>): Reaction => ({
  name: 'mail-new-admins',
  areas: [tournament.name],
  types: ['AdminAdded'],
  async handle(event, { outbox, settled }) {
    if (!isAdminAdded(event) || event.data.ref_id === event.meta.actor.ref) return;
    const tid = streamId(event.stream);
    await settled(tournamentsModel.name);
    const row = await tournamentById(db, tid);
    if (!row) return;
    await outbox.send({
      to: { ref_id: event.data.ref_id },
      ...adminAddedMail(publicUrl, row),
      tid,
      dedupe: event.id,
    });
  },
});

/** Adds what a request accepted and could not add any more because its process ended. */
export const finishIntake = ({ execute }: Pick<ReactionParts, 'execute'>): Reaction => ({
  name: 'finish-intake',
  areas: [intake.name],
  types: ['TournamentsAccepted'],
  async handle(event) {
    if (!isAccepted(event)) return;
    for (const { tid, ...added } of event.data.tournaments) {
      await execute(
        tournament,
        tid,
        { type: 'AddTournament', ...added },
        following(event, streamName(tournament.name, tid), event.meta.actor),
      );
    }
  },
});

/** Takes a forgotten person's rights and contact data out of every tournament. */
export const forgetInTournaments = ({ db, execute }: Pick<ReactionParts, 'db' | 'execute'>): Reaction => ({
  name: 'forget-in-tournaments',
  areas: ['person'],
  types: ['PersonForgotten'],
  async handle(event, { settled }) {
    const ref_id = streamId(event.stream);
    await settled(tournamentsModel.name, coordinatorsModel.name);
    for (const tid of await tournamentsHolding(db, ref_id)) {
      const envelope = following(event, streamName(tournament.name, tid));
      await execute(tournament, tid, { type: 'ForgetPerson', ref_id }, envelope);
    }
  },
});
