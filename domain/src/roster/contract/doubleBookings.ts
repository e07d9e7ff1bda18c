import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { doubleBooking } from '../shapes.ts';
import { ofTournament } from './places.ts';

export const getDoubleBookings = call({
  area: 'roster',
  method: 'GET',
  path: '/api/getDoubleBookings/{tid}',
  policy: 'master',
  scope: { tid: 'params.tid' },
  summary:
    'Who sits in two shifts at once, here and in a current tournament; of an archived one who would, once it is back',
  params: ofTournament,
  answer: z.array(doubleBooking),
});
