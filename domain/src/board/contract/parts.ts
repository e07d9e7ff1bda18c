import { z } from 'zod';
import { cents, message, requiredText } from '../../contract/fields.ts';
import { COURT_NAME_MAX } from '../../tournaments/index.ts';
import { MEDALS } from '../model.ts';

/** A court by the name people call it. */
export const courtName = z.union(
  [z.number().int().min(0).max(9999).transform(String), requiredText(COURT_NAME_MAX)],
  'must be the name of a court',
);

/** A command of the desk; `undo` takes it back while nothing it touched has changed. */
export const undoable = message.extend({ undo: z.number().nullable() });

/** Documented, but decided by the session or by what is on the board: accepted and not read. */
export const unread = z.unknown().optional().describe('Accepted; the server knows it itself');

/** A medal as forms send it: nothing, an empty choice and any case are understood. */
export const medalName = z
  .union([z.string().max(20), z.null()], `must be ${MEDALS.join(', ')}`)
  .transform((value) => {
    const wanted = (value ?? '').trim().toLowerCase();
    return wanted === '' ? 'none' : (MEDALS.find((known) => known.toLowerCase() === wanted) ?? value);
  })
  .pipe(z.enum(MEDALS, `must be ${MEDALS.join(', ')}`));

/** An empty input is no amount, so that the estimate holds. */
export const payAmount = z
  .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), cents])
  .optional();
