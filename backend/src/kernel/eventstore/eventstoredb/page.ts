import type { EventMeta, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { ErrorType, type ResolvedEvent, type StreamingRead } from '@eventstore/db-client';
import { NoAnswer } from '../within.ts';
import { pack } from './position.ts';

export type Found = NonNullable<ResolvedEvent['event']>;

export function recorded(found: Found): RecordedEvent {
  const metadata: unknown = found.metadata;
  return {
    id: found.id,
    stream: found.streamId,
    revision: Number(found.revision),
    position: positionOf(found),
    type: found.type,
    data: found.data,
    // Written by `append` alone, which takes nothing else.
    meta: metadata as EventMeta,
  };
}

export function positionOf({ position }: Found): bigint {
  if (!position) throw new Error('the server names no position');
  return pack(position);
}

/** The server's own events, which it mixes into the log. */
export const isOurs = ({ type }: Found): boolean => !type.startsWith('$');

/**
 * Reads one page. Only an empty page proves the end of the log: the client ends a read that was cut off like a complete one.
 * @param silenceMs longest pause between events
 */
export async function readPage(read: StreamingRead<ResolvedEvent>, silenceMs: number): Promise<Found[]> {
  // Errors neither destroy the stream nor stop coming; one that nobody hears would end the process.
  read.on('error', () => undefined);
  try {
    return await drain(read, silenceMs);
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === ErrorType.STREAM_NOT_FOUND) return [];
    throw error;
  } finally {
    read.cancel().catch(() => undefined);
    read.destroy();
  }
}

async function drain(read: AsyncIterable<ResolvedEvent>, silenceMs: number): Promise<Found[]> {
  const found: Found[] = [];
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new NoAnswer(`no answer in ${silenceMs} ms`)), silenceMs);
  const all = async () => {
    for await (const { event } of read) {
      timer.refresh();
      if (event) found.push(event);
    }
  };
  try {
    await Promise.race([all(), silence.promise]);
    return found;
  } finally {
    clearTimeout(timer);
  }
}
