import { serverNow } from '../time/serverClock.ts';
import { createLive, type Live, type Socket, type SocketEvents } from './connection.ts';

/** A display's link carries its key, by which it has a place of its own in a crowded hall. */
function openSocket(events: SocketEvents): Socket {
  const key = new URLSearchParams(window.location.search).get('display');
  const query = key === null ? '' : `?display=${encodeURIComponent(key)}`;
  const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/ws${query}`);
  socket.onopen = () => events.opened();
  socket.onclose = () => events.closed();
  socket.onmessage = ({ data }) => events.message(data);
  return socket;
}

/** Runs something once after a time; answers how to call it off. */
export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Between one and two seconds, so that the pages of a crowd do not all ask in the same moment. */
export const breath = (): number => 1000 + Math.random() * 1000;

/** The one live connection of this page. */
export const live: Live = createLive({
  open: openSocket,
  later,
  now: serverNow,
  random: Math.random,
});

// Where a page is drawn on the server nothing comes and goes.
globalThis.addEventListener?.('offline', () => live.drop());
globalThis.addEventListener?.('online', () => live.retry());
