import type { Standing } from '@courtcrew/domain/audit/index.ts';
import type { MessagingState } from '@courtcrew/domain/messaging/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { messagingAggregate } from './aggregates.ts';

/** What had been sent and posted; the words are sealed, and stand in the lists of letters and posts. */
function show(then: Then): Pick<Standing, 'letters' | 'posts'> {
  const { letters, posts } = then.state<MessagingState>(messagingAggregate);
  return {
    letters: [...letters].map(([id, letter]) => ({ id, ...letter })),
    posts: [...posts].map(([id, post]) => ({ id, ...post })),
  };
}

/** A section's desk reads its own letters alone, and the log of a letter does not say whose it was. */
export const messagingAsOf: AsOf = { aggregate: messagingAggregate, policy: 'master', show };
