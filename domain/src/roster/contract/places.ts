import { z } from 'zod';
import { id } from '../../contract/fields.ts';

/** Params and fields that several of the roster's calls share. */

export const ofTournament = z.object({ tid: id });
export const ofShift = z.object({ sid: id });

/** Documented, but decided by the session or by the stored row: accepted and not read. */
export const unread = z.unknown().optional().describe('Accepted; the server takes it from the session');
