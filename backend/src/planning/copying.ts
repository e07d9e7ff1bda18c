import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { daysBetween } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/planning/contract.ts';
import { copyOf } from '@courtcrew/domain/planning/index.ts';
import { plansBesides } from '@courtcrew/projections/planning/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { done, Refused } from '../kernel/refused.ts';
import type { CommandBus } from '../kernel/runtime/commandBus.ts';
import { inParts, until } from '../kernel/runtime/inParts.ts';
import { planning } from './aggregate.ts';

const plansOf = (use: Use, tid: string, { platform, ref_id }: Caller) =>
  plansBesides(use.db, tid, platform ? 'platform' : ref_id);

/** Days between the starts of two tournaments; none where one has no days yet. */
async function daysFrom(use: Use, from: string, tid: string): Promise<number> {
  const [earlier, later] = await Promise.all([tournamentById(use.db, from), tournamentById(use.db, tid)]);
  const [first, next] = [earlier?.start, found(later, 'Tournament').start];
  return first && next ? daysBetween(first, next) : 0;
}

export const copyingRoutes = (bus: Pick<CommandBus, 'peek'>): readonly Route[] => [
  route(calls.getPlansToCopy, ({ tid, caller }, use) => plansOf(use, tid, caller)),

  route(calls.copyPlan, async ({ tid, body: { from }, caller }, use) => {
    const plans = await plansOf(use, tid, caller);
    // In the same words for a plan that is not there and one that is not the caller's to read.
    if (plans.every((plan) => plan.tid !== from)) throw new Refused(refuse('not-found', 'Plan not found'));
    const copied = copyOf(await bus.peek(planning, from), await daysFrom(use, from, tid));
    const command = { type: 'CopyPlan', from, ...copied } as const;
    done(await inParts((step) => use.attempt(planning, tid, command, { step }), until('PlanCopied')));
    return { message: 'copied', items: copied.items.length };
  }),
];
