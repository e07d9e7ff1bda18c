import type { Position } from '@courtcrew/domain/kernel/event.ts';

/**
 * How far `position` is before `head`: events of the PostgreSQL log; bytes of EventStoreDB's, whose positions
 * are pairs of 64-bit numbers.
 */
export function lagOf(position: Position, head: Position): number {
  const whole = (value: Position): bigint => (head >> 64n === 0n ? value : value >> 64n);
  return Math.max(0, Number(whole(head) - whole(position)));
}
