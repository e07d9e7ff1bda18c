import { z } from 'zod';
import { id, text } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { SECTIONS } from '../tournaments/index.ts';
import { NOTE_STATUSES, note } from './contract.ts';

const instant = z.iso.datetime('must be a UTC instant');

/** The scheduling notes as a filtered, paged table. */
export const notesResource = rest({
  name: 'schedulingnotes',
  area: 'audit',
  policy: 'anyDesk',
  kind: 'note',
  row: note,
  filter: z.object({
    tid: id.optional(),
    status: z.enum(NOTE_STATUSES).optional(),
    section: z.enum(SECTIONS).optional(),
    ref_id: id.optional(),
    /** Parts of the texts, in any case. */
    shift: text(100).optional(),
    name: text(100).optional(),
    author: text(100).optional(),
    time_gte: instant.optional(),
    time_lte: instant.optional(),
  }),
  sort: ['time', 'status', 'name', 'shift', 'start', 'author'],
});
