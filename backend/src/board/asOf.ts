import type { CourtThen, Standing } from '@courtcrew/domain/audit/index.ts';
import { type BoardState, queueOf } from '@courtcrew/domain/board/index.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { RosterState } from '@courtcrew/domain/roster/index.ts';
import type { TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { rosterAggregate } from '../roster/index.ts';
import { tournament } from '../tournaments/index.ts';
import { boardAggregate } from './aggregate.ts';
import { boardStands } from './stands.ts';

const NOBODY = { ref_id: null, first: null, last: null };
const NO_MATCH = {
  ...{ id: null, start_time: null, medal: 'none' as const, ...NOBODY },
  ...{ second_ref_id: null, second_first: null, second_last: null },
} as const;

function courtsOf({ floor, monitors }: BoardState, { who, state }: Then): Standing['courts'] {
  return state<TournamentState>(tournament).courts.map(({ order, name, description, color }): CourtThen => {
    const match = floor.courts.get(order);
    const second = match?.second_ref_id ? who(match.second_ref_id) : undefined;
    const { ref_id, first, last } = match ? who(match.ref_id) : NOBODY;
    return {
      ...{
        court_order: order,
        court_num: name,
        description,
        color,
        monitor_ref_id: monitors.get(order) ?? null,
      },
      ...(match
        ? {
            ...{ id: match.id, ref_id, first, last, start_time: match.start_time, medal: match.medal },
            second_ref_id: match.second_ref_id,
            second_first: second?.first ?? null,
            second_last: second?.last ?? null,
          }
        : NO_MATCH),
    };
  });
}

/** What finished work is paid: only what the log says, no rates of today. */
const payOf = ({ pastMatches, pastAux }: BoardState): Standing['pay'] => [
  ...[...pastMatches].flatMap(([id, { lead, second }]) =>
    (['lead', 'second'] as const).flatMap((of) => {
      const side = of === 'lead' ? lead : second;
      if (!side) return [];
      const { ref_id, amount, paid, posted } = side;
      return { id, of, ref_id, amount: dollars(amount), paid: paid !== null, posted: posted !== null };
    }),
  ),
  ...[...pastAux].map(([id, { ref_id, amount, paid }]) => ({
    ...{ id, of: 'aux' as const, ref_id, amount: dollars(amount), paid: paid !== null, posted: false },
  })),
];

function show(then: Then): Pick<Standing, 'courts' | 'queue' | 'aux' | 'clipboards' | 'pay'> {
  const board = then.state<BoardState>(boardAggregate);
  const { people } = then.state<RosterState>(rosterAggregate);
  const { floor } = board;
  /** Courts are called as they were named then. */
  const called = new Map(
    then.state<TournamentState>(tournament).courts.map((court) => [court.order, court.name]),
  );
  return {
    courts: courtsOf(board, then),
    queue: queueOf(floor.people).map(({ ref_id, rank }) => {
      const duty = floor.people.get(ref_id);
      return {
        ...then.who(ref_id),
        ...{ rank, since: duty?.since ?? '', checked_in_at: duty?.checked_in_at ?? '' },
        quick_break: duty?.quick_break ?? false,
        last_match: people.get(ref_id)?.last_match ?? false,
      };
    }),
    aux: [...floor.aux.values()]
      .map(({ id, ref_id, type, court, court_num, start_time }) => ({
        ...then.who(ref_id),
        ...{ id, type, start_time, court_order: court },
        court_num: (court === null ? undefined : called.get(court)) ?? court_num,
      }))
      .sort((a, b) => (a.start_time + a.id < b.start_time + b.id ? -1 : 1)),
    clipboards: [...floor.clipboards.values()].map(({ id, court, court_num, ref_id }) => ({
      ...(ref_id === null ? NOBODY : then.who(ref_id)),
      ...{ id, court_order: court, court_num: called.get(court) ?? court_num },
    })),
    pay: payOf(board),
  };
}

export const boardAsOf: AsOf = {
  aggregate: boardAggregate,
  beside: [tournament, rosterAggregate],
  policy: 'desk',
  show,
  stands: boardStands,
};
