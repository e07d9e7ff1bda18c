import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { auxRow, clipboardRow, deskCourt, queueRow } from '../shapes.ts';
import { area, inTournament } from './parts.ts';

export const getCourtsForPublicDisplay = call({
  area,
  method: 'GET',
  path: '/api/getCourtsForPublicDisplay/{tid}',
  policy: 'public',
  ...inTournament,
  summary:
    'All courts in order, with who is on them; the desk of referees also reads what finishing would store',
  answer: z.array(deskCourt),
});

export const getDisplayKey = call({
  area,
  method: 'GET',
  path: '/api/getDisplayKey/{tid}',
  policy: 'staff',
  ...inTournament,
  summary:
    "The key of a television's link: its live connection has a place of its own among those of a crowded address",
  answer: z.object({ key: z.string() }),
});

export const getAvailableRefs = call({
  area,
  method: 'GET',
  path: '/api/getAvailableRefs/{tid}',
  policy: 'public',
  ...inTournament,
  summary: 'The on-duty queue, next first',
  answer: z.array(queueRow),
});

export const getSideQueue = call({
  area,
  method: 'GET',
  path: '/api/getSideQueue/{tid}',
  policy: 'public',
  ...inTournament,
  summary: 'The aux queue: everybody with an assignment beside a court, longest first',
  answer: z.array(auxRow),
});

export const getClipboardNeeded = call({
  area,
  method: 'GET',
  path: '/api/getClipboardNeeded/{tid}',
  policy: 'public',
  ...inTournament,
  summary: 'Courts that wait for a clipboard',
  answer: z.array(clipboardRow),
});

export const getAuxAssignments = call({
  area,
  method: 'GET',
  path: '/api/getAuxAssignments/{tid}',
  policy: 'desk',
  ...inTournament,
  summary: 'The assignments beside a court that are under way, for the desk',
  answer: z.array(auxRow.extend({ minutes: z.number() })),
});
