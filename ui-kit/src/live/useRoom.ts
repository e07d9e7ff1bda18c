import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { RoomKey } from '@courtcrew/domain/contract/rooms.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient, useReadings } from '../data/DataRoot.tsx';
import { callKey } from '../data/useCall.ts';
import type { LiveFrame, LiveState } from './connection.ts';
import { paced } from './paced.ts';
import { breath, later, live } from './pageLive.ts';
import { useLive } from './useLive.ts';

/** Frames that say "read it again" rather than what happened. */
const STALE = ['changed', 'refresh'];

interface RoomOptions {
  /** Areas, or single calls, to read again when the room says something changed. */
  readonly refreshes?: readonly (string | Call)[];
  /** Further events that make them be read again: of rooms whose frames say what happened. */
  readonly also?: readonly string[];
  /** Which kinds of things they show, where a room tells of further ones (`what` of its frames); all without. */
  readonly about?: readonly string[];
  readonly onEvent?: (frame: LiveFrame) => void;
}

const keyOf = (stale: string | Call): QueryKey => (typeof stale === 'string' ? [stale] : callKey(stale));

/** Tells of a change of something else; `refresh` is about everything. */
const isOther = ({ event, data }: LiveFrame, about: readonly string[] | undefined): boolean =>
  about !== undefined && event === 'changed' && !about.includes(Object(data).what);

/** Listens to a room while mounted; null listens to none. Answers the connection's state for the live mark. */
export function useRoom(
  room: RoomKey | null,
  { refreshes = [], also = [], about, onEvent }: RoomOptions = {},
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
    /** Up to where lists must show what frames told since they were read last; null where that is not known. */
    let told: bigint | null = 0n;
    const refresh = paced({
      run: () => {
        for (const stale of newest.current.refreshes) void readings.again(queries, keyOf(stale), told);
        told = 0n;
      },
      pause: breath,
      later,
    });
    const hear = (frame: LiveFrame): void => {
      newest.current.onEvent?.(frame);
      if (![...STALE, ...newest.current.also].includes(frame.event)) return;
      client.saw(frame.until);
      if (isOther(frame, newest.current.about)) return;
      // After `refresh` the log itself may be another one.
      if (frame.event === 'refresh' || frame.until === null) told = null;
      else if (told !== null && BigInt(frame.until) > told) told = BigInt(frame.until);
      refresh.ask();
    };
    const shown = () => readings.shown(queries, newest.current.refreshes.map(keyOf)) ?? client.seen();
    const leave = live.join(room, hear, shown);
    return () => {
      leave();
      refresh.stop();
    };
  }, [room, queries, client, readings]);
  return useLive();
}
