import type { z } from 'zod';

export interface Encoded {
  readonly type: string;
  readonly body: string;
  /** What of the answer leaves. */
  readonly shown: unknown;
}

/** Encodes what the schema names, and nothing else; texts as plain text. Throws `BrokenAnswer`. */
export function encode(schema: z.ZodType, answer: unknown): Encoded {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new BrokenAnswer(parsed.error);
  if (typeof parsed.data === 'string')
    return { type: 'text/plain; charset=utf-8', body: parsed.data, shown: null };
  return {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(parsed.data ?? null),
    shown: parsed.data,
  };
}

/** Says where the answer is wrong, never with what value: that may be somebody's. */
export class BrokenAnswer extends Error {
  constructor(error: z.ZodError) {
    const [issue] = error.issues;
    super(`the answer breaks its schema at "${issue?.path.join('.')}": ${issue?.code}`);
    this.name = 'BrokenAnswer';
  }
}
