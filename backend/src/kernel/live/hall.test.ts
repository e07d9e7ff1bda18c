import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Hall } from './hall.ts';
import { Member } from './member.ts';
import type { Frame, Room } from './room.ts';

interface Heard {
  readonly position: string;
  readonly data: readonly string[] | null;
}

/** Says which events happened, those of one type in a batch together, at the first of them. */
const room: Room = {
  name: 'board',
  policy: 'public',
  streams: { board: [] },
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

const recorded = (type: string, index: number): RecordedEvent => ({
  id: String(index + 1),
  stream: 'board-t1',
  revision: index,
  position: BigInt(index + 1),
  type,
  data: {},
  meta: {
    commandId: 'c',
    actor: SYSTEM,
    at: '2026-07-04T12:00:00Z',
    schema: 1,
    correlation: 'c',
    causation: 'c',
  },
});

/** Somebody in a process that gets the events in batches of these sizes, and comes in before or after all of them. */
async function visit(events: readonly RecordedEvent[], sizes: readonly number[], known: bigint | null) {
  let give: (batch: readonly RecordedEvent[]) => Promise<void> = async () => undefined;
  const hall = new Hall(
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
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, on: () => undefined, ping: () => undefined };
  const send = (frame: Buffer) => heard.push(JSON.parse(String(frame)));
  const quiet = { close: () => undefined, terminate: () => undefined };
  const member = new Member({ ...socket, ...quiet, send } as never, null);
  hall.listen();
  if (known === null) hall.enter(member, 't1', null);
  for (let from = 0, turn = 0; from < events.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    await give(events.slice(from, from + size));
    from += size;
  }
  if (known !== null) hall.enter(member, 't1', known);
  return heard.filter(({ data }) => data !== null);
}

const told = (heard: readonly Heard[]) => heard.flatMap(({ data }) => data ?? []);

it('who leaves at any frame and comes back to any process misses nothing', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('assign', 'finish', 'note'), { minLength: 1, maxLength: 14 }),
      sizes,
      sizes,
      fc.nat(),
      async (types, here, there, left) => {
        const events = types.map(recorded);
        const all = await visit(events, here, null);
        const seen = all.slice(0, left % (all.length + 1));
        const missed = await visit(events, there, BigInt(seen.at(-1)?.position ?? 0));
        expect(new Set([...told(seen), ...told(missed)])).toEqual(new Set(events.map(({ id }) => id)));
        // Who has heard everything is told nothing again.
        expect(await visit(events, there, BigInt(all.at(-1)?.position ?? 0))).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});
