import type { Position } from '@courtcrew/domain/kernel/event.ts';

/** Resolves true when these read models have reached the position, false when they had not in time. */
export type Settled = (
  readModels: readonly string[],
  position: Position,
  timeoutMs?: number,
) => Promise<boolean>;
