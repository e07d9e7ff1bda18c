import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { AttemptKeys } from '@courtcrew/ui-kit/data/attemptKeys.ts';
import { useClient, useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface Refused {
  readonly shift: ShiftRow;
  readonly reason: string;
}

type Send = <C extends Call>(call: C, input: Parts<C>) => Promise<AnswerOf<C>>;

export interface MassEdit {
  /** Null while idle. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly refused: readonly Refused[];
  /** One call per shift, in order. Resolves to the number accepted. */
  run(
    shifts: readonly ShiftRow[],
    change: (send: Send, shift: ShiftRow) => Promise<unknown>,
  ): Promise<number>;
}

/** Applies a change to many shifts, each judged alone. */
export function useMassEdit(): MassEdit {
  const client = useClient();
  const queries = useQueryClient();
  const readings = useReadings();
  const [keys] = useState(() => new AttemptKeys());
  const [progress, setProgress] = useState<MassEdit['progress']>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  return {
    progress,
    refused,
    async run(shifts, change) {
      const send: Send = (call, input) => keys.command(client, call, input);
      const failures: Refused[] = [];
      setRefused([]);
      for (const [done, shift] of shifts.entries()) {
        setProgress({ done, total: shifts.length });
        await change(send, shift).catch((failure: unknown) =>
          failures.push({ shift, reason: failureText(failure) }),
        );
      }
      setProgress(null);
      setRefused(failures);
      await Promise.all(['roster', 'audit'].map((area) => readings.again(queries, [area], null)));
      return shifts.length - failures.length;
    },
  };
}
