import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { expect, it, onTestFinished } from 'vitest';
import { FanOut } from './fanOut.ts';

/** Two logs hold different events at the same place. */
const logged = (which: string, ...positions: number[]): RecordedEvent[] =>
  positions.map((position) => recordedAt(BigInt(position), { id: `${which} ${position}` }));

/** A log that is put back to what it `kept`, and who follows it. */
function followed(kept: readonly RecordedEvent[], asked: () => Promise<void> = async () => undefined) {
  const fanOut = new FanOut({
    remembered: 100,
    pageSize: 10,
    retryMs: 1,
    read: async () => ({ events: [], upTo: 0n }),
    stands: async ({ id }) => {
      await asked();
      return kept.some((one) => one.id === id);
    },
    head: async () => kept.at(-1)?.position ?? 0n,
    trouble: () => undefined,
  });
  fanOut.begin([]);
  return fanOut;
}

/** What a subscriber is given, who is done with the first of it only when told. */
function slowReader(fanOut: FanOut, after: bigint) {
  const seen: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const subscription = fanOut.subscribe(after, async (batch) => {
    seen.push(...batch.map(({ id }) => id));
    await promise;
  });
  onTestFinished(() => subscription.stop());
  return { seen, goOn: resolve };
}

it('takes back who was still at work when the log was put back, however long it has grown since', async () => {
  const kept = logged('kept', 1, 2, 3);
  const fanOut = followed(kept);
  fanOut.deliver([...kept, ...logged('lost', 4, 5, 6)]);
  const { seen, goOn } = slowReader(fanOut, 3n);
  await expect.poll(() => seen).toEqual(['lost 4', 'lost 5', 'lost 6']);
  await fanOut.verify();
  fanOut.deliver(logged('since', 4, 5, 6, 7));
  goOn();
  await expect.poll(() => seen.slice(3)).toEqual(['since 4', 'since 5', 'since 6', 'since 7']);
});

it('loses nothing that comes while two find out at once that the log was put back', async () => {
  /** Answers that are on their way. */
  const underway: (() => void)[] = [];
  const kept = logged('kept', 1, 2, 3);
  const fanOut = followed(kept, () => new Promise((resume) => underway.push(resume)));
  fanOut.deliver([...kept, ...logged('lost', 4, 5, 6)]);
  const { seen, goOn } = slowReader(fanOut, 3n);
  await expect.poll(() => seen).toHaveLength(3);
  // The line to the log is opened again, and its end is looked at.
  let opened = false;
  const opening = fanOut.verify().then(() => (opened = true));
  const looking = fanOut.verify();
  while (!opened) {
    underway.shift()?.();
    await new Promise((resume) => setImmediate(resume));
  }
  fanOut.deliver(logged('since', 4, 5));
  for (const resume of underway) resume();
  await Promise.all([opening, looking]);
  fanOut.deliver(logged('since', 6));
  goOn();
  await expect.poll(() => seen.slice(3)).toEqual(['since 4', 'since 5', 'since 6']);
});
