import { z } from 'zod';
import { auxRow, clipboardRow, courtRow, queueRow } from '../board/index.ts';
import { callsOf } from '../contract/call.ts';
import { anyText, count, dayWritten, flag, id, inTournament } from '../contract/fields.ts';
import { POSITION_DIGITS } from '../kernel/position.ts';
import { paymentItem } from '../payouts/index.ts';
import { shift, spot, staffMember } from '../roster/index.ts';
import { listedMatch } from '../scoring/index.ts';
import { ADMIN_TYPES, SECTIONS, STATUSES } from '../tournaments/index.ts';
import { HISTORY_KINDS } from './kinds.ts';

/**
 * What stood in a tournament at any instant, and what happened in it. Rows have the fields of the live calls, as far as
 * the log tells them without opening anything that is sealed: names are those of today, `Former Member` for the erased.
 */

const { post } = callsOf('audit');
const instant = z.string();
const dollars = z.number();
const person = { ref_id: true, first: true, last: true } as const;

export const shiftThen = shift
  .pick({
    sid: true,
    kind: true,
    category: true,
    name: true,
    start: true,
    end: true,
    spots: true,
    version: true,
  })
  .extend({
    /** In the order of their sign-up. */
    people: z.array(
      spot
        .pick({ shift_id: true, ...person, confirmed: true, captain: true, slot: true, time: true })
        .extend({ waitlist: z.boolean(), name: z.string() }),
    ),
  });
export type ShiftThen = z.output<typeof shiftThen>;

const courtThen = courtRow
  .pick({ court_order: true, court_num: true, description: true, color: true, id: true, ...person })
  .extend(
    courtRow.pick({
      second_ref_id: true,
      second_first: true,
      second_last: true,
      start_time: true,
      medal: true,
    }).shape,
  )
  .extend({ monitor_ref_id: z.string().nullable() });
export type CourtThen = z.output<typeof courtThen>;

const flags = { referee: z.boolean(), line: z.boolean(), volunteer: z.boolean() };
const pay = { amount: dollars, paid: z.boolean(), posted: z.boolean() };

/** Everything that can be shown of a tournament; what the reader may not see is left out. */
export const standing = z.object({
  shifts: z.array(shiftThen).optional(),
  staff: z.array(staffMember.pick({ ...person, name: true, last_match: true })).optional(),
  volunteers: z
    .array(
      staffMember
        .pick({ ...person, name: true })
        .extend({ signed: z.boolean(), shirt_pickup: z.boolean(), checked_in: z.array(z.string()) }),
    )
    .optional(),
  courts: z.array(courtThen).optional(),
  queue: z
    .array(
      queueRow.pick({
        ...person,
        rank: true,
        since: true,
        checked_in_at: true,
        quick_break: true,
        last_match: true,
      }),
    )
    .optional(),
  aux: z
    .array(
      auxRow.pick({ id: true, ...person, type: true, court_order: true, court_num: true, start_time: true }),
    )
    .optional(),
  clipboards: z
    .array(clipboardRow.pick({ id: true, court_order: true, court_num: true, ...person }))
    .optional(),
  /** Parts in finished matches, and assignments beside a court that are over. */
  pay: z
    .array(z.object({ id: z.string(), ref_id: z.string(), of: z.enum(['lead', 'second', 'aux']), ...pay }))
    .optional(),
  settings: z
    .object({
      ...{ name: z.string(), location: z.string(), status: z.enum(STATUSES), time_zone: z.string() },
      ...{ start: z.string().nullable(), end_date: z.string().nullable() },
      ...flags,
      ...{ exact_match_scheduling: z.boolean(), referee_approval_required: z.boolean() },
      ...{ certified_amount: dollars, level_two_amount: dollars, level_one_amount: dollars },
      volunteer_amount: dollars,
    })
    .optional(),
  admins: z
    .array(
      staffMember
        .pick({ ...person, name: true })
        .extend({ admin_type: z.enum(ADMIN_TYPES), ...flags, auditor: z.boolean(), treasurer: z.boolean() }),
    )
    .optional(),
  paymentItems: z
    .array(
      paymentItem.pick({
        pid: true,
        ref_id: true,
        name: true,
        event: true,
        place: true,
        amount: true,
        paid: true,
      }),
    )
    .optional(),
  plan: z
    .array(
      z.object({
        ...{ pid: z.string(), budget: z.boolean(), todo: z.boolean(), category_id: z.int().nullable() },
        ...{ budget_title: z.string(), quantity: z.int(), rate: z.number(), actual: z.number().nullable() },
        ...{ todo_title: z.string(), todoCategory: z.string().nullable(), due_date: z.string().nullable() },
        completed: z.boolean(),
      }),
    )
    .optional(),
  todoCategories: z.array(z.object({ cid: z.string(), category: z.string() })).optional(),
  letters: z
    .array(z.object({ id: z.string(), channel: z.enum(['email', 'text']), stopped: z.boolean() }))
    .optional(),
  posts: z.array(z.object({ id: z.string(), ref_id: z.string(), category: z.enum(SECTIONS) })).optional(),
  players: z.array(z.object({ pid: z.string() })).optional(),
  /** The matches of the draws, players by their ids. */
  matches: z.array(listedMatch.row).optional(),
});
export type Standing = z.output<typeof standing>;

