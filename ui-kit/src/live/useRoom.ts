import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  createLive,
  type Live,
  type LiveFrame,
  type LiveState,
  type Socket,
  type SocketEvents,
} from './connection.ts';

function openSocket(events: SocketEvents): Socket {
  const secure = window.location.protocol === 'https:';
  const socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${window.location.host}/ws`);
  socket.onopen = () => events.opened();
  socket.onclose = () => events.closed();
  socket.onmessage = ({ data }) => events.message(data);
  return socket;
}

const live: Live = createLive({
  open: openSocket,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: Math.random,
});

/** Frames that say "read it again" rather than what happened. */
const STALE = ['changed', 'refresh'];

interface RoomOptions {
  /** Areas to read again when the room says something changed. */
  readonly refreshes?: readonly string[];
  readonly onEvent?: (frame: LiveFrame) => void;
}

/** Listens to a room while mounted; null listens to none. Answers the connection's state for the live mark. */
export function useRoom(room: string | null, { refreshes = [], onEvent }: RoomOptions = {}): LiveState {
  const queries = useQueryClient();
  const newest = useRef({ refreshes, onEvent });
  useEffect(() => {
    newest.current = { refreshes, onEvent };
  });
  useEffect(() => {
    if (room === null) return;
    return live.join(room, (frame) => {
      newest.current.onEvent?.(frame);
      if (!STALE.includes(frame.event)) return;
      for (const area of newest.current.refreshes) void queries.invalidateQueries({ queryKey: [area] });
    });
  }, [room, queries]);
  return useLive();
}

/** State of the connection, whoever uses it. */
export const useLive = (): LiveState => useSyncExternalStore(live.subscribe, live.state);
