import { type EventOf, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { MessagingEvent } from '@courtcrew/domain/messaging/index.ts';
import { accounts, emailOf } from '@courtcrew/projections/accounts/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { type Message, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { messagingAggregate } from '../aggregates.ts';
import { factsFor, personalLetter } from './personal.ts';
import { isSection } from './rights.ts';

/** Messages that go into the outbox in one statement. */
const TOGETHER = 1_000;

type Sent = RecordedEvent<EventOf<MessagingEvent, 'LetterSent'>>;

interface To {
  readonly ref_id: string | null;
  readonly to: Message['to'];
}

function recipientsOf({ channel, people, others, addresses }: Sent['data']): To[] {
  const known = people.map((ref_id) => ({ ref_id, to: { ref_id } }));
  const unknown = others.flatMap((_, index) => {
    // The author was forgotten meanwhile, and with them whom they wrote to.
    const address = addresses?.[index];
    if (!address) return [];
    return { ref_id: null, to: channel === 'email' ? { email: address } : { phone: address } };
  });
  return [...known, ...unknown];
}

/** A message for each recipient, all of one letter: that is what makes it go to nobody twice. */
async function sendLetter({ stream, data }: Sent, { db, outbox }: ReactionTools): Promise<void> {
  const { letter_id, ref_id, channel, category, people } = data;
  const tournament = await tournamentById(db, streamId(stream));
  const replyTo = await emailOf(db, ref_id);
  // Without its author's key there are no words left to send.
  if (!tournament || data.body === null) return;
  const facts = await factsFor(db, tournament, data, people);
  const shared = {
    channel: channel === 'email' ? ('mail' as const) : ('text' as const),
    about: [ref_id],
    tid: tournament.tid,
    sections: isSection(category) ? [category] : [],
    dedupe: letter_id,
    batch: letter_id,
    ...(channel === 'email' && replyTo !== null && { replyTo }),
  };
  const recipients = recipientsOf(data);
  for (let from = 0; from < recipients.length; from += TOGETHER) {
    const part = recipients.slice(from, from + TOGETHER);
    await outbox.sendAll(
      part.map(({ ref_id: to, ...message }) => ({
        ...message,
        ...shared,
        letter: personalLetter(data, facts, to),
      })),
    );
  }
}

export const sendLetters = reactBy(
  messagingAggregate,
  { name: 'messaging.send-letters', reads: [accounts, rosterModel, tournamentsModel] },
  {
    LetterSent: sendLetter,
    LetterStopped: ({ data: { letter_id } }, { outbox }) => outbox.stop(letter_id),
    LetterResent: ({ data: { letter_id } }, { outbox }) => outbox.sendAgain(letter_id),
  },
);
