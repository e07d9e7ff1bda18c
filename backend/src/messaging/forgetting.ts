import { streamId } from '@courtcrew/domain/kernel/event.ts';
import { personAggregate } from '../accounts/index.ts';
import { reactBy } from '../kernel/jobs/index.ts';
import { templatesAggregate } from './aggregates.ts';

/** A forgotten person's messages go, those that wait and those that were kept, and what they wrote for later. */
export const forgetMessages = reactBy(
  personAggregate,
  { name: 'forget-messages' },
  {
    PersonForgotten: async ({ stream }, { outbox, execute }) => {
      const ref_id = streamId(stream);
      await outbox.forget(ref_id);
      await execute(templatesAggregate, ref_id, { type: 'ForgetTemplates' });
    },
  },
);
