import {
  getAvailableRefs,
  getClipboardNeeded,
  getCourtsForPublicDisplay,
  getSideQueue,
} from '@courtcrew/domain/board/contract/reads.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { type Early, earlyRead } from '@courtcrew/domain/web/earlyReads.ts';
import type { Client } from '../data/client.ts';
import type { Board } from './model.ts';

/** Reads the board by its four documented calls. @throws CallFailed */
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

/** The board answered before the page asked; null where a part is missing. */
export function boardAnswered(early: Early, tid: string): Board | null {
  const answered = <C extends Call>(call: C) =>
    early(earlyRead<Call>(call, { params: { tid } }))?.body as AnswerOf<C> | undefined;
  const courts = answered(getCourtsForPublicDisplay);
  const queue = answered(getAvailableRefs);
  const aux = answered(getSideQueue);
  const clipboards = answered(getClipboardNeeded);
  return courts && queue && aux && clipboards ? { courts, queue, aux, clipboards } : null;
}
