import { z } from 'zod';
import { anyText, flag, id, instant } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { SECTIONS } from '../tournaments/index.ts';
import { logEntry, NOTE_STATUSES, note } from './contract.ts';

/** The scheduling notes as a filtered, paged table. */
export const notesResource = rest({
  name: 'schedulingnotes',
  area: 'audit',
  policy: 'audit',
  kind: 'note',
  row: note,
  filter: z.object({
    tid: id.optional(),
    status: z.enum(NOTE_STATUSES).optional(),
    section: z.enum(SECTIONS).optional(),
    ref_id: id.optional(),
    /** Parts of the texts, in any case. */
    shift: anyText(100).optional(),
    name: anyText(100).optional(),
    author: anyText(100).optional(),
    time_gte: instant.optional(),
    time_lte: instant.optional(),
  }),
  sort: ['time', 'status', 'name', 'shift', 'start', 'author'],
});

/** Every sign-up of the sections somebody runs, removed or not. */
export const schedulingLogResource = rest({
  name: 'schedulinglog',
  area: 'audit',
  policy: 'audit',
  kind: 'entry',
  row: logEntry.extend({
    id: z.string(),
    tid: z.string(),
    section: z.enum(SECTIONS),
    person: z.string(),
    removed: z.boolean(),
  }),
  filter: z.object({
    tid: id.optional(),
    section: z.enum(SECTIONS).optional(),
    removed: flag.optional(),
    /** Part of the person's, the shift's or the remover's name, in any case. */
    q: anyText(100).optional(),
    signup_time_gte: instant.optional(),
    signup_time_lte: instant.optional(),
  }),
  sort: ['signup_time', 'person', 'last', 'name', 'category', 'start', 'removal_time', 'removed_by'],
});
