import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { RoomKey } from '@courtcrew/domain/contract/rooms.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient, useReadings } from '../data/DataRoot.tsx';
import { isMissing } from '../data/readings.ts';
import { callKey } from '../data/useCall.ts';
import type { LiveFrame, LiveState } from './connection.ts';
import { paced } from './paced.ts';
import { breath, later, live } from './pageLive.ts';
import { useLive } from './useLive.ts';

/** Frames without content: lists are refetched. */
const STALE = ['changed', 'refresh'];

/** Pause between retries, ms. */
const LONGEST_PAUSE = 60_000;

/** Areas refetched when a room says something changed; the one of its name for the others. */
const AREAS: Readonly<Partial<Record<string, readonly string[]>>> = {
  desk: ['roster', 'audit'],
  imports: ['files'],
  messages: ['messaging'],
  notification: ['board'],
  plan: ['planning'],
  score: ['scoring'],
  tournament: ['roster', 'audit'],
};

interface RoomOptions {
  /** Areas or calls, instead of the room's. */
  readonly refreshes?: readonly (string | Call)[];
  /** Further events that refetch them, in rooms whose frames have content. */
  readonly also?: readonly string[];
  /** Kinds of changes that concern them (`what` of a frame); all by default. */
  readonly about?: readonly string[];
  readonly onEvent?: (frame: LiveFrame) => void;
}

function areasOf(room: RoomKey | null): readonly string[] {
  const [name = ''] = room?.split(':') ?? [];
  return AREAS[name] ?? [name];
}

const keyOf = (stale: string | Call): QueryKey => (typeof stale === 'string' ? [stale] : callKey(stale));

/** Tells of a change of something else; `refresh` is about everything. */
const isOther = ({ event, data }: LiveFrame, about: readonly string[] | undefined): boolean =>
  about !== undefined && event === 'changed' && !about.includes(Object(data).what);

/** Refetches a room's lists while mounted; null joins none. Returns the connection's state for the live mark. */
export function useRoom(
  room: RoomKey | null,
  { refreshes = areasOf(room), also = [], about, onEvent }: RoomOptions = {},
): LiveState {
  const queries = useQueryClient();
  const client = useClient();
  const readings = useReadings();
  const newest = useRef({ refreshes, also, about, onEvent });
  useEffect(() => {
    newest.current = { refreshes, also, about, onEvent };
  });
  useEffect(() => {
    if (room === null) return;
    /** Position the lists must show; null while unknown. */
    let told: bigint | null = 0n;
    /** Consecutive failures. */
    let failures = 0;
    let cancelRetry = (): void => undefined;
    let isLeft = false;
    const keys = () => newest.current.refreshes.map(keyOf);
    /** Retried: no frame comes a second time, and the mark says "live". */
    const read = async (): Promise<void> => {
      const reading = keys().map((key) => readings.again(queries, key, told));
      told = 0n;
      await Promise.all(reading);
      cancelRetry();
      if (!isMissing(queries, keys())) {
        failures = 0;
        live.read();
      } else if (!isLeft)
        cancelRetry = later(refresh.ask, Math.min(breath() * 2 ** failures++, LONGEST_PAUSE));
    };
    const refresh = paced({ run: () => void read(), pause: breath, later });
    const hear = (frame: LiveFrame): void => {
      newest.current.onEvent?.(frame);
      if (frame.event === 'joined' && failures > 0) refresh.ask();
      if (![...STALE, ...newest.current.also].includes(frame.event)) return;
      client.saw(frame.until);
      if (isOther(frame, newest.current.about)) return;
      // After `refresh` the log itself may be another one.
      if (frame.event === 'refresh' || frame.until === null) told = null;
      else if (told !== null && BigInt(frame.until) > told) told = BigInt(frame.until);
      refresh.ask();
    };
    const shown = () => readings.shown(queries, keys()) ?? client.seen();
    const leave = live.join(room, hear, shown);
    return () => {
      leave();
      refresh.stop();
      isLeft = true;
      cancelRetry();
    };
  }, [room, queries, client, readings]);
  return useLive();
}
