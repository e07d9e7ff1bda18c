import { serverNow } from '../time/serverClock.ts';
import { createLive, type Live, type Socket, type SocketEvents } from './connection.ts';

/** A television's link carries its key, which reserves its connection at a crowded venue. */
function openSocket(events: SocketEvents): Socket {
  const key = new URLSearchParams(window.location.search).get('display');
  const query = key === null ? '' : `?display=${encodeURIComponent(key)}`;
  const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/ws${query}`);
  socket.onopen = () => events.opened();
  socket.onclose = () => events.closed();
  socket.onmessage = ({ data }) => events.message(data);
  return socket;
}

/** Runs once after `ms`; returns the cancellation. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Scattered, ms, so that a crowd's pages do not fetch all at once. */
export const breath = (): number => 1000 + Math.random() * 1000;

export const live: Live = createLive({
  open: openSocket,
  later,
  now: serverNow,
  random: Math.random,
});

// Absent while server-rendering.
globalThis.addEventListener?.('offline', () => live.drop());
globalThis.addEventListener?.('online', () => live.retry());
