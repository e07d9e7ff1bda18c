import { type Refusal, refuse, refuseField } from '../kernel/refusal.ts';
import { likelySport } from '../kernel/sport.ts';
import { ofField, type Text } from '../kernel/text.ts';
import { NAME_MIN } from './choices.ts';
import { NEW_TOURNAMENT, type TournamentFields } from './fields.ts';

/** What a tournament's record must be like, new or edited. */

export const FILL_OUT = '*Fill out all fields';
export const NAME_TOO_SHORT = 'Name too short';
export const ENDS_EARLY = 'must not be before the start';

export const invalid = (field: string, text: Text): Refusal => refuseField('invalid', field, text);

/** The whole record of a tournament that was added with these fields, some of which may have come later than it. */
export const recordOf = (fields: Partial<TournamentFields>): TournamentFields => ({
  ...NEW_TOURNAMENT,
  sport: likelySport(fields),
  ...fields,
});

/** Why the record cannot be like this; undefined when it can. */
export function faultOf({
  name,
  start,
  end_date,
}: Pick<TournamentFields, 'name' | 'start' | 'end_date'>): Refusal | undefined {
  if (name.length < NAME_MIN) return invalid('name', NAME_TOO_SHORT);
  if (start !== null && end_date !== null && end_date < start) {
    return refuse('invalid', ofField('end', ENDS_EARLY), { fields: { end_date: ENDS_EARLY } });
  }
  return undefined;
}

/** A new one also needs its name and both days. */
export function faultOfNew(fields: Partial<TournamentFields>): Refusal | undefined {
  const record = { ...NEW_TOURNAMENT, ...fields };
  const missing = (['name', 'start', 'end_date'] as const).filter((field) => !record[field]);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'is required']));
    return refuse('invalid', FILL_OUT, { fields });
  }
  return faultOf(record);
}
