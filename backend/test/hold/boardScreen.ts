import { isDeepStrictEqual } from 'node:util';

import { createFeed, type Feed } from '@courtcrew/ui-kit/board/feed.ts';
import { type Board, LISTS } from '@courtcrew/ui-kit/board/model.ts';
import { createLive, type Live, type SocketEvents } from '@courtcrew/ui-kit/live/connection.ts';
import { WebSocket } from 'ws';
import { ask } from './asking.ts';

const nobody = { cookie: '' };

/** A display at the venue with the client's own model of the board, over real sockets. */
export class Screen {
  readonly live: Live;
  readonly #feed: Feed;
  readonly #port: number;
  readonly #leave: () => void;
  readonly #waiting = new Set<() => void>();
  #isOnline = true;

  constructor(port: number, tid: string) {
    this.#port = port;
    const later = (run: () => void, ms: number) => {
      const timer = setTimeout(run, Math.max(0, ms));
      return () => clearTimeout(timer);
    };
    const breath = () => 1000 + Math.random() * 1000;
    this.live = createLive({
      open: (events) => this.#open(events),
      later,
      now: Date.now,
      random: Math.random,
    });
    const { live } = this;
    const language = () => 'en' as const;
    const clocks = { now: Date.now, clock: Date.now };
    this.#feed = createFeed(tid, { live, fetch: this.#fetch, language, later, ...clocks, breath });
    this.#leave = this.#feed.subscribe(() => {
      for (const look of this.#waiting) look();
    });
  }

  get board(): Board | null {
    return this.#feed.state().board;
  }

  /** Resolves when it shows what the condition asks for; the test's own limit of time ends waiting. */
  until(condition: (board: Board) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.board || !condition(this.board)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves when it shows this very board. */
  shows(wanted: Board): Promise<void> {
    return this.until((board) => isDeepStrictEqual(board, wanted));
  }

  /** The network is away, or back. */
  network(isOnline: boolean): void {
    this.#isOnline = isOnline;
    if (isOnline) this.live.retry();
    else this.live.drop();
  }

  close(): void {
    this.#leave();
  }

  #fetch: typeof fetch = (path, init) => {
    if (!this.#isOnline) return Promise.reject(new TypeError('no network'));
    return fetch(`http://127.0.0.1:${this.#port}${path}`, init);
  };

  #open(events: SocketEvents) {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`);
    socket.on('open', () => events.opened());
    socket.on('message', (data) => events.message(String(data)));
    socket.on('close', () => events.closed());
    // A refused connection closes, too.
    socket.on('error', () => undefined);
    if (!this.#isOnline) socket.terminate();
    return { send: (text: string) => socket.send(text), close: () => socket.terminate() };
  }
}

/** The board as the public reads have it now, in the order in which displays show it. */
export async function readBoard(port: number, tid: string): Promise<Board> {
  const read = async (call: string) => (await ask(port, nobody, 'GET', `/api/${call}/${tid}`)).body;
  const [courts, queue, aux, clipboards] = await Promise.all(
    ['getCourtsForPublicDisplay', 'getAvailableRefs', 'getSideQueue', 'getClipboardNeeded'].map(read),
  );
  const board = { courts, queue, aux, clipboards } as unknown as Board;
  return {
    courts: board.courts.toSorted(LISTS.courts.order),
    queue: board.queue.toSorted(LISTS.queue.order),
    aux: board.aux.toSorted(LISTS.aux.order),
    clipboards: board.clipboards.toSorted(LISTS.clipboards.order),
  };
}
