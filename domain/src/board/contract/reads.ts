import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { inTournament } from '../../contract/fields.ts';
import { auxRow, clipboardRow, deskCourt, queueRow } from '../shapes.ts';

const { get } = callsOf('board');

export const getCourtsForPublicDisplay = get('/api/getCourtsForPublicDisplay/{tid}', {
  policy: 'public',
  ...inTournament,
  summary:
    'All courts in order, with who is on them; the desk of referees also reads what finishing would store',
  answer: z.array(deskCourt),
});

export const getDisplayKey = get('/api/getDisplayKey/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary:
    "The key of a television's link: its live connection has a place of its own among those of a crowded address",
  answer: z.object({ key: z.string() }),
});

export const getAvailableRefs = get('/api/getAvailableRefs/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The on-duty queue, next first',
  answer: z.array(queueRow),
});

export const getSideQueue = get('/api/getSideQueue/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The aux queue: everybody with an assignment beside a court, longest first',
  answer: z.array(auxRow),
});

export const getClipboardNeeded = get('/api/getClipboardNeeded/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'Courts that wait for a clipboard',
  answer: z.array(clipboardRow),
});

export const getAuxAssignments = get('/api/getAuxAssignments/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'The assignments beside a court that are under way, for the desk',
  answer: z.array(auxRow.extend({ minutes: z.number() })),
});
