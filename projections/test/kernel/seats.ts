import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { projectBy } from '../../src/kernel/projectBy.ts';
import { column, nullable, type ReadModel, type Rows, table } from '../../src/kernel/readModel.ts';

/** A small read model with every type of column, every kind of change and a secondary index. */
export const seats = table(
  'seats',
  {
    tid: column('text'),
    seat: column('integer'),
    person: nullable('text'),
    taken: column('boolean'),
    at: column('timestamptz'),
    day: nullable('date'),
    changes: column('bigint'),
    weight: nullable('double precision'),
    tags: column('text[]'),
    details: column('jsonb'),
  },
  ['tid', 'seat'],
  ['(person)', 'using gin (tags)'],
);

export const people = table('people', { person: column('text'), last: nullable('text') }, ['person']);

export type SeatEvent =
  | DomainEvent<'SeatOpened', { seat: number; day: string | null; tags: string[]; details: unknown }>
  | DomainEvent<'SeatTaken', { seat: number; person: string }>
  | DomainEvent<'SeatFreed', { seat: number }>
  | DomainEvent<'SeatClosed', { seat: number }>
  | DomainEvent<'SeatWeighed', { seat: number; weight: unknown }>
  | DomainEvent<'SeatBroken', Record<string, never>>;

const tidOf = (event: RecordedEvent): string => event.stream.slice('seats-'.length);

/** What the test wants the projector to do before it projects: throw, or count. */
export type Interference = (event: RecordedEvent) => void;

export function seatsModel(
  options: { name?: string; version?: number; before?: Interference } = {},
): ReadModel {
  const project = projectBy<SeatEvent>({
    SeatOpened: ({ seat, day, tags, details }, event, rows) => {
      const blank = { person: null, taken: false, changes: 0, weight: null };
      rows.put(seats, { tid: tidOf(event), seat, day, tags, details, at: event.meta.at, ...blank });
    },
    SeatTaken: ({ seat, person }, event, rows) => {
      const key = { tid: tidOf(event), seat };
      rows.patch(seats, key, { person, taken: true, changes: Number(event.position) });
      rows.put(people, { person, last: `${key.tid}/${seat}` });
    },
    SeatFreed: ({ seat }, event, rows) => {
      rows.patch(seats, { tid: tidOf(event), seat }, { person: null, taken: false });
    },
    SeatClosed: ({ seat }, event, rows) => rows.remove(seats, { tid: tidOf(event), seat }),
    SeatWeighed: ({ seat, weight }, event, rows) => {
      // Not checked on purpose: what PostgreSQL refuses must be survived as well.
      rows.patch(seats, { tid: tidOf(event), seat }, { weight: weight as number });
    },
    SeatBroken: (_, event, rows: Rows) => {
      rows.put(people, { person: 'half done', last: null });
      options.before?.(event);
    },
  });
  return {
    name: options.name ?? 'seats',
    version: options.version ?? 1,
    streams: ['seats'],
    tables: [seats, people],
    project,
  };
}

/** A story of `count` events over a few tournaments, the same for the same seed. */
export function* seatStory(count: number, seed: number): Generator<[stream: string, event: SeatEvent]> {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let n = 0; n < count; n += 1) {
    const stream = `seats-t${random(5)}`;
    const seat = random(40);
    const open = {
      seat,
      day: random(2) ? '2026-03-08' : null,
      tags: ['a', `"b${n}`],
      details: { n, é: [null] },
    };
    yield [
      stream,
      [
        { type: 'SeatOpened' as const, data: open },
        { type: 'SeatTaken' as const, data: { seat, person: `p${random(60)}` } },
        { type: 'SeatTaken' as const, data: { seat, person: `p${random(60)}` } },
        { type: 'SeatFreed' as const, data: { seat } },
        { type: 'SeatWeighed' as const, data: { seat, weight: random(1000) / 8 } },
        { type: 'SeatClosed' as const, data: { seat } },
      ][random(6)] ?? { type: 'SeatFreed', data: { seat } },
    ];
  }
}
