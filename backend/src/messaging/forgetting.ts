import { streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  lettersBy,
  lettersOnlyTo,
  messagingModel,
  tournamentsPostedIn,
} from '@courtcrew/projections/messaging/index.ts';
import { personAggregate } from '../accounts/index.ts';
import { type Reaction, reactBy } from '../kernel/jobs/index.ts';
import { messagingAggregate, templatesAggregate } from './aggregates.ts';

/** A forgotten person's messages go, those that wait and those that were kept. */
export const forgetMessages = reactBy(
  personAggregate,
  { name: 'forget-messages' },
  { PersonForgotten: ({ stream }, { outbox }) => outbox.forget(streamId(stream)) },
);

/** What they wrote to others goes, what was written to them alone, and what they kept to write again. */
const forgetWords = reactBy(
  personAggregate,
  { name: 'messaging.forget-words', reads: [messagingModel] },
  {
    PersonForgotten: async ({ stream }, { db, execute }) => {
      const ref_id = streamId(stream);
      const [written, received] = await Promise.all([lettersBy(db, ref_id), lettersOnlyTo(db, ref_id)]);
      for (const tid of new Set([...written.keys(), ...received.keys()])) {
        const letters = [...new Set([...(written.get(tid) ?? []), ...(received.get(tid) ?? [])])];
        await execute(messagingAggregate, tid, { type: 'ForgetLetters', ref_id, letters });
      }
      for (const tid of await tournamentsPostedIn(db, ref_id)) {
        await execute(messagingAggregate, tid, { type: 'ForgetPosts', ref_id });
      }
      await execute(templatesAggregate, ref_id, { type: 'ForgetTemplates' });
    },
  },
);

export const forgetting: readonly Reaction[] = [forgetMessages, forgetWords];