/** A UTC instant, or a day and time in the tournament's zone. */
export const moment = anyText(60).optional();
export const position = z
  .string('must be a position')
  .regex(POSITION_DIGITS, 'must be a position')
  .optional();

export const asOf = post('/api/audit/asOf/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'What stood at an instant or after a position; now without either',
  body: z.object({
    at: moment,
    position,
    /** Kinds of streams to tell of, such as `roster` and `board`; everything the reader may see without. */
    of: z.array(anyText(30)).max(20, 'must hold at most 20 names').optional(),
  }),
  answer: standing.extend({ at: instant.nullable(), position: z.string().nullable(), time_zone: z.string() }),
});

/** A value before and after a change. People are by name; null stands for none. */
export const changed = z.object({
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  to: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});
export type Changed = z.output<typeof changed>;

export const change = z.object({
  time: instant,
  author: z.string(),
  author_ref_id: z.string().nullable(),
  /** What was done, in the words of the log. */
  action: z.string(),
  type: z.string(),
  /** Whom or what it was about. */
  subject: z.string(),
  ref_ids: z.array(z.string()),
  sid: z.string().nullable(),
  court: z.number().nullable(),
  stream: z.string(),
  position: z.string(),
  /** What was said with it; null where nothing was, or it was about somebody who is erased. */
  note: z.string().nullable(),
  changed: z.array(changed),
});
export type Change = z.output<typeof change>;

/** Entries of a page, unless somebody asks for another number or a day has more. */
export const CHANGES_LISTED = 50;
export const CHANGES_MOST = 200;

export const getChanges = post('/api/audit/changes/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'Who did what and why, newest first; with `after` those that follow a position',
  body: z.object({
    from: moment,
    to: moment,
    after: position,
    before: position,
    person: id.optional(),
    author: id.optional(),
    /** Id of a match, a message, an item of the plan or anything else it speaks of. */
    about: id.optional(),
    desk: z.enum(SECTIONS, `must be ${SECTIONS.join(', ')}`).optional(),
    court: count(9999).optional(),
    sid: id.optional(),
    /** Type of the event. */
    action: anyText(60).optional(),
    kind: z.enum(HISTORY_KINDS, `must be one of ${HISTORY_KINDS.join(', ')}`).optional(),
    /** A day at the venue; `byDay` begins with it, or with the day before it that has any. */
    day: z.string('must be a date like 03/07/2026').transform(dayWritten).optional(),
    /** Whole days, the newest first, as many as fit a page: one at least. */
    byDay: flag.optional(),
    of: z.array(anyText(30)).max(20, 'must hold at most 20 names').optional(),
    limit: count(CHANGES_MOST).optional(),
  }),
  answer: z.object({
    changes: z.array(change),
    /** How many there are in all, whatever the limit. */
    total: z.int(),
    /** Days at the venue that have any, whatever day was asked for, the newest first. */
    days: z.array(z.object({ day: z.string(), count: z.int() })),
    /** The newest and the oldest day of the page; null without `byDay`, and where there is nothing. */
    page: z.object({ newest: z.string(), oldest: z.string() }).nullable(),
    /** Name of the person that was asked for, else of the author; null where the reader may read nothing of them. */
    whom: z.string().nullable(),
    /** Name of the author that was asked for. */
    author: z.string().nullable(),
    time_zone: z.string(),
  }),
});

export const getChangeChoices = post('/api/audit/changeChoices/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'Of which kinds, on which courts and of which shifts the reader can ask for changes',
  answer: z.object({
    kinds: z.array(z.enum(HISTORY_KINDS)),
    /** By the number that changes have; names are those of today. */
    courts: z.array(z.object({ court: z.int(), name: z.string() })),
    shifts: z.array(z.object({ sid: z.string(), name: z.string(), start: instant })),
  }),
});

export const findChangePeople = post('/api/audit/changePeople/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: 'People by whose name the reader can ask for changes, found as in any search by name; at most 20',
  body: z.object({
    /** Whether changes are about them, or done by them. */
    as: z.enum(['person', 'author'], 'must be person, author'),
    search: anyText(100),
  }),
  answer: z.array(z.object({ ref_id: z.string(), name: z.string() })),
});
