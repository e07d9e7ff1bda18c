import type { Position } from '@courtcrew/domain/kernel/event.ts';

/** Another process's word that it has written a batch. */
export interface Word {
  readonly model: string;
  readonly position: Position;
  readonly by: string;
}

/** Null for what no process of this version says. */
export function wordIn(payload: string): Word | null {
  const word: unknown = JSON.parse(payload || 'null');
  if (typeof word !== 'object' || word === null) return null;
  if (!('model' in word && 'position' in word && 'by' in word)) return null;
  return { model: String(word.model), position: BigInt(String(word.position)), by: String(word.by) };
}

/** The read model whose event is to be tried again at once, whoever projects it; null for any other word. */
export function retryIn(payload: string): string | null {
  const word: unknown = JSON.parse(payload || 'null');
  return typeof word === 'object' && word !== null && 'retry' in word ? String(word.retry) : null;
}
