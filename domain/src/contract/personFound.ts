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
