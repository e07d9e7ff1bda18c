import { AREAS, READ_MODELS } from './areas.ts';
import type { Core } from './core.ts';
import type { OpenArea, Returned } from './kernel/area.ts';
import { endEverySession } from './kernel/identity/index.ts';
import { hearsEvery, holdWaiting, untilReacted } from './kernel/jobs/index.ts';
import type { PlatformLog } from './kernel/platform/log.ts';

/** How often it is noted how far the log reaches: a backup put back is known by it. */
const NOTE_MS = 30_000;
const SHOWN_MS = 60_000;

/** Who was erased since the backup that was put back, and is there again, by the name of the area. */
export type ReturnedTo = ReadonlyMap<string, readonly Returned[]>;

/** After a restored backup: ends sessions and holds waiting letters, before anybody is let in. Repeatable. */
export async function endWhatReturned(core: Core, log: PlatformLog): Promise<ReturnedTo> {
  const erased = [...(core.erasures?.erased ?? [])];
  const returned = new Map<string, readonly Returned[]>();
  for (const { name, forgets } of AREAS) {
    const there = (await forgets?.returned(core, erased)) ?? [];
    if (there.length > 0) returned.set(name, there);
  }
  if (core.restored || returned.size > 0) {
    const owners = [...returned.values()].flat().length;
    log.warn({ owners }, 'a backup was put back: erasures since are applied again and all sessions end');
    await endEverySession(core.pool);
    await holdWaiting(core.pool);
  }
  return returned;
}

/** Erases them again, and resolves when nothing of them is shown any more. The reactions run. */
export async function eraseReturned(
  { pool, store, projections }: Core,
  open: ReadonlyMap<string, OpenArea>,
  returned: ReturnedTo,
): Promise<void> {
  const reactions = [...open.values()].flatMap(({ reactions = [] }) => reactions);
  for (const { name, forgets } of AREAS) {
    const told = await open.get(name)?.eraseAgain?.(returned.get(name) ?? []);
    if (!forgets || !told) continue;
    const hearing = reactions.filter((reaction) => hearsEvery(reaction, forgets.by));
    await untilReacted(
      pool,
      hearing.map((reaction) => reaction.name),
      told,
    );
  }
  if (returned.size === 0) return;
  const models = READ_MODELS.map(({ name }) => name);
  await projections.settled(models, await store.head(), SHOWN_MS);
}

/** Notes now, and then again and again, how far the log reaches. Answers how to stop, which notes it once more. */
export async function noteReached({ erasures, store }: Core, log: PlatformLog): Promise<() => Promise<void>> {
  if (!erasures) return async () => undefined;
  const note = async () => {
    try {
      erasures.noteReached(await store.head());
    } catch (error) {
      log.warn({ err: error }, 'how far the log reaches could not be noted');
    }
  };
  await note();
  const timer = setInterval(() => void note(), NOTE_MS).unref();
  return () => {
    clearInterval(timer);
    return note();
  };
}
