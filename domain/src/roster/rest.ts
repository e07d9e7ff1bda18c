import { z } from 'zod';
import { anyText, count, flag, id, instant, lines } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { deletionReason, keepConfirmed, shiftFields } from './contract/shifts.ts';
import { approvalRequest, shift } from './shapes.ts';

export const shiftsResource = rest({
  name: 'shifts',
  area: 'roster',
  policy: 'anyDesk',
  kind: 'shift',
  row: shift.extend({ id: z.string() }),
  filter: z.object({
    tid: id.optional(),
    category: anyText(64).optional(),
    /** Part of the name, in any case. */
    q: anyText(100).optional(),
    /** MM/DD/YYYY at the venue. */
    date: anyText(10).optional(),
  }),
  sort: ['start', 'name', 'category', 'spots', 'count', 'confirmed_count', 'wait_count'],
  create: z.object({ ...shiftFields, tid: id, repeat: count(60).optional() }),
  edit: z.object({ ...shiftFields, keep_confirmed: keepConfirmed }),
  versioned: true,
  removable: true,
  reason: deletionReason,
});

export const signupRow = z.object({
  id: z.string(),
  shift_id: z.string(),
  tid: z.string(),
  tournament: z.string(),
  sid: z.string(),
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  credentials: z.string(),
  category: z.string(),
  shift: z.string(),
  start: z.string(),
  end: z.string(),
  time_zone: z.string(),
  waitlist: z.boolean(),
  confirmed: z.boolean(),
  status: z.enum(['Applied', 'Selected', 'Confirmed']),
  signup_time: z.string(),
});

export const signupsResource = rest({
  name: 'signups',
  area: 'roster',
  policy: 'anyDesk',
  kind: 'signup',
  row: signupRow,
  filter: z.object({
    tid: id.optional(),
    sid: id.optional(),
    ref_id: id.optional(),
    category: anyText(64).optional(),
    status: z.enum(['Applied', 'Selected', 'Confirmed']).optional(),
    /** UTC instant: shifts that end then or later. */
    end_gte: instant.optional(),
    /** Part of a person's or a shift's name. */
    q: anyText(100).optional(),
  }),
  sort: ['start', 'signup_time', 'shift', 'category', 'name', 'status'],
  create: z.object({ tid: id, sid: id, ref_id: id, waitlist: flag.optional() }),
  edit: z.object({ waitlist: flag.optional(), confirmed: flag.optional() }),
  removable: true,
});

/** Referees who asked to work at a tournament, answered or not. */
export const approvalsResource = rest({
  name: 'approvals',
  area: 'roster',
  policy: 'desk',
  kind: 'approval',
  row: approvalRequest.extend({ id: z.string(), tid: z.string(), name: z.string() }),
  filter: z.object({
    tid: id.optional(),
    response: approvalRequest.shape.response.optional(),
    /** Part of the name or the note, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['request_time', 'name', 'credentials', 'response', 'approved_time'],
  edit: z.object({ referee_approved: flag, note: lines(500).nullish() }),
});
