import { type EventOf, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { HANDFUL, HOLD_SECONDS, type MessagingEvent } from '@courtcrew/domain/messaging/index.ts';
import { accounts, contactsOf } from '@courtcrew/projections/accounts/index.ts';
import { messagingModel, recipientsSince, whoLeft } from '@courtcrew/projections/messaging/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { type Message, type Reaction, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import type { LeavingParts } from '../leaving/index.ts';
import { factsFor, personalLetter } from './personal.ts';
import { isSection } from './rights.ts';

/** Messages that go into the outbox in one statement. */
const TOGETHER = 1_000;
/** A long list comes in letters of a few recipients each: with the same words, so close together, they are one letter. */
const PARTS_WITHIN_MS = 60_000;

type Sent = RecordedEvent<EventOf<MessagingEvent, 'LetterSent'>>;

interface To {
  readonly recipient: string;
  readonly ref_id: string | null;
  readonly to: Message['to'];
}

function recipientsOf({ channel, people, others, addresses }: Sent['data']): To[] {
  const known = people.map((ref_id) => ({ recipient: ref_id, ref_id, to: { ref_id } }));
  const unknown = others.flatMap((recipient, index) => {
    // The author was forgotten meanwhile, and with them whom they wrote to.
    const address = addresses?.[index];
    if (!address) return [];
    return { recipient, ref_id: null, to: channel === 'email' ? { email: address } : { phone: address } };
  });
  return [...known, ...unknown];
}

export interface SendingParts extends LeavingParts {
  readonly publicUrl: string;
}

/** A message for each recipient, all of one letter: that is what makes it go to nobody twice. */
async function sendLetter(
  { links, publicUrl }: SendingParts,
  { stream, data, meta }: Sent,
  { db, outbox }: ReactionTools,
): Promise<void> {
  const { letter_id, channel, category, people } = data;
  const tournament = await tournamentById(db, streamId(stream));
  const author = (await contactsOf(db, [data.ref_id])).get(data.ref_id);
  // Without its author's key there are no words left to send.
  if (!tournament || data.body === null) return;
  const facts = await factsFor(db, tournament, data, people);
  const since = new Date(Date.parse(meta.at) - PARTS_WITHIN_MS).toISOString();
  const count = await recipientsSince(db, streamId(stream), data, since);
  const shared = {
    channel: channel === 'email' ? ('mail' as const) : ('text' as const),
    about: [data.ref_id],
    tid: tournament.tid,
    ...(isSection(category) && { sections: [category] }),
    holds: count > HANDFUL ? HOLD_SECONDS : 0,
    dedupe: letter_id,
    batch: letter_id,
    ...(channel === 'email' && author && { from: author.name }),
    ...(channel === 'email' && author?.email && { replyTo: author.email }),
  };
  const { tid } = tournament;
  const all = recipientsOf(data);
  // Whoever left after the letter was written, and before it was taken up, does not get it either.
  const left = await whoLeft(db, tid, channel === 'email' ? all.map(({ recipient }) => recipient) : []);
  const recipients = all.filter(({ recipient }) => !left.has(recipient));
  for (const part of partsOf(recipients, TOGETHER)) {
    await outbox.sendAll(
      part.map(({ recipient, ref_id, to }) => {
        const token = links.tokenFor({ tid, recipient });
        return {
          to,
          ...shared,
          ...(channel === 'email' && { leave: `${publicUrl}/letters/${token}` }),
          letter: personalLetter(data, facts, ref_id, token),
        };
      }),
    );
  }
}

export const sendLetters = (parts: SendingParts): Reaction =>
  reactBy(
    messagingAggregate,
    { name: 'messaging.send-letters', reads: [accounts, rosterModel, tournamentsModel, messagingModel] },
    {
      LetterSent: (event, tools) => sendLetter(parts, event, tools),
      LetterStopped: ({ data: { letter_id } }, { outbox }) => outbox.stop(letter_id),
      LetterResent: async ({ stream, data: { letter_id, recipient } }, { db, outbox }) =>
        outbox.sendAgain(letter_id, await whoLeft(db, streamId(stream)), recipient),
    },
  );
