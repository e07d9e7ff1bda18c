import { z } from 'zod';
import { anyText, id, instant } from '../../contract/fields.ts';
import { rest } from '../../contract/rest.ts';
import { LINE_STATES } from './choices.ts';
import { emailLine, textLine } from './contract.ts';

const filter = z
  .object({
    tid: id,
    category: anyText(30),
    state: z.enum(LINE_STATES),
    /** Part of the recipient's name, the subject or the message, in any case. */
    q: anyText(100),
    time_gte: instant,
    time_lte: instant,
  })
  .partial();

const shared = {
  area: 'messaging',
  policy: 'anyDesk',
  kind: 'message',
  filter,
  sort: ['time', 'name'],
} as const;

const more = { tid: z.string(), category: z.string() };

export const emailLogResource = rest({ ...shared, name: 'emaillog', row: emailLine.extend(more) });

export const textLogResource = rest({ ...shared, name: 'textlog', row: textLine.extend(more) });
