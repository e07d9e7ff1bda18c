import type { NewEvent } from '@courtcrew/backend/kernel/eventstore/port.ts';
import { eventId } from '@courtcrew/backend/kernel/runtime/ids.ts';
import type { RosterEvent, ShiftLabel } from '@courtcrew/domain/roster/index.ts';

export const TID = 'a-long-one';

const PEOPLE = 300;
const SHIFTS = 200;
const BEGUN = Date.parse('2031-01-01T12:00:00.000Z');

const idOf = (shift: number): string => `shift-${shift}`;

function label(shift: number): ShiftLabel {
  const start = BEGUN + Math.floor(shift / 20) * 86_400_000 + (shift % 20) * 1_800_000;
  return {
    ...{ kind: 'official', category: 'Chair Umpire', name: `Court ${shift % 20}` },
    ...{ start: new Date(start).toISOString(), end: new Date(start + 1_800_000).toISOString() },
  };
}

function* story(): Generator<RosterEvent> {
  for (let shift = 0; shift < SHIFTS; shift += 1) {
    const plan = { description: '', spots: 5, wait_spots: null, needs: null, wait_needs: null };
    const look = { color: '#009CAE', pre_reg: false, signature_required: false };
    yield { type: 'ShiftAdded', data: { sid: idOf(shift), ...label(shift), ...plan, ...look } };
  }
  for (let person = 0; person < PEOPLE; person += 1)
    yield {
      type: 'StaffAdded',
      data: { ref_id: `person-${person}`, role: 'official', sections: [], entered: false },
    };
  // Somebody comes, is confirmed and goes again, for ever.
  for (let n = 0; ; n += 1) {
    const shift = label(n % SHIFTS);
    const row = { shift_id: `row-${n}`, sid: idOf(n % SHIFTS), ref_id: `person-${(n * 7) % PEOPLE}`, shift };
    yield { type: 'Applied', data: row };
    yield { type: 'MovedOffWaitlist', data: { ...row, slot: null } };
    yield { type: 'Confirmed', data: row };
    const old = n - PEOPLE;
    if (old < 0) continue;
    const gone = {
      ...{ shift_id: `row-${old}`, sid: idOf(old % SHIFTS), ref_id: `person-${(old * 7) % PEOPLE}` },
      ...{ shift: label(old % SHIFTS), reason: 'removed' as const, waitlist: false, confirmed: true },
    };
    yield { type: 'SignupRemoved', data: { ...gone, since: new Date(BEGUN).toISOString() } };
  }
}

/** The schedule of one long tournament, as so many events of its stream. */
export function tournamentEvents(count: number): readonly NewEvent[] {
  const events: NewEvent[] = [];
  for (const { type, data } of story()) {
    const commandId = `${TID}-${events.length}`;
    const actor = { ref: null, as: 'system' } as const;
    const at = new Date(BEGUN + events.length * 1_000).toISOString();
    const meta = { commandId, actor, at, schema: 1, correlation: commandId, causation: commandId };
    events.push({ id: eventId(commandId, 0), type, data, meta });
    if (events.length === count) break;
  }
  return events;
}
