import { type EventOf, streamId, type WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { type MessagingEvent, NOT_REGISTERED } from '@courtcrew/domain/messaging/index.ts';
import { runsSection } from '@courtcrew/domain/roster/index.ts';
import { accounts, contactsOf } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { messagingModel, pastEmails, postPlace, postsOn } from '@courtcrew/projections/messaging/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { found, type Route, route, takesRowAway } from '../../kernel/http/route.ts';
import { letter, reactBy } from '../../kernel/jobs/index.ts';
import { changesRoom, type Room } from '../../kernel/live/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import { asReadBy } from '../letters/personal.ts';
import { boardFor, mustBeOnBoard } from './access.ts';

/** A mail from the message board to the author of a post. */
export const posterLetter = letter(
  {
    en: {
      subject: 'Message about your post - {tournament}',
      text: `{name} writes to you about your post on the message board of {tournament}:

{message}

Answers to this email go to {name}.`,
    },
    es: {
      subject: 'Mensaje sobre tu publicación - {tournament}',
      text: `{name} te escribe sobre tu publicación en el muro de mensajes de {tournament}:

{message}

Las respuestas a este correo llegan a {name}.`,
    },
  },
  'shifts',
);

const isAdded = (event: WrittenEvent): event is WrittenEvent<EventOf<MessagingEvent, 'PostAdded'>> =>
  event.type === 'PostAdded';

/** The message boards of a tournament, and the mails its people were sent. `site` is the address of the product. */
export const postRoutes = ({ publicUrl: site }: { readonly publicUrl: string }): readonly Route[] => [
  route(calls.getMessages, async ({ tid, caller, body: { category } }, use) =>
    (await boardFor(use, caller, tid, category))
      ? postsOn(use.db, tid, category)
      : ({ message: NOT_REGISTERED } as const),
  ),

  route(calls.addMessage, async ({ tid, caller, body: { category, message } }, use) => {
    const { time_zone: zone } = await mustBeOnBoard(use, caller, tid, category);
    const post = { type: 'AddPost' as const, ref_id: caller.ref_id, category, message, zone };
    const { events } = await use.execute(messagingAggregate, tid, post);
    const id = events.find(isAdded)?.data.id;
    return { message: 'sent', ...(id !== undefined && { id }) };
  }),

  route(calls.editMessage, async ({ tid, caller, body: { id, message, seen } }, use) => {
    const { category } = found(await postPlace(use.db, id), 'Message');
    await mustBeOnBoard(use, caller, tid, category);
    const { ref_id } = caller;
    const admin = runsSection(caller, category);
    await use.execute(messagingAggregate, tid, {
      ...({ type: 'EditPost', id, message, ref_id, admin } as const),
      seen: { message: seen },
    });
    return { message: 'saved' };
  }),

  route(
    calls.deleteMessage,
    async ({ tid, caller, params: { id } }, use) => {
      await use.execute(messagingAggregate, tid, { type: 'DeletePost', id, ref_id: caller.ref_id });
      return { message: 'message deleted' };
    },
    takesRowAway,
  ),

  route(
    calls.sendPosterEmail,
    async ({ tid, caller, body: { id, body: message } }, use) => {
      const place = await postPlace(use.db, id);
      const { category } = found(place?.tid === tid ? place : null, 'Message');
      const { time_zone: zone } = await mustBeOnBoard(use, caller, tid, category);
      const { ref_id } = caller;
      await use.execute(messagingAggregate, tid, { type: 'WriteToPoster', id, ref_id, message, zone });
      return { message: 'email sent' };
    },
    { limit: 'heavy' },
  ),

  route(calls.getMessageBoardEmails, async ({ tid, caller, body: { category } }, use) => {
    const tournament = await boardFor(use, caller, tid, category);
    if (!tournament) return { message: NOT_REGISTERED } as const;
    const reader = { ref_id: caller.ref_id, language: use.http.language ?? 'en', site } as const;
    return asReadBy(use.db, tournament, await pastEmails(use.db, tid, category, reader.ref_id), reader);
  }),
];

/** How a post that a call addresses is found. */
export const postRows = (db: Kysely<Database>) => ({
  post: async (id: string) => {
    const place = await postPlace(db, id);
    return place && { tid: place.tid };
  },
});

/** Writes to the author of a post, in whose place nobody learns their address. */
export const writeToPosters = reactBy(
  messagingAggregate,
  { name: 'messaging.write-to-posters', reads: [accounts, tournamentsModel] },
  {
    PosterWritten: async ({ id, stream, data }, { db, outbox }) => {
      const { ref_id, to, category, message } = data;
      const row = await tournamentById(db, streamId(stream));
      const author = (await contactsOf(db, [ref_id])).get(ref_id);
      if (!row || !author || message === null) return;
      await outbox.send({
        to: { ref_id: to },
        letter: posterLetter({ tournament: row.name, name: author.name, message }),
        about: [ref_id],
        tid: row.tid,
        sections: [category],
        dedupe: id,
        ...(author.email !== null && { replyTo: author.email }),
      });
    },
  },
);

const OF_POSTS = new Set(['PostAdded', 'PostEdited', 'PostDeleted', 'PostsForgotten']);

/** Says that something has changed on a board, not what: who may read it asks again. */
export const postRoom: Room = {
  ...changesRoom('messages', 'signedIn', {
    [messagingAggregate.name]: { what: 'posts', readModels: [messagingModel.name] },
  }),
  types: OF_POSTS,
};
