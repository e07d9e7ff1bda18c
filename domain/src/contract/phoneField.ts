import { z } from 'zod';
import { readPhone } from '../kernel/phoneNumber.ts';
import { anyText } from './fields.ts';

/** A typed number of a form, null for nothing; texts as for `readPhone`. */
export const phoneIn = (unread?: string) =>
  z.union([anyText(40), z.number().transform(String)]).transform((typed, context) => {
    const read = readPhone(typed, unread);
    if ('number' in read) return read.number;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  });
