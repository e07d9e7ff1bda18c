import { type Position, type RecordedEvent, SYSTEM, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { AdminAdded, TournamentsAccepted } from '@courtcrew/domain/tournaments/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  coordinatorsModel,
  tournamentById,
  tournamentsHolding,
  tournamentsModel,
} from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { v5 } from 'uuid';
import { adminAddedMail, type Outbox } from '../accounts/index.ts';
import type { Execute, Settled } from '../http/commands.ts';
import type { Envelope } from '../runtime/envelope.ts';
import { intake, tournament } from './aggregates.ts';

/** What the reactions of tournaments are built on. */
export interface ReactionParts {
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  readonly settled: Settled;
  readonly outbox: Pick<Outbox, 'send'>;
  /** Origin of the product as people reach it, without a slash at the end. */
  readonly publicUrl: string;
}

/** A command that follows from an event; the same one however often the event is handled. */
const following = (event: RecordedEvent, step: string, actor = event.meta.actor): Envelope => ({
  commandId: v5(step, event.id),
  actor,
  at: event.meta.at,
  correlation: event.meta.correlation,
  causation: event.id,
});

const upTo = ({ settled }: ReactionParts, position: Position) =>
  settled([tournamentsModel.name, coordinatorsModel.name], position);

const isAdminAdded = (event: RecordedEvent): event is RecordedEvent<AdminAdded> =>
  event.type === 'AdminAdded';
const isAccepted = (event: RecordedEvent): event is RecordedEvent<TournamentsAccepted> =>
  event.type === 'TournamentsAccepted';

/** Tells people that they were made an admin; not whoever added the tournament themselves. */
export const mailNewAdmins = (parts: ReactionParts) => ({
  name: 'tournaments.adminMail',
  areas: [tournament.name],
  handle: async (event: RecordedEvent): Promise<void> => {
    if (!isAdminAdded(event) || event.data.ref_id === event.meta.actor.ref) return;
    const tid = streamId(event.stream);
    await upTo(parts, event.position);
    const row = await tournamentById(parts.db, tid);
    if (!row) throw new Error('a tournament whose admin was added is not in its read model yet');
    await parts.outbox.send({
      to: { ref_id: event.data.ref_id },
      ...adminAddedMail(parts.publicUrl, row),
      tid,
      dedupe: `${event.id} admin`,
    });
  },
});

/** Adds what a request accepted and could not add any more because its process ended. */
export const finishIntake = (parts: Pick<ReactionParts, 'execute'>) => ({
  name: 'tournaments.intake',
  areas: [intake.name],
  handle: async (event: RecordedEvent): Promise<void> => {
    if (!isAccepted(event)) return;
    for (const { tid, ...added } of event.data.tournaments) {
      await parts.execute(tournament, tid, { type: 'AddTournament', ...added }, following(event, tid));
    }
  },
});

/** Takes a forgotten person's rights and contact data out of every tournament. */
export const forgetInTournaments = (parts: ReactionParts) => ({
  name: 'tournaments.forget',
  areas: ['person'],
  handle: async (event: RecordedEvent): Promise<void> => {
    if (event.type !== 'PersonForgotten') return;
    const ref_id = streamId(event.stream);
    await upTo(parts, event.position);
    for (const tid of await tournamentsHolding(parts.db, ref_id)) {
      await parts.execute(tournament, tid, { type: 'ForgetPerson', ref_id }, following(event, tid, SYSTEM));
    }
  },
});
