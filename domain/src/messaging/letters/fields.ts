import { z } from 'zod';
import { id, lines, text } from '../../contract/fields.ts';
import { BODY_MAX, SUBJECT_MAX } from '../templates/limits.ts';
import { LEFT_OUT, WHOM } from './choices.ts';

/** What several of the letters' calls have in common. */

export const letterDesk = { policy: 'shiftDesk', scope: { tid: 'body.tid' } } as const;

/** The log a letter stands in: a section, or a word of its own. */
export const category = text(30);

/** Rows with a `sid` do as well as ids. */
const sid = z.union([id, z.object({ sid: id }).transform((row) => row.sid)]);
export const sids = z.array(sid).max(2_000, 'are too many');
export const whom = z.enum(WHOM, 'must be confirmed, scheduled, waitlist or both').default('both');

export const named = z.object({ ref_id: z.string().nullable(), name: z.string() });
export const leftOut = named.extend({ reason: z.enum(LEFT_OUT) });
export type LeftOut = z.output<typeof leftOut>;

export const words = { subject: text(SUBJECT_MAX), body: lines(BODY_MAX) };
