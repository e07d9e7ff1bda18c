import { type FieldsOf, record } from '../kernel/record.ts';
import { optionalDay, optionalId, optionalLine } from '../kernel/recordFields.ts';
import { COURT_NAME_MAX } from '../tournaments/index.ts';
import { MATCH_ID_MAX } from './model.ts';

/** The matches of a tournament as its draws have them: who plays whom, when and where, before anybody is called. */

const NOBODY = 'must be a player';

export const listedMatch = record({
  name: 'ListedMatch',
  noun: 'Match',
  key: 'mid',
  fields: {
    event: optionalLine(100),
    round: optionalLine(40),
    number: optionalLine(MATCH_ID_MAX),
    /** Players of the list; null while a draw does not know them yet. */
    t1p1: optionalId(NOBODY),
    t1p2: optionalId(NOBODY),
    t2p1: optionalId(NOBODY),
    t2p2: optionalId(NOBODY),
    /** Day and time on the venue's clocks, as draws print them; `HH:MM`, empty while it is not scheduled. */
    date: optionalDay(),
    time: optionalLine(5),
    court: optionalLine(COURT_NAME_MAX),
  },
  removable: true,
});
export type ListedMatch = FieldsOf<typeof listedMatch>;

export const MATCHES_MAX = 5_000;
