import * as calls from '@courtcrew/domain/audit/index.ts';
import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { type Access, allows } from '@courtcrew/domain/contract/policies.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { brokenRule, isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseInstant, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { isAuditor, sectionsAuditedBy } from '@courtcrew/domain/roster/index.ts';
import { type Name, namesOf } from '@courtcrew/projections/accounts/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { AnyAggregate, AsOf, Desk, Named, Then } from '../../kernel/asOf.ts';
import { type Caller, found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Until } from './trail.ts';
import type { Trails } from './trails.ts';

/** The instant that was meant: a UTC instant to the millisecond, or a day and time at the venue. Throws 400. */
export function instantOf(field: string, text: string, zone: TimeZone): string {
  const exact = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(exact)) return new Date(exact).toISOString();
  const parsed = parseInstant(text, zone);
  if (!isRefusal(parsed)) return parsed;
  throw new Refused(brokenRule(field, parsed.text));
}

/** Desks whose rows and changes somebody may read here. */
export const desksRead = (caller: Caller): readonly Desk[] => sectionsAuditedBy(caller);

/** What somebody may be told of, of what they ask for: auditors of everything. */
export function viewsFor(views: readonly AsOf[], caller: Caller, of: readonly string[] | undefined) {
  const { ref_id, platform, rights } = caller;
  const access: Access = { ref_id, platform, rights, subject: null };
  return views.filter(
    ({ policy, aggregate }) =>
      (isAuditor(caller) || allows(policy, access)) && (of === undefined || of.includes(aggregate.name)),
  );
}

export const zoneOf = async (use: Use, tid: string): Promise<TimeZone> =>
  found(await tournamentById(use.db, tid), 'Tournament').time_zone;

export function named(names: ReadonlyMap<string, Name>, ref_id: string): Named {
  const { first = '', last = '' } = names.get(ref_id) ?? {};
  return { ref_id, first, last, name: fullName({ first, last }).trim() };
}

interface Parts {
  readonly trails: Trails;
  readonly views: readonly AsOf[];
}

/** Everything these views tell of a tournament at an instant. */
export async function standingAt(
  { trails, views }: Parts,
  tid: string,
  until: Until,
  use: Use,
  desks: Then['desks'],
) {
  const kinds = new Set<AnyAggregate>(views.flatMap(({ aggregate, beside = [] }) => [aggregate, ...beside]));
  const streams = await Promise.all(
    [...kinds].map(async (aggregate) => {
      const trail = await trails.of(aggregate, tid);
      const last = trail.lastBy(until);
      return { aggregate, trail, last, state: await trail.stateAfter(last) };
    }),
  );
  const names = await namesOf(use.db, new Set(streams.flatMap(({ trail }) => [...trail.people])));
  const states = new Map(streams.map(({ aggregate, state }) => [aggregate.name, state]));
  const then: Then = {
    desks,
    who: (ref_id) => named(names, ref_id),
    state: ({ name }) => states.get(name) as never,
  };
  const last = streams
    .flatMap((stream) => stream.last ?? [])
    .reduce<(typeof streams)[number]['last']>(
      (newest, step) => (newest && newest.position > step.position ? newest : step),
      undefined,
    );
  return { shown: Object.assign({}, ...views.map(({ show }) => show(then))) as calls.Standing, last };
}

export const asOfRoute = ({ trails, views }: Parts): Route =>
  route(calls.asOf, async ({ tid, body, caller }, use) => {
    const { at, position, of }: BodyOf<typeof calls.asOf> = body;
    const time_zone = await zoneOf(use, tid);
    const until: Until = {
      at: at ? instantOf('at', at, time_zone) : undefined,
      now: use.now(),
      position: position === undefined ? undefined : BigInt(position),
    };
    const seen = viewsFor(views, caller, of);
    const { shown, last } = await standingAt({ trails, views: seen }, tid, until, use, desksRead(caller));
    return {
      ...shown,
      at: until.at ?? last?.at ?? null,
      position: last ? String(last.position) : null,
      time_zone,
    };
  });
