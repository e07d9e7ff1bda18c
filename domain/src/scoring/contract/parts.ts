import { z } from 'zod';
import { flag } from '../../contract/fields.ts';
import { GAMES, MATCH_TYPES, TEAMS } from '../model.ts';

export const matchType = z.enum(MATCH_TYPES, `must be one of ${MATCH_TYPES.join(', ')}`);

/** A form without a choice sends nothing, or an empty text. */
export const flagOrNot = z
  .union([z.literal('').transform(() => false), flag])
  .nullish()
  .transform((value) => value ?? false);

type ScoreColumn = `t${(typeof TEAMS)[number]}_g${(typeof GAMES)[number]}_score`;

/** `t1_g1_score` to `t2_g4_score`; null for what was not reported. */
export const scoreColumns = Object.fromEntries(
  TEAMS.flatMap((team) => GAMES.map((game) => [`t${team}_g${game}_score`, z.number().nullable()])),
) as Record<ScoreColumn, z.ZodNullable<z.ZodNumber>>;
