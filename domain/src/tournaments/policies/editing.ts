import type { TournamentRights } from '../../contract/policies.ts';
import { SECTIONS, type Section } from '../choices.ts';
import type { FieldName, TournamentFields } from '../fields.ts';

/** Who may change which part of a tournament's record. A section's own staff, or a master, or whoever runs any section. */
type Editors = 'master' | Section | 'staff';

const editors: Record<FieldName, Editors> = {
  name: 'master',
  location: 'master',
  start: 'master',
  end_date: 'master',
  facility: 'master',
  time_zone: 'master',
  organization: 'master',
  sport: 'master',
  country: 'master',
  lat: 'master',
  long: 'master',
  private_tournament: 'master',
  referee: 'master',
  line: 'master',
  volunteer: 'master',
  remind_confirm_days: 'master',
  remind_tomorrow: 'master',
  remind_soon: 'master',
  quiet_from: 'master',
  quiet_until: 'master',
  payout: 'master',
  zero_payout_warning: 'master',
  score_reporting: 'master',
  public_scores: 'master',
  liveId: 'master',
  vt: 'master',
  test: 'master',
  about: 'staff',
  url: 'staff',
  facility_map: 'staff',
  text: 'staff',
  description: 'referee',
  utr_referee: 'referee',
  num_of_referee: 'referee',
  num_of_chair_ump: 'referee',
  referee_approval_required: 'referee',
  exact_match_scheduling: 'referee',
  certified_amount: 'referee',
  level_two_amount: 'referee',
  level_one_amount: 'referee',
  volunteer_amount: 'referee',
  certified_amount2: 'referee',
  level_two_amount2: 'referee',
  level_one_amount2: 'referee',
  volunteer_amount2: 'referee',
  pr1_amount: 'referee',
  pr2_amount: 'referee',
  referee_post_pay: 'referee',
  queue: 'referee',
  save_tag: 'referee',
  line_description: 'line',
  num_of_athletic_trainers: 'line',
  volunteer_description: 'volunteer',
  volunteer_waiver: 'volunteer',
  volunteer_signature_required: 'volunteer',
};

export type Editor = Pick<TournamentRights, 'admin_type' | Section> & { readonly platform: boolean };

const isMaster = (editor: Editor): boolean => editor.platform || editor.admin_type === 'master';

/** Whether the editor may change this section's texts, numbers and coordinator. */
export const mayEditSection = (section: Section, editor: Editor): boolean =>
  isMaster(editor) || (editor.admin_type !== null && editor[section]);

/** Whether the editor may change this field; both the setup screen and the server ask. */
export function mayEditField(field: FieldName, editor: Editor): boolean {
  const group = editors[field];
  if (group === 'master') return isMaster(editor);
  if (group === 'staff') return SECTIONS.some((section) => mayEditSection(section, editor));
  return mayEditSection(group, editor);
}

/** Of these changes the ones the editor may make. The others stay as they are, without a word. */
export function editable(changes: Partial<TournamentFields>, editor: Editor): Partial<TournamentFields> {
  const entries = Object.entries(changes) as [FieldName, unknown][];
  return Object.fromEntries(entries.filter(([field]) => mayEditField(field, editor)));
}
