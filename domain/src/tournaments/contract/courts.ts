import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, id, inTournament, message, requiredText, text } from '../../contract/fields.ts';
import { COURT_NAME_MAX, COURT_TEXT_MAX } from '../choices.ts';
import { claim } from '../fields.ts';
import { courtRow } from './rows.ts';

/** Calls of the desk about courts: what they are called, how they are described and coloured. */

const { get, post, put } = callsOf('tournaments');
const policy = 'desk';
const scope = { tid: 'body.tid' } as const;

/**
 * Which court is meant. A number is its `court_order`, which it keeps for ever; a text is what it is called now,
 * in upper or lower case. The number 3 and the text "3" may be two courts.
 */
const court = z.union(
  [
    z.number().int('must be a whole number').min(1, 'is not a known court').max(9999, 'is not a known court'),
    requiredText(COURT_NAME_MAX, 'is required'),
  ],
  'must be the court_order of a court, or its name',
);

/** Programs may send a court that is called by a number as that number. */
export const courtName = z
  .union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined ? 'is required' : 'must be the name of a court'),
  })
  .transform(String)
  .pipe(requiredText(COURT_NAME_MAX));

/** A few words about a court; empty for none. */
export const courtText = text(COURT_TEXT_MAX);

const about = z.object({ tid: id, court });

/** Where the field is another by now than its editor saw, the change is refused. */
const seenOf = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  seen: z.object(shape).partial().optional(),
});

export const getCourtNames = get('/api/getCourtNames/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'The courts of a tournament in their order; of a draft for its staff only.',
  answer: z.array(courtRow),
});

export const nameCourts = put('/api/nameCourts/', {
  policy,
  scope,
  summary:
    'Calls a court by another name, which no other has. With `old`, only while it is still called that; 409 otherwise.',
  body: about.extend({ name: courtName, old: courtName.optional(), ...claim.shape }),
  answer: message,
});

export const courtDescription = put('/api/courtDescription/', {
  policy,
  scope,
  summary: 'Describes a court in a few words; an empty text describes it no more.',
  body: about.extend({
    description: courtText,
    ...seenOf({ description: anyText(COURT_TEXT_MAX) }),
    ...claim.shape,
  }),
  answer: message,
});

export const getCourtNotes = get('/api/getCourtNotes/{tid}', {
  policy,
  ...inTournament,
  summary: 'What the desk has noted on courts, by `court_order`; courts without a note are left out.',
  answer: z.array(z.object({ court_order: z.number(), note: z.string() })),
});

export const courtNote = put('/api/courtNote/', {
  policy,
  scope,
  summary: 'Notes something on a court that only the desk reads; an empty text takes the note away.',
  body: about.extend({ note: courtText, ...seenOf({ note: anyText(COURT_TEXT_MAX) }), ...claim.shape }),
  answer: message,
});

const HEX = /^(#([\da-fA-F]{3}|[\da-fA-F]{6}))?$/;

/** `#009CAE`; empty for none. */
export const courtColour = text(COURT_TEXT_MAX).regex(HEX, 'must be a colour like #009CAE');

export const courtColor = put('/api/courtColor/', {
  policy,
  scope,
  summary: 'Gives a court a colour; an empty text takes it away.',
  body: about.extend({ color: courtColour, ...seenOf({ color: anyText(COURT_TEXT_MAX) }), ...claim.shape }),
  answer: message,
});

export const addCourt = post('/api/t/addCourt', {
  policy,
  scope,
  summary: 'Adds a court that is called by the next free number.',
  body: z.object({ tid: id, ...claim.shape }),
  answer: message.extend({ court: courtRow }),
});
