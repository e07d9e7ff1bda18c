import type { Sport } from '@courtcrew/domain/kernel/sport.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { AdminType, Region, Section, Status } from '@courtcrew/domain/tournaments/index.ts';
import { type Column, column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';

const region: Column<Region | null> = { type: 'text', nullable: true };

/** Every tournament as anybody who may see it may know it: no contact data in any column. */
export const tournaments = table(
  'tournaments',
  {
    tid: column('text'),
    name: column('text'),
    /** Folded for searching, like people's names. */
    name_key: column('text'),
    location: column('text'),
    location_key: column('text'),
    organization: column('text'),
    organization_key: column('text'),
    url: column('text'),
    facility: region,
    facility_map: column('text'),
    country: column('text'),
    lat: nullable('double precision'),
    long: nullable('double precision'),
    start: nullable('date'),
    end_date: nullable('date'),
    time_zone: oneOf<TimeZone>(),
    sport: oneOf<Sport>(),
    status: oneOf<Status>(),
    /** When it came into this status. */
    status_since: column('timestamptz'),
    /** When name, place or zone were changed last, which calendars show. */
    place_since: column('timestamptz'),
    /** Whether it has ever come back from the archive. */
    brought_back: column('boolean'),
    private_tournament: column('boolean'),
    about: column('text'),
    description: column('text'),
    line_description: column('text'),
    volunteer_description: column('text'),
    utr_referee: column('text'),
    procedures: column('text'),
    referee: column('boolean'),
    line: column('boolean'),
    volunteer: column('boolean'),
    num_of_courts: column('integer'),
    num_of_referee: column('integer'),
    num_of_chair_ump: column('integer'),
    num_of_athletic_trainers: column('integer'),
    referee_approval_required: column('boolean'),
    exact_match_scheduling: column('boolean'),
    /** Amounts are cents. */
    certified_amount: column('integer'),
    level_two_amount: column('integer'),
    level_one_amount: column('integer'),
    volunteer_amount: column('integer'),
    certified_amount2: column('integer'),
    level_two_amount2: column('integer'),
    level_one_amount2: column('integer'),
    volunteer_amount2: column('integer'),
    pr1_amount: column('integer'),
    pr2_amount: column('integer'),
    referee_post_pay: column('boolean'),
    volunteer_waiver: column('text'),
    volunteer_signature_required: column('boolean'),
    /** The oldest version of the waiver whose signatures count; 0 where all do. */
    waiver_since: column('integer'),
    text: column('boolean'),
    queue: column('boolean'),
    save_tag: column('boolean'),
    remind_confirm_days: column('integer'),
    remind_tomorrow: column('boolean'),
    remind_soon: column('boolean'),
    quiet_from: column('integer'),
    quiet_until: column('integer'),
    score_reporting: column('boolean'),
    public_scores: column('boolean'),
    payout: column('boolean'),
    zero_payout_warning: column('boolean'),
    liveId: column('text'),
    vt: column('boolean'),
    test: column('boolean'),
    parent_tournament: nullable('text'),
    invoiced: column('boolean'),
    added_at: column('timestamptz'),
    /** Whether somebody has saved the setup since it was added or imported. */
    setup_saved: column('boolean'),
    /** Revision of the newest change of this row, for edits that must not overwrite a newer one. */
    version: column('integer'),
    changed_at: column('timestamptz'),
    changed_by: nullable('text'),
  },
  ['tid'],
  ['(start, tid)', '(organization_key)', '(parent_tournament)'],
);

/** Who administers which tournament. */
export const admins = table(
  'admins',
  {
    tid: column('text'),
    ref_id: column('text'),
    admin_type: oneOf<AdminType>(),
    referee: column('boolean'),
    line: column('boolean'),
    volunteer: column('boolean'),
    auditor: column('boolean'),
    treasurer: column('boolean'),
  },
  ['tid', 'ref_id'],
  ['(ref_id)'],
);

export const courts = table(
  'courts',
  {
    tid: column('text'),
    name: column('text'),
    /** Tells a court from the others; its name changes. */
    court_order: column('integer'),
    description: column('text'),
    color: column('text'),
    /** For the desk alone. */
    note: column('text'),
  },
  ['tid', 'court_order'],
);

/** Every text the volunteers' waiver had, as it was shown; their order counts its versions, from 1. */
export const waiverTexts = table(
  'waiver_texts',
  {
    tid: column('text'),
    /** Of the event that set it. */
    revision: column('integer'),
    text: column('text'),
    /** SHA-256, in hex. */
    digest: column('text'),
    since: column('timestamptz'),
  },
  ['tid', 'revision'],
);

/** Whom applicants write to; a read model of its own, so that no public table has a contact column. */
export const contacts = table(
  'contacts',
  {
    tid: column('text'),
    section: oneOf<Section>(),
    /** Whose data it is. */
    owner: column('text'),
    name: nullable('text'),
    email: nullable('text'),
    phone: nullable('text'),
  },
  ['tid', 'section'],
  ['(owner)'],
);

export type TournamentRow = RowOf<typeof tournaments>;
export type TournamentAdminRow = RowOf<typeof admins>;
export type CourtRow = RowOf<typeof courts>;
export type ContactRow = RowOf<typeof contacts>;

export type TournamentsDatabase = {
  'tournaments.tournaments': TournamentRow;
  'tournaments.admins': TournamentAdminRow;
  'tournaments.courts': CourtRow;
  'tournaments.waiver_texts': RowOf<typeof waiverTexts>;
  'coordinators.contacts': ContactRow;
};
