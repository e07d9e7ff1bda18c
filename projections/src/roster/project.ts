import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  type InShift,
  LEVELS,
  type Needs,
  type OfficialSection,
  type RosterEvent,
  type ShiftLabel,
  type ShiftPlan,
  sectionOf,
} from '@courtcrew/domain/roster/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import {
  approvals,
  held,
  removed,
  type ShiftTableRow,
  type SignupTableRow,
  shifts,
  signups,
  staff,
} from './tables.ts';
import { projectVolunteers } from './volunteers/project.ts';
import { VOLUNTEER_TABLES, waivers } from './volunteers/tables.ts';

const tidOf = (event: RecordedEvent): string => streamId(event.stream);

const stamp = ({ meta }: RecordedEvent) => ({ changed_at: meta.at, changed_by: meta.actor.ref });

const labelled = ({ kind, category, name, start, end }: ShiftLabel) => ({
  kind,
  category,
  name,
  start_time: start,
  end_time: end,
});

const counts = (needs: Needs | null, prefix: '' | 'wait_'): Partial<ShiftTableRow> =>
  Object.fromEntries(LEVELS.map((level) => [`${prefix}${level}`, needs?.[level] ?? null]));

/** Fields of a plan that are columns of the same name. */
const SAME = [
  'kind',
  'category',
  'name',
  'description',
  'spots',
  'wait_spots',
  'color',
  'pre_reg',
  'signature_required',
] as const satisfies readonly (keyof ShiftPlan & keyof ShiftTableRow)[];

function columnsOf(plan: Partial<ShiftPlan>): Partial<ShiftTableRow> {
  const same = SAME.filter((field) => plan[field] !== undefined).map((field) => [field, plan[field]]);
  return {
    ...Object.fromEntries(same),
    ...(plan.start !== undefined && { start_time: plan.start }),
    ...(plan.end !== undefined && { end_time: plan.end }),
    ...(plan.needs !== undefined && counts(plan.needs, '')),
    ...(plan.wait_needs !== undefined && counts(plan.wait_needs, 'wait_')),
  };
}

/** Whether somebody did it for themselves. */
const isOwn = ({ meta }: RecordedEvent, ref_id: string): boolean => meta.actor.ref === ref_id;

/** Of whom an import added: they are not told, so that no desk may reach them before they sign up or come. */
const NEVER = '9999-12-31T00:00:00.000Z';

/** When somebody was told that a desk has added them; null where there was nothing to tell. */
function toldBy(event: RecordedEvent, ref_id: string): string | null {
  if (event.meta.actor.as !== 'admin' || isOwn(event, ref_id)) return null;
  return event.meta.import === undefined ? event.meta.at : NEVER;
}

const inSection = (section: OfficialSection, is: boolean, told: string | null) =>
  section === 'line' ? { line: is, line_told: told } : { referee: is, referee_told: told };

function enter(
  rows: Rows,
  event: RecordedEvent,
  data: InShift,
  more: Pick<SignupTableRow, 'waitlist' | 'slot'>,
) {
  rows.put(signups, {
    shift_id: data.shift_id,
    sid: data.sid,
    tid: tidOf(event),
    ref_id: data.ref_id,
    confirmed: false,
    captain: false,
    own: isOwn(event, data.ref_id),
    signup_time: event.meta.at,
    ...stamp(event),
    ...more,
  });
}

const change = (rows: Rows, event: RecordedEvent, data: InShift, changes: Partial<SignupTableRow>): void =>
  rows.patch(signups, { shift_id: data.shift_id }, { ...changes, ...stamp(event) });

/** `note` is null once the person is forgotten. */
function verdict(
  rows: Rows,
  event: RecordedEvent,
  data: { ref_id: string; note: string | null; requested_at: string | null },
  referee_approved: boolean,
): void {
  rows.put(approvals, {
    tid: tidOf(event),
    ref_id: data.ref_id,
    referee_approved,
    request_time: data.requested_at,
    approved_time: referee_approved ? event.meta.at : null,
    note: data.note,
  });
}

