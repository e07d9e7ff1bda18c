import { randomUUID } from 'node:crypto';
import { accessDecider, accessEvents } from '@courtcrew/domain/audit/index.ts';
import type { AsOf } from '../kernel/asOf.ts';
import type { ContactsSeen, OnContacts } from '../kernel/http/metrics/contactsSeen.ts';
import { aggregate, type Execute } from '../kernel/runtime/aggregate.ts';

/** Streams `access-{tid}`. */
export const accessAggregate = aggregate('access', accessDecider, accessEvents);

/** The stream of what is about no tournament. */
export const PLATFORM_ACCESS = 'platform';

/** Who read whom is no state of a tournament: it is told as changes alone. */
export const accessAsOf: AsOf = { aggregate: accessAggregate, policy: 'master', show: () => ({}) };

const HOUR_MS = 3_600_000;

/**
 * Writes down who read whose contact data, behind the answer's back. What this process wrote within the hour is not
 * sent again; across processes and starts the stream decides.
 */
export function accessNotes(execute: Execute): OnContacts {
  let hour = 0;
  const noted = new Set<string>();
  return ({ reader, tid, people, call, correlation }: ContactsSeen) => {
    const at = new Date();
    const now = Math.floor(at.getTime() / HOUR_MS);
    if (now !== hour) noted.clear();
    hour = now;
    const stream = tid || PLATFORM_ACCESS;
    const keyOf = (ref_id: string) => `${stream} ${reader} ${ref_id}`;
    const fresh = people.filter((ref_id) => !noted.has(keyOf(ref_id)));
    if (fresh.length === 0) return;
    for (const ref_id of fresh) noted.add(keyOf(ref_id));
    const commandId = randomUUID();
    execute(
      accessAggregate,
      stream,
      { type: 'NoteContactsRead', people: fresh, call },
      {
        commandId,
        actor: { ref: reader, as: 'admin' },
        at: at.toISOString(),
        correlation,
        causation: commandId,
      },
    ).catch(() => {
      // The next reading writes it down.
      for (const ref_id of fresh) noted.delete(keyOf(ref_id));
    });
  };
}
