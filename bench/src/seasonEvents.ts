import type { NewEvent } from '@courtcrew/backend/kernel/eventstore/port.ts';
import { eventId } from '@courtcrew/backend/kernel/runtime/ids.ts';
import type { RosterEvent, ShiftLabel } from '@courtcrew/domain/roster/index.ts';

const PEOPLE = 60;
const SHIFTS_EACH = 10;
const REMOVED_EVERY = 10;
const AT = '2031-01-01T12:00:00.000Z';

const shift: ShiftLabel = {
  kind: 'official',
  category: 'Chair Umpire',
  name: 'Chair Court 7',
  start: '2031-03-01T15:00:00.000Z',
  end: '2031-03-01T21:00:00.000Z',
};

/** How one tournament goes: people apply, the desk selects, they confirm, and a few cancel. */
function eventsOf(tid: string): RosterEvent[] {
  const people = Array.from({ length: PEOPLE }, (_, person) => `person-${person}`);
  const rows = people.flatMap((ref_id, person) =>
    Array.from({ length: SHIFTS_EACH }, (_, n) => ({
      shift_id: `${tid}-${person}-${n}`,
      sid: `${tid}-shift-${n}`,
      ref_id,
      shift,
    })),
  );
  return [
    ...people.map(
      (ref_id): RosterEvent => ({
        type: 'StaffAdded',
        data: { ref_id, role: 'official', sections: [], entered: false },
      }),
    ),
    ...rows.map((data): RosterEvent => ({ type: 'Applied', data })),
    ...rows.map((data): RosterEvent => ({ type: 'MovedOffWaitlist', data: { ...data, slot: null } })),
    ...rows.map((data): RosterEvent => ({ type: 'Confirmed', data })),
    ...rows
      .filter((_, index) => index % REMOVED_EVERY === 0)
      .map((data): RosterEvent => {
        const was = { waitlist: false, confirmed: true, since: AT };
        return { type: 'SignupRemoved', data: { ...data, reason: 'removed', ...was } };
      }),
  ];
}

/** Streams of whole tournaments for a log that ends at `from`, until it has reached `to`. */
export function* seasonEvents(
  from: bigint,
  to: bigint,
): Generator<{ readonly stream: string; readonly page: readonly NewEvent[] }> {
  for (let position = from; position < to; ) {
    const tid = `t${position}`;
    const events = eventsOf(tid).slice(0, Number(to - position));
    const page = events.map(({ type, data }, index): NewEvent => {
      const commandId = `${tid}-${index}`;
      const actor = { ref: 'ref_id' in data ? data.ref_id : null, as: 'self' } as const;
      const meta = { commandId, actor, at: AT, schema: 1, correlation: commandId, causation: commandId };
      return { id: eventId(commandId, 0), type, data, meta };
    });
    yield { stream: `roster-${tid}`, page };
    position += BigInt(page.length);
  }
}
