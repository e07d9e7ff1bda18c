import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { inTournament } from '../../contract/fields.ts';
import { doubleBooking } from '../shapes.ts';

const { get } = callsOf('roster');

export const getDoubleBookings = get('/api/getDoubleBookings/{tid}', {
  policy: 'master',
  ...inTournament,
  summary:
    'Who sits in two shifts at once, here and in a current tournament; of an archived one who would, once it is back',
  answer: z.array(doubleBooking),
});
