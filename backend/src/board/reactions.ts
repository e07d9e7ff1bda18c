import { type BoardEvent, callText, FLAG_OF } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId, streamName } from '@courtcrew/domain/kernel/event.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import {
  boardModel,
  boardsHolding,
  contactsModel,
  notificationContacts,
} from '@courtcrew/projections/board/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import type { Execute } from '../kernel/http/commands.ts';
import type { Reaction } from '../kernel/jobs/index.ts';
import { following } from '../kernel/runtime/envelope.ts';
import { boardAggregate } from './aggregate.ts';

/** What the board's reactions are built on. */
export interface BoardReactionParts {
  readonly db: Kysely<Database>;
  readonly execute: Execute;
  /** Drops the key of a person, or of a contact: what was sealed with it is read by nobody any more. */
  readonly forgetKey: (owner: string) => Promise<void>;
}

type Of<Type extends BoardEvent['type']> = RecordedEvent<Extract<BoardEvent, { type: Type }>>;

const isRaised = (event: RecordedEvent): event is Of<'NotificationRaised'> =>
  event.type === 'NotificationRaised';
const isContactRemoved = (event: RecordedEvent): event is Of<'ContactRemoved'> =>
  event.type === 'ContactRemoved';

/** Texts the contacts on duty who want to know of such a call. */
const textContacts = ({ db }: BoardReactionParts): Reaction => ({
  name: 'board.texts',
  areas: [boardAggregate.name],
  types: ['NotificationRaised'],
  async handle(event, { outbox, settled }) {
    if (!isRaised(event)) return;
    await settled(contactsModel.name, tournamentsModel.name);
    const tid = streamId(event.stream);
    const row = await tournamentById(db, tid);
    if (!row?.text || !canMessage(row.status)) return;
    const { type, court_num, message, ref_id: caller } = event.data;
    // Words of the caller go with the caller; a call without them speaks of nobody.
    const about = message === null ? [] : [caller];
    const text = callText({ type, court_num, message, tournament: row.name });
    for (const contact of await notificationContacts(db, tid)) {
      const { id: ref_id, phone } = contact;
      if (!contact.active || !contact[FLAG_OF[type]] || phone === null) continue;
      const to = { ref_id, phone };
      const letter = { subject: '', text, about, tid, sections: ['referee'], dedupe: event.id };
      await outbox.send({ channel: 'text', to, ...letter });
    }
  },
});

/** Takes a removed contact's name and number out of the log, and what waits for them out of the outbox. */
const forgetContacts = ({ forgetKey }: BoardReactionParts): Reaction => ({
  name: 'board.contacts',
  areas: [boardAggregate.name],
  types: ['ContactRemoved'],
  async handle(event, { outbox }) {
    if (!isContactRemoved(event)) return;
    await forgetKey(event.data.id);
    await outbox.forget(event.data.id);
  },
});

/** Takes a forgotten person off every board. */
const forgetOnBoards = ({ db, execute }: BoardReactionParts): Reaction => ({
  name: 'board.forget',
  areas: ['person'],
  types: ['PersonForgotten'],
  async handle(event, { settled }) {
    const ref_id = streamId(event.stream);
    await settled(boardModel.name);
    for (const tid of await boardsHolding(db, ref_id)) {
      const envelope = following(event, streamName(boardAggregate.name, tid));
      await execute(boardAggregate, tid, { type: 'ForgetOnBoard', ref_id }, envelope);
    }
  },
});

export const boardReactions = (parts: BoardReactionParts): readonly Reaction[] => [
  textContacts(parts),
  forgetContacts(parts),
  forgetOnBoards(parts),
];
