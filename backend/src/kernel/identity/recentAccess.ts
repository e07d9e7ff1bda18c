import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type ChangeOf, FORGOTTEN, type Shown, type Standings } from './rights.ts';

interface Kept {
  readonly event: RecordedEvent;
  readonly since: number;
}

/** Longer than what a read model may lose in a crash of PostgreSQL. */
const KEPT_MS = 60_000;

/** The latest changes of rights from the log, applied on top of the read models, which may lag. */
export class RecentAccess {
  /** By person, in the order of the log. */
  readonly #events = new Map<string, Kept[]>();
  readonly #changeOf: ChangeOf;

  constructor(changeOf: ChangeOf) {
    this.#changeOf = changeOf;
  }

  /** Answers the people whose rights are changed by events that were not known before. */
  add(events: readonly RecordedEvent[]): ReadonlySet<string> {
    const changed = new Set<string>();
    for (const event of events) {
      const ref_id = this.#changeOf(event)?.whose(event);
      if (ref_id !== undefined && this.#keep(ref_id, event)) changed.add(ref_id);
    }
    return changed;
  }

  /** The person's rights, given those that the read models showed at these positions. */
  standingsOf(ref_id: string, rows: Standings, shown: Shown): Standings {
    const kept = this.#events.get(ref_id) ?? [];
    this.#forget(ref_id, kept, shown);
    let standings = rows;
    for (const { event } of kept) {
      const change = this.#changeOf(event);
      if (change && event.position > (shown[change.model] ?? 0n)) standings = change.apply(standings, event);
    }
    // Rights in a tournament may be taken away a moment later; whoever is forgotten has none already.
    return rows.forgotten || standings.forgotten ? FORGOTTEN : standings;
  }

  /** The log was put back: what came after this never was. */
  rewind(common: Position): void {
    for (const [ref_id, kept] of this.#events) {
      this.#events.set(
        ref_id,
        kept.filter(({ event }) => event.position <= common),
      );
    }
  }

  #keep(ref_id: string, event: RecordedEvent): boolean {
    const kept = this.#events.get(ref_id) ?? [];
    if (kept.some((one) => one.event.id === event.id)) return false;
    // The answers to this process's own commands come before what others appended earlier.
    const after = kept.findIndex((one) => one.event.position > event.position);
    kept.splice(after === -1 ? kept.length : after, 0, { event, since: performance.now() });
    this.#events.set(ref_id, kept);
    return true;
  }

  #forget(ref_id: string, kept: readonly Kept[], shown: Shown): void {
    const oldest = performance.now() - KEPT_MS;
    const left = kept.filter(({ event, since }) => {
      const change = this.#changeOf(event);
      return change && (since > oldest || event.position > (shown[change.model] ?? 0n));
    });
    if (left.length === 0) this.#events.delete(ref_id);
    else this.#events.set(ref_id, left);
  }
}
