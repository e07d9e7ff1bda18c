import * as calls from '@courtcrew/domain/audit/index.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import { showsSelection, type TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { AsOf } from '../../kernel/asOf.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { tournament } from '../../tournaments/index.ts';
import { desksRead, instantOf, standingAt, viewsFor, zoneOf } from './standing.ts';
import type { Trails } from './trails.ts';

/** The streams a schedule is made of. */
const OF = ['roster'];

/** When a tournament was published last, or else was added. */
async function publishedAt(trails: Trails, tid: string): Promise<string | undefined> {
  const trail = await trails.of(tournament, tid);
  for (const step of trail.steps.filter(({ type }) => type === 'StatusChanged').reverse()) {
    const { status } = (await trail.stateAfter(step)) as TournamentState;
    if (showsSelection(status)) return step.latest;
  }
  return trail.steps[0]?.latest;
}

function inOrder(from: string, to: string): void {
  if (from <= to) return;
  throw new Refused(brokenRule('from', 'must not be after to'));
}

export const compareRoute = (trails: Trails, views: readonly AsOf[]): Route =>
  route(calls.compareInstants, async ({ tid, body, caller }, use) => {
    const time_zone = await zoneOf(use, tid);
    const now = use.now();
    const from = body.from
      ? instantOf('from', body.from, time_zone)
      : ((await publishedAt(trails, tid)) ?? now);
    const to = body.to ? instantOf('to', body.to, time_zone) : undefined;
    inOrder(from, to ?? from);
    const parts = { trails, views: viewsFor(views, caller, OF) };
    const [before, after] = await Promise.all(
      [from, to].map((at) => standingAt(parts, tid, { at, now }, use, desksRead(caller))),
    );
    return {
      ...calls.compare(before?.shown.shifts ?? [], after?.shown.shifts ?? [], time_zone),
      ...{ from, to: to ?? now, time_zone },
    };
  });
