import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { VolunteerEvent } from '@courtcrew/domain/roster/index.ts';
import type { Projectors } from '../../kernel/projectBy.ts';
import { captains, categories, checkins, groupMembers, groups, shirts, waivers } from './tables.ts';

const tidOf = (event: RecordedEvent): string => streamId(event.stream);

/** What only concerns volunteers; their shifts and rows are everybody's. */
export const projectVolunteers: Omit<Projectors<VolunteerEvent>, 'ShiftCaptainMarked'> = {
  VolunteerCategoryAdded({ vcid, name, description, court_monitor, show }, event, rows) {
    const plan = { name, description, court_monitor, show };
    rows.put(categories, { vcid, tid: tidOf(event), ...plan, deleted: false, renamed_at: null });
  },
  VolunteerCategoryEdited({ vcid, changes }, event, rows) {
    const renamed = changes.name !== undefined && { renamed_at: event.meta.at };
    rows.patch(categories, { vcid }, { ...changes, ...renamed });
  },
  VolunteerCategoryDeleted({ vcid }, _, rows) {
    rows.patch(categories, { vcid }, { deleted: true });
  },
  CaptainAdded({ id, vcid, ref_id }, event, rows) {
    rows.put(captains, { id, vcid, tid: tidOf(event), ref_id });
  },
  CaptainRemoved({ id }, _, rows) {
    rows.remove(captains, { id });
  },
  VolunteerCheckedIn({ ref_id, day }, event, rows) {
    const { at } = event.meta;
    rows.put(checkins, { tid: tidOf(event), day, ref_id, checked_in: at, checked_out: null });
  },
  VolunteerCheckedOut({ ref_id, day }, event, rows) {
    rows.patch(checkins, { tid: tidOf(event), day, ref_id }, { checked_out: event.meta.at });
  },
  ShirtHandedOut({ ref_id }, event, rows) {
    rows.put(shirts, { tid: tidOf(event), ref_id, handed_out: event.meta.at });
  },
  ShirtTakenBack({ ref_id }, event, rows) {
    rows.remove(shirts, { tid: tidOf(event), ref_id });
  },
  GroupAdded({ vgid, name, color }, event, rows) {
    rows.put(groups, { vgid, tid: tidOf(event), name, color });
  },
  GroupEdited({ vgid, changes }, _, rows) {
    rows.patch(groups, { vgid }, changes);
  },
  GroupDeleted({ vgid }, _, rows) {
    rows.remove(groups, { vgid });
  },
  GroupJoined({ vgid, ref_id }, event, rows) {
    rows.put(groupMembers, { tid: tidOf(event), ref_id, vgid });
  },
  GroupLeft({ ref_id }, event, rows) {
    rows.remove(groupMembers, { tid: tidOf(event), ref_id });
  },
  WaiverSigned({ ref_id, signature, text }, event, rows) {
    const { version, digest } = text ?? { version: null, digest: null };
    rows.put(waivers, {
      tid: tidOf(event),
      ref_id,
      signature,
      signed_at: event.meta.at,
      version,
      digest,
    });
  },
};
