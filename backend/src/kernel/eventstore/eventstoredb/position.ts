import type { Position as LogPosition } from '@courtcrew/domain/kernel/event.ts';
import type { Position as ServerPosition } from '@eventstore/db-client';

const PREPARE_BITS = 64n;
const PREPARE_MASK = (1n << PREPARE_BITS) - 1n;

/** Both halves are needed: events of one transaction may share a commit position. Compares as the log orders. */
export const pack = ({ commit, prepare }: ServerPosition): LogPosition =>
  (BigInt(commit) << PREPARE_BITS) | BigInt(prepare);

export const unpack = (position: LogPosition): ServerPosition => ({
  commit: position >> PREPARE_BITS,
  prepare: position & PREPARE_MASK,
});
