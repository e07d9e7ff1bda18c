import type { RosterEvent } from './events.ts';
import type { Level, ShiftLabel, ShiftPlan, TournamentFacts } from './model.ts';
import type { OfficialSection } from './policies/sections.ts';

/** Words of the roster's tests, and of everybody's who need a shift. */

export const ACTIVE: TournamentFacts = {
  status: 'active',
  exact_match: false,
  approval_required: false,
  waiver_required: false,
  waiver_since: 0,
  sections: { referee: true, line: true, volunteer: true },
};
export const PUBLISHED: TournamentFacts = { ...ACTIVE, status: 'published' };
export const DRAFT: TournamentFacts = { ...ACTIVE, status: 'draft' };

const at = (hour: number): string => `2026-07-04T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A shift of trainers with two spots; `more` says what matters to whoever asks. */
export const planOf = (more: Partial<ShiftPlan> = {}): ShiftPlan => ({
  kind: 'official',
  category: 'Athletic Trainer',
  name: 'Wave',
  description: '',
  start: at(8),
  end: at(10),
  spots: 2,
  wait_spots: null,
  needs: null,
  wait_needs: null,
  color: '#009CAE',
  pre_reg: false,
  signature_required: false,
  ...more,
});

/** The same from one hour to another. */
export const hours = (from: number, to: number, more: Partial<ShiftPlan> = {}): ShiftPlan =>
  planOf({ name: `From ${from} to ${to}`, start: at(from), end: at(to), ...more });

const label = ({ kind, category, name, start, end }: ShiftPlan): ShiftLabel => ({
  kind,
  category,
  name,
  start,
  end,
});

export const added = (sid: string, plan: ShiftPlan): RosterEvent => ({
  type: 'ShiftAdded',
  data: { sid, ...plan },
});

/** An official of that section; of trainers, as the shifts here are. */
export const staff = (ref_id: string, section: OfficialSection = 'line'): RosterEvent => ({
  type: 'StaffAdded',
  data: { ref_id, role: 'official', sections: [section], entered: false },
});

export const volunteer = (ref_id: string): RosterEvent => ({
  type: 'StaffAdded',
  data: { ref_id, role: 'volunteer', sections: [], entered: false },
});

/** The row's id is the person's and the shift's: `ann@morning`. */
const inShift = (ref_id: string, sid: string, plan: ShiftPlan, shift_id = `${ref_id}@${sid}`) => ({
  shift_id,
  sid,
  ref_id,
  shift: label(plan),
});

export const applied = (ref_id: string, sid: string, plan: ShiftPlan, shift_id?: string): RosterEvent => ({
  type: 'Applied',
  data: inShift(ref_id, sid, plan, shift_id),
});

export const seated = (
  ref_id: string,
  sid: string,
  plan: ShiftPlan,
  { slot = null, shift_id }: { slot?: Level | null; shift_id?: string } = {},
): RosterEvent => ({ type: 'SpotTaken', data: { ...inShift(ref_id, sid, plan, shift_id), slot } });

export const selected = (
  ref_id: string,
  sid: string,
  plan: ShiftPlan,
  slot: Level | null = null,
): RosterEvent => ({ type: 'MovedOffWaitlist', data: { ...inShift(ref_id, sid, plan), slot } });

export const toWaitlist = (ref_id: string, sid: string, plan: ShiftPlan): RosterEvent => ({
  type: 'MovedToWaitlist',
  data: inShift(ref_id, sid, plan),
});

export const confirmed = (ref_id: string, sid: string, plan: ShiftPlan): RosterEvent => ({
  type: 'Confirmed',
  data: inShift(ref_id, sid, plan),
});

export const confirmationTakenBack = (ref_id: string, sid: string, plan: ShiftPlan): RosterEvent => ({
  type: 'ConfirmationTakenBack',
  data: inShift(ref_id, sid, plan),
});
