import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Digest, leafHash } from './merkle.ts';

/** The bytes an event is proved by, the same in every store and after an erasure: as written, sealed, without its position. */
export const provedText = ({ stream, revision, id, type, data, meta }: RecordedEvent): string =>
  JSON.stringify({ stream, revision, id, type, data, meta });

export const leafOf = (event: RecordedEvent): Digest => leafHash(provedText(event));
