import {
  getAvailableRefs,
  getClipboardNeeded,
  getCourtsForPublicDisplay,
  getSideQueue,
} from '@courtcrew/domain/board/contract/reads.ts';
import type { Client } from '@courtcrew/domain/contract/client.ts';
import type { Board } from './model.ts';

/** Reads the whole board by its four documented calls. Throws `CallFailed`. */
export async function readBoard(client: Client, tid: string, signal: AbortSignal): Promise<Board> {
  const parts = { params: { tid }, signal };
  const [courts, queue, aux, clipboards] = await Promise.all([
    client.send(getCourtsForPublicDisplay, parts),
    client.send(getAvailableRefs, parts),
    client.send(getSideQueue, parts),
    client.send(getClipboardNeeded, parts),
  ]);
  return { courts, queue, aux, clipboards };
}
