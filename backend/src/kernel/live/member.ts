import type { WebSocket } from 'ws';
import type { Session } from '../identity/identity.ts';
import type { Room } from './room.ts';

/** Bytes a client may leave unread before it is dropped: one slow screen must not fill the memory. */
const MAX_UNREAD = 1024 * 1024;
const CLOSE_PATIENCE_MS = 300;
const AS_TEXT = { binary: false };

/** WebSocket close codes; 4xxx are the product's own. */
export const CLOSE = { goingAway: 1001, policy: 1008, sessionEnded: 4401 } as const;

type Connection = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'ping' | 'close' | 'terminate'
> & { on(event: 'pong', listener: () => void): unknown };

export interface Place {
  readonly kind: { readonly room: Room; exit(member: Member, tid: string): void };
  readonly tid: string;
}

export class Member {
  readonly session: Session | null;
  /** By their full names. */
  readonly rooms = new Map<string, Place>();
  readonly #socket: Connection;
  #alive = true;

  constructor(socket: Connection, session: Session | null) {
    this.#socket = socket;
    this.session = session;
    socket.on('pong', () => {
      this.#alive = true;
    });
  }

  /** Sends a frame, as text in UTF-8; the buffer may be shared with others. */
  send(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD) this.#socket.terminate();
    else this.#socket.send(frame, AS_TEXT);
  }

  tell(frame: object): void {
    this.send(Buffer.from(JSON.stringify(frame)));
  }

  /** Asks for a sign of life; a connection that gave none since the last time is dropped. */
  ping(): void {
    if (!this.#alive) this.#socket.terminate();
    else this.#socket.ping();
    this.#alive = false;
  }

  /** Says why, and does not wait long for the other side to agree. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_PATIENCE_MS).unref();
  }
}
