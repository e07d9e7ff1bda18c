import type { Call } from '@courtcrew/domain/contract/call.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  readonly onEvent?: (frame: LiveFrame) => void;
}

const keyOf = (stale: string | Call): QueryKey => (typeof stale === 'string' ? [stale] : callKey(stale));

/** Listens to a room while mounted; null listens to none. Answers the connection's state for the live mark. */
export function useRoom(
  room: string | null,
  { refreshes = [], also = [], onEvent }: RoomOptions = {},
): LiveState {
  const queries = useQueryClient();
  const newest = useRef({ refreshes, also, onEvent });
  useEffect(() => {
    newest.current = { refreshes, also, onEvent };
  });
  useEffect(() => {
    if (room === null) return;
    const refresh = paced({
      run: () => {
        for (const stale of newest.current.refreshes) {
          void queries.invalidateQueries({ queryKey: keyOf(stale) });
        }
      },
      pause: breath,
      later,
    });
    const leave = live.join(room, (frame) => {
      newest.current.onEvent?.(frame);
      if ([...STALE, ...newest.current.also].includes(frame.event)) refresh.ask();
    });
    return () => {
      leave();
      refresh.stop();
    };
  }, [room, queries]);
  return useLive();
}
