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
import { paced } from './paced.ts';

function openSocket(events: SocketEvents): Socket {
  const secure = window.location.protocol === 'https:';
  const socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${window.location.host}/ws`);
  socket.onopen = () => events.opened();
  socket.onclose = () => events.closed();
  socket.onmessage = ({ data }) => events.message(data);
  return socket;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const live: Live = createLive({
  open: openSocket,
  later,
  now: Date.now,
  random: Math.random,
});

/** Frames that say "read it again" rather than what happened. */
const STALE = ['changed', 'refresh'];

/** Between one and two seconds, so that the pages of a crowd do not all ask in the same moment. */
const breath = (): number => 1000 + Math.random() * 1000;

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
    const refresh = paced({
      run: () => {
        for (const area of newest.current.refreshes) void queries.invalidateQueries({ queryKey: [area] });
      },
      pause: breath,
      later,
    });
    const leave = live.join(room, (frame) => {
      newest.current.onEvent?.(frame);
      if (STALE.includes(frame.event)) refresh.ask();
    });
    return () => {
      leave();
      refresh.stop();
    };
  }, [room, queries]);
  return useLive();
}

/** State of the connection, whoever uses it. */
export const useLive = (): LiveState => useSyncExternalStore(live.subscribe, live.state);
