import { CallFailed, type Client } from '@courtcrew/domain/contract/client.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useClient, useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface Refused {
  readonly shift: ShiftRow;
  readonly reason: string;
}

export interface MassEdit {
  /** Null while nothing runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly refused: readonly Refused[];
  /** Sends one call per shift, in order; answers how many were accepted. */
  run(
    shifts: readonly ShiftRow[],
    send: (client: Client, shift: ShiftRow) => Promise<unknown>,
  ): Promise<number>;
}

/** The same change for many shifts. Each is judged by itself: one refusal does not stop the others. */
export function useMassEdit(): MassEdit {
  const client = useClient();
  const queries = useQueryClient();
  const readings = useReadings();
  const [progress, setProgress] = useState<MassEdit['progress']>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  return {
    progress,
    refused,
    async run(shifts, send) {
      const failures: Refused[] = [];
      setRefused([]);
      for (const [done, shift] of shifts.entries()) {
        setProgress({ done, total: shifts.length });
        await send(client, shift).catch((failure: unknown) =>
          failures.push({ shift, reason: failure instanceof CallFailed ? failure.message : String(failure) }),
        );
      }
      setProgress(null);
      setRefused(failures);
      await Promise.all(['roster', 'audit'].map((area) => readings.again(queries, [area], null)));
      return shifts.length - failures.length;
    },
  };
}
