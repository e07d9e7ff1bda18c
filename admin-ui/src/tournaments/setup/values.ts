import type { Sport } from '@courtcrew/domain/kernel/sport.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type Region, regionOf, type ZoneKeep } from '@courtcrew/domain/tournaments/choices.ts';
import type { SetupRow } from '@courtcrew/domain/tournaments/contract.ts';

const TEXTS = [
  ...['name', 'location', 'organization', 'country', 'lat', 'long', 'start', 'end_date'],
  ...['about', 'url', 'facility_map', 'liveId', 'description', 'line_description', 'volunteer_description'],
  ...['utr_referee', 'volunteer_waiver', 'num_of_referee', 'num_of_chair_ump', 'num_of_athletic_trainers'],
  ...['referee_coordinator_name', 'referee_coordinator_email', 'referee_coordinator_phone'],
  ...['line_coordinator_name', 'line_coordinator_email', 'line_coordinator_phone'],
  ...['remind_confirm_days', 'quiet_from', 'quiet_until'],
  ...['volunteer_coordinator_name', 'volunteer_coordinator_email', 'volunteer_coordinator_phone'],
] as const;

export const AMOUNTS = [
  ...['certified_amount', 'level_two_amount', 'level_one_amount', 'volunteer_amount'],
  ...['certified_amount2', 'level_two_amount2', 'level_one_amount2', 'volunteer_amount2'],
  ...['pr1_amount', 'pr2_amount'],
] as const;

const FLAGS = [
  ...['private_tournament', 'referee', 'line', 'volunteer', 'payout', 'zero_payout_warning'],
  ...[
    'score_reporting',
    'public_scores',
    'vt',
    'test',
    'text',
    'referee_approval_required',
    'exact_match_scheduling',
  ],
  ...['remind_tomorrow', 'remind_soon'],
  ...['referee_post_pay', 'queue', 'save_tag', 'volunteer_signature_required'],
] as const;

type TextField = (typeof TEXTS)[number] | (typeof AMOUNTS)[number];
type FlagField = (typeof FLAGS)[number];

export type SetupValues = { [Field in TextField]: string } & { [Field in FlagField]: boolean } & {
  /** Sent with a new waiver, not stored. */
  sign_again: boolean;
  /** Sent with a new zone, not stored. */
  keep: ZoneKeep;
  facility: Region | '';
  time_zone: TimeZone;
  sport: Sport;
};

// Typed: Object.fromEntries loses the keys.
const each = <Field extends string, Value>(
  fields: readonly Field[],
  value: (field: Field) => Value,
): Record<Field, Value> =>
  Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<Field, Value>;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));
const dollars = (amount: number): string => (amount === 0 ? '' : amount.toFixed(2));

export const valuesOf = (row: SetupRow): SetupValues => ({
  ...each(TEXTS, (field) => textOf(row[field])),
  ...each(AMOUNTS, (field) => dollars(row[field])),
  ...each(FLAGS, (field) => row[field]),
  sign_again: false,
  keep: 'wall',
  facility: regionOf(row.facility ?? '') ?? '',
  time_zone: row.time_zone,
  sport: row.sport,
});

/** Code of the server's question about dates that leave shifts outside. */
export const CONFIRM_DATES = 'confirm-dates';

const HTML = ['description', 'line_description', 'volunteer_description', 'utr_referee'] as const;

/** Whether the HTML editors show something else than these values. */
export const differInHtml = (one: SetupValues, other: SetupValues): boolean =>
  HTML.some((field) => one[field] !== other[field]);

/** The Save button shows from four characters on; the server itself takes three. */
export const hasName = (name: string): boolean => name.trim().length > 3;
