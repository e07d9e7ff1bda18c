import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { z } from 'zod';
import type { Ask, Asked } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';

/** What a workbook reads with: documented calls, as far as the caller may make them. */
export interface Read {
  readonly tid: string;
  /** Answers undefined where the caller may not make the call. */
  readonly ask: <C extends Call>(call: C, asked: Asked<C>) => Promise<z.input<C['answer']> | undefined>;
}

export const readingAs = (ask: Ask, tid: string): Read => ({
  tid,
  ask: async (call, asked) => {
    try {
      return await ask(call, asked);
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === 'forbidden') return undefined;
      throw error;
    }
  },
});
