import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { DIGEST_BYTES, type Digest } from './merkle.ts';

export interface Proved {
  readonly leaf: Digest;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
}

export interface Segment {
  /** Number of its first leaf in the tree. */
  readonly first: number;
  readonly leaves: Buffer;
  readonly places: Buffer;
  readonly streams: readonly string[];
}

/** A position in 16 bytes, then the stream's index and the revision in four each. */
const PLACE_BYTES = 24;
const HALF = 64n;
const LOW = (1n << HALF) - 1n;

/** Events with their leaves, made into a segment. */
export function packed(first: number, events: readonly RecordedEvent[], digests: readonly Digest[]): Segment {
  const streams = new Map<string, number>();
  const places = Buffer.alloc(events.length * PLACE_BYTES);
  for (const [index, { stream, revision, position }] of events.entries()) {
    const number = streams.get(stream) ?? streams.size;
    streams.set(stream, number);
    const start = index * PLACE_BYTES;
    places.writeBigUInt64BE(position >> HALF, start);
    places.writeBigUInt64BE(position & LOW, start + 8);
    places.writeUInt32BE(number, start + 16);
    places.writeUInt32BE(revision, start + 20);
  }
  return { first, leaves: Buffer.from(digests.join(''), 'latin1'), places, streams: [...streams.keys()] };
}

export const countOf = ({ leaves }: Segment): number => Math.ceil(leaves.length / DIGEST_BYTES);

/** What a segment says, whoever has had his hands on it: what is missing in it reads as nothing. */
export function* provedIn(segment: Segment): Generator<Proved> {
  const { leaves, streams } = segment;
  for (let index = 0; index < countOf(segment); index += 1) {
    const start = index * PLACE_BYTES;
    const place = segment.places.subarray(start, start + PLACE_BYTES);
    const whole = place.length === PLACE_BYTES;
    yield {
      leaf: leaves.toString('latin1', index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES),
      position: whole ? (place.readBigUInt64BE(0) << HALF) | place.readBigUInt64BE(8) : 0n,
      stream: (whole && streams[place.readUInt32BE(16)]) || '',
      revision: whole ? place.readUInt32BE(20) : -1,
    };
  }
}

export function upTo(segment: Segment, position: Position): Segment {
  let kept = 0;
  for (const proved of provedIn(segment)) {
    if (proved.position > position) break;
    kept += 1;
  }
  return {
    ...segment,
    leaves: segment.leaves.subarray(0, kept * DIGEST_BYTES),
    places: segment.places.subarray(0, kept * PLACE_BYTES),
  };
}
