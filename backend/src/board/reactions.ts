import { FLAG_OF } from '@courtcrew/domain/board/index.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import {
  boardModel,
  boardsHolding,
  contactsModel,
  notificationContacts,
} from '@courtcrew/projections/board/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { forgetIn } from '../accounts/index.ts';
import type { Product } from '../kernel/area.ts';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { boardAggregate } from './aggregate.ts';
import { departures } from './departures.ts';
import { notificationLetter } from './letters.ts';

/** A call that took longer to arrive was kept by a phone without a network, ms. */
const LATE_MS = 120_000;

/** Texts the contacts on duty who want to know of such a notification. */
const textContacts = reactBy(
  boardAggregate,
  { name: 'board.texts', reads: [contactsModel, tournamentsModel] },
  {
    NotificationRaised: async ({ id, stream, data, meta }, { db, outbox }) => {
      const tid = streamId(stream);
      const row = await tournamentById(db, tid);
      if (!row?.text || !canMessage(row.status)) return;
      // Words of the caller go with the caller; a notification without them speaks of nobody.
      const about = data.message === null ? [] : [data.ref_id];
      const { called_at: since } = data;
      const isLate = Date.parse(meta.at) - Date.parse(since) > LATE_MS;
      const kept = isLate ? { since, zone: row.time_zone } : undefined;
      const letter = notificationLetter({ ...data, tournament: row.name, kept });
      const contacts = await notificationContacts.all(db, { tid });
      const wanted = contacts.flatMap(({ id: ref_id, phone, active, ...flags }) =>
        active && flags[FLAG_OF[data.type]] && phone !== null ? [{ ref_id, phone }] : [],
      );
      // A number that stands there twice is still one phone.
      const phones = new Map(wanted.map((to) => [to.phone, to]));
      await outbox.sendAll(
        [...phones.values()].map((to) => {
          return { channel: 'text', to, letter, about, tid, sections: ['referee'], dedupe: id };
        }),
      );
    },
  },
);

/** Takes a removed contact's name and number out of the log, and what waits for them out of the outbox. */
const forgetContacts = ({ forgetKey }: Pick<Product, 'forgetKey'>): Reaction =>
  reactBy(
    boardAggregate,
    { name: 'board.contacts' },
    {
      ContactRemoved: async ({ data: { id } }, { outbox }) => {
        await forgetKey(id);
        await outbox.forget(id);
      },
    },
  );

const forgetOnBoards = forgetIn(boardAggregate, {
  name: 'board.forget',
  reads: [boardModel],
  where: boardsHolding,
  command: (ref_id) => ({ type: 'ForgetOnBoard', ref_id }) as const,
});

export const boardReactions = (parts: Pick<Product, 'forgetKey'>): readonly Reaction[] => [
  textContacts,
  forgetContacts(parts),
  forgetOnBoards,
  ...departures,
];
