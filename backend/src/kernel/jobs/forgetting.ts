import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type { Pool } from 'pg';

/** After a backup was put back nobody knows what of this was sent since: it is left to a person. */
export async function holdWaiting(pool: Pool): Promise<void> {
  await pool.query(
    `update outbox.messages
     set status = 'unknown', error = 'waited in a backup that was put back', changed_at = clock_timestamp()
     where status in ('queued', 'sending')`,
  );
}

const REACTED_MS = 60_000;
const ASK_MS = 100;

/** Resolves when these reactions have handled the event at that position, in whatever process they run. */
export async function untilReacted(pool: Pool, names: readonly string[], position: Position): Promise<void> {
  const until = performance.now() + REACTED_MS;
  for (;;) {
    const { rows } = await pool.query(
      'select name from outbox.reactions where name = any($1) and position < $2::numeric',
      [names, String(position)],
    );
    if (rows.length === 0) return;
    if (performance.now() > until) {
      throw new Error(`reactions did not reach ${position}: ${rows.map(({ name }) => name).join(', ')}`);
    }
    await pause(ASK_MS);
  }
}
