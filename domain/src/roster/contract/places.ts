import { z } from 'zod';
import { id, message, text } from '../../contract/fields.ts';

/** Params and fields that several of the roster's calls share. */

export const ofShift = z.object({ sid: id });

/** The answer where people are taken out of shifts; `mailed` where letters tell them. */
export const removal = message.extend({ mailed: z.boolean().optional() });

/** The answer where somebody is put on a list; `already` for who was on it before. */
export const addition = message.extend({ already: z.boolean().optional() });

/** A day at the venue, MM/DD/YYYY or YYYY-MM-DD. */
export const someDay = text(10);

export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #009CAE')
  .optional();

/** Documented, but decided by the session or by the stored row: accepted and not read. */
export const unread = z.unknown().optional().describe('Accepted; the server takes it from the session');
