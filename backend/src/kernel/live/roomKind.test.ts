import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Member } from './member.ts';
import type { Frame, Room } from './room.ts';
import { RoomKind } from './roomKind.ts';

interface Heard {
  readonly position: string;
  readonly until?: string;
  readonly event: string;
  readonly data: readonly string[] | null;
}

const declared = { name: 'board', policy: 'public', streams: { board: [] } } as const;

/** Says which events happened, those of one type in a batch together, at the first of them. */
const merging: Room = {
  ...declared,
  frames: (events) => {
    const frames = new Map<string, Frame & { readonly data: readonly string[] }>();
    for (const { type, position, id } of events) {
      const before = frames.get(type);
      if (before) frames.set(type, { ...before, until: position, data: [...before.data, id] });
      else frames.set(type, { tid: 't1', event: type, position, data: [id] });
    }
    return [...frames.values()];
  },
};

/** Says how things stand, by the last event of each type, in the order in which the types came up. */
const standing: Room = {
  ...declared,
  frames: (events) => {
    const latest = new Map(events.map((event) => [event.type, event]));
    return [...latest].map(([type, { position, id }]) => ({ tid: 't1', event: type, position, data: [id] }));
  },
};

const recorded = (type: string, index: number): RecordedEvent =>
  recordedAt(BigInt(index + 1), { id: String(index + 1), type });

/** Somebody in a process that gets the events in batches of these sizes, and comes in before or after all of them. */
async function visit(
  room: Room,
  events: readonly RecordedEvent[],
  sizes: readonly number[],
  known: bigint | null,
) {
  let give: (batch: readonly RecordedEvent[]) => Promise<void> = async () => undefined;
  const kind = new RoomKind(
    room,
    {
      events: {
        subscribeAll: (_, handler) => {
          give = handler;
          return { stop: async () => undefined };
        },
      },
      read: async (read) => read,
      settled: async () => true,
      health: { projections: async () => [] },
    },
    0n,
  );
  const heard: Heard[] = [];
  const frames: Buffer[] = [];
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, on: () => undefined, ping: () => undefined };
  const send = (frame: Buffer) => {
    frames.push(frame);
    heard.push(JSON.parse(String(frame)));
  };
  const quiet = { close: () => undefined, terminate: () => undefined };
  const member = new Member({ ...socket, ...quiet, send } as never, null);
  kind.listen();
  if (known === null) kind.enter(member, 't1', null);
  for (let from = 0, turn = 0; from < events.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    await give(events.slice(from, from + size));
    from += size;
  }
  if (known !== null) kind.enter(member, 't1', known);
  return { heard: heard.filter(({ data }) => data !== null), frames };
}

interface Page {
  readonly position: bigint;
  /** Ids by type, in the order in which they were taken. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

/** What a page makes of frames: it leaves those that tell of nothing beyond what it knows. */
const taken = (before: Page, heard: readonly Heard[]): Page =>
  heard.reduce(({ position, shown }, frame): Page => {
    const next = { position: BigInt(frame.position) > position ? BigInt(frame.position) : position };
    if (BigInt(frame.until ?? frame.position) <= position) return { ...next, shown };
    const ids = [...(shown[frame.event] ?? []), ...(frame.data ?? [])];
    return { ...next, shown: { ...shown, [frame.event]: ids } };
  }, before);

const EMPTY: Page = { position: 0n, shown: {} };

/** Somebody leaves one process after so many frames and comes to another; answers what their page shows then. */
async function moved(room: Room, { types, here, there, left }: Move): Promise<Page> {
  const events = types.map(recorded);
  const { heard: all } = await visit(room, events, here, null);
  const seen = taken(EMPTY, all.slice(0, left % (all.length + 1)));
  // Who has heard everything is told nothing again.
  expect((await visit(room, events, there, taken(EMPTY, all).position)).heard).toEqual([]);
  return taken(seen, (await visit(room, events, there, seen.position)).heard);
}

interface Move {
  readonly types: readonly string[];
  readonly here: readonly number[];
  readonly there: readonly number[];
  readonly left: number;
}

const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
const moves = fc.record({
  types: fc.array(fc.constantFrom('assign', 'finish', 'note'), { minLength: 1, maxLength: 14 }),
  here: sizes,
  there: sizes,
  left: fc.nat(),
});

const idsOf = (types: readonly string[], type: string): string[] =>
  types.flatMap((each, index) => (each === type ? [String(index + 1)] : []));

describe('who leaves at any frame and comes back to any process', () => {
  it('misses nothing that happened', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (move) => {
        const { shown } = await moved(merging, move);
        for (const type of new Set(move.types))
          expect(new Set(shown[type])).toEqual(new Set(idsOf(move.types, type)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('sees how everything stands', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (move) => {
        const { shown } = await moved(standing, move);
        for (const type of new Set(move.types))
          expect(shown[type]?.at(-1)).toBe(idsOf(move.types, type).at(-1));
      }),
      { numRuns: 1_000 },
    );
  });
});

it('a frame that is kept keeps no more memory than its own', async () => {
  const { frames } = await visit(merging, ['assign', 'finish'].map(recorded), [1], 0n);
  const told = frames.filter((frame) => JSON.parse(String(frame)).data !== null);
  expect(told.map(({ length }) => length)).toEqual(told.map(({ buffer }) => buffer.byteLength));
  expect(told).toHaveLength(2);
});
