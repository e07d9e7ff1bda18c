import type { PersonState } from '@courtcrew/domain/accounts/index.ts';
import { type PaidOtherwise, type RefusedSeat, whatIf } from '@courtcrew/domain/audit/index.ts';
import { type BoardEvent, type BoardState, partsOf, payFactsOf } from '@courtcrew/domain/board/index.ts';
import type { EventOf } from '@courtcrew/domain/kernel/event.ts';
import { dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { placeIn, type RosterState } from '@courtcrew/domain/roster/index.ts';
import type { TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import { eachRate, type MatchRate } from '@courtcrew/domain/tournaments/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { personAggregate } from '../../accounts/index.ts';
import { boardAggregate } from '../../board/index.ts';
import type { AnyAggregate } from '../../kernel/asOf.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { tournament } from '../../tournaments/index.ts';
import { type EntryParts, openedOf } from './entries.ts';
import { named, zoneOf } from './standing.ts';
import type { Step } from './steps.ts';
import type { Trails } from './trails.ts';

type Nameless<Row> = Omit<Row, 'first' | 'last' | 'name'>;
type Finished = EventOf<BoardEvent, 'MatchFinished'>['data'];
type Rates = Readonly<Record<MatchRate, number>>;

/** What a seat is given by. */
const SEATS: ReadonlySet<string> = new Set(['SpotTaken', 'MovedOffWaitlist']);

async function stateNow<State>(trails: Trails, aggregate: AnyAggregate, tid: string): Promise<State> {
  const trail = await trails.of(aggregate, tid);
  return (await trail.stateAfter(trail.steps.at(-1))) as State;
}

/** The credentials somebody had at a step of the tournament. */
async function credentialsThen(trails: Trails, ref_id: string, { position }: Step): Promise<string> {
  const trail = await trails.of(personAggregate, ref_id);
  const state = (await trail.stateAfter(trail.lastBy({ position }))) as PersonState;
  return state.status === 'member' ? state.choices.credentials : '';
}

/** Each assignment judged by itself, against the schedule as it stood when it was given. */
async function judged(trails: Trails, tid: string, exact: boolean) {
  const trail = await trails.of(rosterAggregate, tid);
  const seats = trail.steps.filter(({ type }) => SEATS.has(type));
  const refused: Nameless<RefusedSeat>[] = [];
  for (const step of seats) {
    const { shifts } = (await trail.stateAfter(trail.steps[step.revision - 1])) as RosterState;
    const { sid, latest: time } = step;
    const [ref_id = ''] = step.refs;
    const shift = sid === null ? undefined : shifts.get(sid);
    if (sid === null || !shift) continue;
    // Where places are not counted by kind, nobody's credentials matter.
    const credentials = shift.plan.needs ? await credentialsThen(trails, ref_id, step) : '';
    const place = placeIn(shift, credentials, exact);
    if (!isRefusal(place)) continue;
    const { name, start } = shift.plan;
    const why = place.code === 'full' ? 'taken' : 'credentials';
    refused.push({ ref_id, sid, shift: name, start, credentials, why, time });
  }
  return { seats: seats.length, refused };
}

/** Matches that still count as finished, each part at other rates by the credentials it was paid by. In cents. */
async function paidAt(parts: EntryParts, tid: string, rates: Rates) {
  const { pastMatches } = await stateNow<BoardState>(parts.trails, boardAggregate, tid);
  const { steps } = await parts.trails.of(boardAggregate, tid);
  const events = await openedOf(
    parts,
    steps.filter(({ type }) => type === 'MatchFinished'),
  );
  // One that was taken back and finished again has the credentials of its last end.
  const finished = new Map(
    [...events.values()].map(({ data }) => data as Finished).map((data) => [data.match.id, data]),
  );
  return [...pastMatches].flatMap(([id, match]) => {
    const { pay, second_pay } = finished.get(id) ?? {};
    const held = { lead: pay?.credentials ?? '', second: second_pay?.credentials ?? '' };
    return partsOf(match).map(([side, { ref_id, amount, estimated }]) => ({
      ...{ ref_id, amount },
      would: amount === estimated ? payFactsOf(held[side], rates)[side] : amount,
    }));
  });
}

function byPerson(paid: Awaited<ReturnType<typeof paidAt>>): readonly Nameless<PaidOtherwise>[] {
  return [...Map.groupBy(paid, ({ ref_id }) => ref_id)].map(([ref_id, parts]) => ({
    ...{ ref_id, matches: parts.length },
    amount: dollars(sumOf(parts.map(({ amount }) => amount))),
    would: dollars(sumOf(parts.map(({ would }) => would))),
  }));
}

/** The same log under another rule. It is folded once more, and nothing is written. */
export const whatIfRoute = (parts: EntryParts): Route =>
  route(
    whatIf,
    async ({ tid, body: { exact_match = true, rates: asked = {} } }, use) => {
      const { trails } = parts;
      const time_zone = await zoneOf(use, tid);
      const { fields } = await stateNow<TournamentState>(trails, tournament, tid);
      const [{ seats, refused }, paid] = await Promise.all([
        judged(trails, tid, exact_match),
        paidAt(
          parts,
          tid,
          eachRate((rate) => asked[rate] ?? fields[rate]),
        ),
      ]);
      const pay = byPerson(paid);
      const names = await namesOf(
        use.db,
        [...refused, ...pay].map(({ ref_id }) => ref_id),
      );
      const withName = <Row extends { readonly ref_id: string }>(row: Row) => ({
        ...row,
        ...named(names, row.ref_id),
      });
      return {
        exact_match: fields.exact_match_scheduling,
        rates: eachRate((rate) => dollars(fields[rate])),
        ...{ seats, refused: refused.map(withName), pay: pay.map(withName), time_zone },
      };
    },
    { limit: 'heavy' },
  );
