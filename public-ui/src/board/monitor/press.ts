import { newIdempotencyKey } from '@courtcrew/ui-kit/data/client.ts';
import type { CallStore } from './callStore.ts';
import { type CallBody, isSameCall, type Pressed } from './keptCall.ts';

/** Keeps a call for the desk. Returns false for a repetition of one that waits. */
export function press(
  store: CallStore,
  pressed: Pressed,
  { tid, ref_id, now }: { tid: string; ref_id: string; now: number },
): boolean {
  const { type, court_num, message } = pressed;
  const called_at = new Date(now).toISOString();
  const body: CallBody = { type, tid, ref_id, court_num, message: message?.trim() || null, called_at };
  const kept = store.list();
  if (kept.some((call) => call.refused === null && isSameCall(call.body, body))) return false;
  const turn = Math.max(0, ...kept.map((call) => call.turn)) + 1;
  store.put({ id: newIdempotencyKey(), turn, body, refused: null, insisted: false });
  return true;
}
