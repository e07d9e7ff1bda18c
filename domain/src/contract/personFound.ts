import { z } from 'zod';

/** Somebody found by name, with what tells people of one name apart; never how to reach them. */
export const personFound = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  credentials: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});

/** Somebody found by name for some work, with whether they want to be asked for it. */
export const personForWork = personFound.extend({ wants: z.boolean() });
