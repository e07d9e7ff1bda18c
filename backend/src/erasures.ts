import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { notForgotten } from '@courtcrew/projections/accounts/index.ts';
import { contactsAmong } from '@courtcrew/projections/board/index.ts';
import { type AccountsParts, eraseAgain, personAggregate } from './accounts/index.ts';
import { READ_MODELS } from './areas.ts';
import { boardAggregate, removeContactsAgain } from './board/index.ts';
import type { Core } from './core.ts';
import { endEverySession } from './kernel/identity/index.ts';
import { holdWaiting, type Reaction, untilReacted } from './kernel/jobs/index.ts';
import type { PlatformLog } from './kernel/platform/log.ts';
import type { AsSystem } from './kernel/runtime/aggregate.ts';

/** How often it is noted how far the log reaches: a backup put back is known by it. */
const NOTE_MS = 30_000;

/** Who was erased since the backup that was put back, and is there again. */
export interface Returned {
  readonly people: readonly string[];
  readonly contacts: readonly { readonly tid: string; readonly id: string }[];
}

/**
 * After a backup was put back, before anything is sent and anybody let in: every session ends, since the ones that
 * were ended since are back too, and nothing that waited then is sent again. Asks for what the log says, so that a
 * start that was interrupted here is gone through again.
 */
export async function endWhatReturned(core: Core, log: PlatformLog): Promise<Returned> {
  const returned = await whoReturned(core);
  if (core.restored || returned.people.length + returned.contacts.length > 0) {
    const people = returned.people.length;
    log.warn({ people }, 'a backup was put back: erasures since are applied again and all sessions end');
    await endEverySession(core.pool);
    await holdWaiting(core.pool);
  }
  return returned;
}

/** The read models say whom to ask about, the log who is there: right after a crash the lists may be behind it. */
async function whoReturned({ db, bus, erasures }: Core): Promise<Returned> {
  const erased = [...(erasures?.erased ?? [])];
  const people: string[] = [];
  for (const ref_id of await notForgotten(db, erased)) {
    if ((await bus.peek(personAggregate, ref_id)).status === 'member') people.push(ref_id);
  }
  const contacts: Returned['contacts'][number][] = [];
  for (const { tid, id } of await contactsAmong(db, erased)) {
    if ((await bus.peek(boardAggregate, tid)).contacts.has(id)) contacts.push({ tid, id });
  }
  return { people, contacts };
}

export interface ErasingAgain {
  readonly core: Core;
  readonly execute: AsSystem;
  readonly accounts: AccountsParts;
  readonly reactions: readonly Reaction[];
}

/** Erases them again, and resolves when nothing of them is shown any more. The reactions run. */
export async function eraseReturned(
  { core, execute, accounts, reactions }: ErasingAgain,
  { people, contacts }: Returned,
): Promise<void> {
  const shown = async (type: string, position: Position) => {
    if (position === 0n) return;
    const names = reactions.filter(({ types }) => types.includes(type)).map(({ name }) => name);
    await untilReacted(core.pool, names, position);
  };
  await shown('PersonForgotten', await eraseAgain(execute, accounts, people));
  await shown('ContactRemoved', await removeContactsAgain(execute, contacts));
  if (people.length + contacts.length > 0) {
    const models = READ_MODELS.map(({ name }) => name);
    await core.projections.settled(models, await core.store.head(), 60_000);
  }
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
