import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Digest, leafHash } from './merkle.ts';

/**
 * The bytes an event is proved by, the same in every store: what stands there, keys in the order they were written in,
 * without blanks. Sealed fields stay sealed, so that nothing changes when somebody is erased. Not the position, which
 * the store gives: the order of the leaves stands for it.
 */
export const provedText = ({ stream, revision, id, type, data, meta }: RecordedEvent): string =>
  JSON.stringify({ stream, revision, id, type, data, meta });

export const leafOf = (event: RecordedEvent): Digest => leafHash(provedText(event));
