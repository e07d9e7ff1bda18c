import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { AppendResult } from './port.ts';

/** The result of an append whose events stand in the log. */
export function appended(events: readonly RecordedEvent[]): AppendResult {
  const last = events.at(-1);
  if (!last) throw new Error('an append has at least one event');
  return { outcome: 'appended', revision: last.revision, position: last.position, events };
}