export const rosterModel: ReadModel = {
  name: 'roster',
  version: 8,
  streams: ['roster'],
  tables: [shifts, signups, staff, approvals, held, removed, ...VOLUNTEER_TABLES],
  project: projectBy<
    RosterEvent,
    'Withdrawn' | 'CoordinatorWritten' | 'ScheduleEmailed' | 'ClaimDropped' | 'ZoneCorrected'
  >({
    ShiftAdded({ sid, ...plan }, event, rows) {
      rows.put(shifts, {
        sid,
        tid: tidOf(event),
        version: 0,
        ...labelled(plan),
        description: plan.description,
        spots: plan.spots,
        wait_spots: plan.wait_spots,
        certified: plan.needs?.certified ?? null,
        level_two: plan.needs?.level_two ?? null,
        level_one: plan.needs?.level_one ?? null,
        none: plan.needs?.none ?? null,
        wait_certified: plan.wait_needs?.certified ?? null,
        wait_level_two: plan.wait_needs?.level_two ?? null,
        wait_level_one: plan.wait_needs?.level_one ?? null,
        wait_none: plan.wait_needs?.none ?? null,
        color: plan.color,
        pre_reg: plan.pre_reg,
        signature_required: plan.signature_required,
        ...stamp(event),
      });
    },
    ShiftEdited({ sid, version, changes, places = [], unconfirmed = [] }, event, rows) {
      rows.patch(shifts, { sid }, { ...columnsOf(changes), version, ...stamp(event) });
      for (const { shift_id, slot } of places) rows.patch(signups, { shift_id }, { slot });
      for (const { shift_id } of unconfirmed)
        rows.patch(signups, { shift_id }, { confirmed: false, ...stamp(event) });
    },
    ShiftDeleted({ sid }, _, rows) {
      rows.remove(shifts, { sid });
    },
    StaffAdded({ ref_id, role, sections, entered }, event, rows) {
      const told = entered ? null : toldBy(event, ref_id);
      rows.put(staff, {
        tid: tidOf(event),
        ref_id,
        role,
        told,
        referee: sections.includes('referee'),
        referee_told: told,
        line: sections.includes('line'),
        line_told: told,
        last_match: false,
        added_at: event.meta.at,
      });
    },
    StaffRemoved({ ref_id, role }, event, rows) {
      rows.remove(staff, { tid: tidOf(event), ref_id, role });
    },
    SectionJoined({ ref_id, section }, event, rows) {
      const joined = inSection(section, true, toldBy(event, ref_id));
      rows.patch(staff, { tid: tidOf(event), ref_id, role: 'official' }, joined);
    },
    SectionLeft({ ref_id, section }, event, rows) {
      rows.patch(staff, { tid: tidOf(event), ref_id, role: 'official' }, inSection(section, false, null));
    },
    LastMatchToggled({ ref_id, last_match }, event, rows) {
      rows.patch(staff, { tid: tidOf(event), ref_id, role: 'official' }, { last_match });
    },
    Applied(data, event, rows) {
      rows.remove(held, { tid: tidOf(event), ref_id: data.ref_id, sid: data.sid });
      enter(rows, event, data, { waitlist: true, slot: null });
    },
    SpotTaken(data, event, rows) {
      rows.remove(held, { tid: tidOf(event), ref_id: data.ref_id, sid: data.sid });
      enter(rows, event, data, { waitlist: false, slot: data.slot });
    },
    MovedOffWaitlist(data, event, rows) {
      change(rows, event, data, { waitlist: false, slot: data.slot });
    },
    MovedToWaitlist(data, event, rows) {
      change(rows, event, data, { waitlist: true, confirmed: false, captain: false, slot: null });
    },
    Confirmed(data, event, rows) {
      change(rows, event, data, { confirmed: true, ...(isOwn(event, data.ref_id) && { own: true }) });
    },
    ConfirmationTakenBack(data, event, rows) {
      change(rows, event, data, { confirmed: false });
    },
    SignupRemoved(data, event, rows) {
      const { shift_id, sid, ref_id, waitlist, confirmed, since, reason } = data;
      rows.remove(signups, { shift_id });
      rows.put(removed, {
        shift_id,
        sid,
        tid: tidOf(event),
        ref_id,
        ...labelled(data.shift),
        section: sectionOf(data.shift),
        waitlist,
        confirmed,
        signup_time: since,
        removal_time: event.meta.at,
        reason,
        removed_by: event.meta.actor.ref,
        removed_as: event.meta.actor.as,
      });
    },
    ApprovalRequested({ ref_id }, event, rows) {
      rows.put(approvals, {
        tid: tidOf(event),
        ref_id,
        referee_approved: null,
        request_time: event.meta.at,
        approved_time: null,
        note: null,
      });
    },
    ApplicationHeld({ ref_id, sid }, event, rows) {
      rows.put(held, { tid: tidOf(event), ref_id, sid, since: event.meta.at });
    },
    HeldApplicationDropped({ ref_id, sid }, event, rows) {
      rows.remove(held, { tid: tidOf(event), ref_id, sid });
    },
    RefereeApproved(data, event, rows) {
      verdict(rows, event, data, true);
    },
    ApprovalRemoved(data, event, rows) {
      verdict(rows, event, data, false);
    },
    NotesForgotten({ ref_id }, event, rows) {
      rows.patch(approvals, { tid: tidOf(event), ref_id }, { note: null });
      rows.patch(waivers, { tid: tidOf(event), ref_id }, { signature: null });
    },
    ShiftCaptainMarked(data, event, rows) {
      change(rows, event, data, { captain: data.captain });
    },
    ...projectVolunteers,
  }),
};
