import type { BoardPatch } from '@courtcrew/domain/board/shapes.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { CallFailed, createClient, type Fetch, unreachable } from '../data/client.ts';
import type { Live, LiveFrame } from '../live/connection.ts';
import { paced } from '../live/paced.ts';
import { changedKeys, Marks } from './changes.ts';
import { applyPatch, type Board, replay } from './model.ts';
import { isPatch } from './patch.ts';
import { readBoard } from './read.ts';

export interface BoardState {
  readonly board: Board | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null after a successful fetch. */
  readonly failure: CallFailed | null;
  /** When the board was last fetched or changed, ms since 1970. */
  readonly updated: number | null;
  /** Keys of rows changed within the last seconds, as `changes.ts` names them. */
  readonly changed: ReadonlySet<string>;
}

export interface Feed {
  state(): BoardState;
  /** The board is followed while there are subscribers. */
  subscribe(listener: () => void): () => void;
  refresh(): void;
  /** Shows an earlier board until the first fetch; `at` is when it was right, ms since 1970. */
  seed(board: Board, at: number): void;
}

interface FeedParts {
  readonly live: Pick<Live, 'join'> & Partial<Pick<Live, 'read'>>;
  readonly fetch: Fetch;
  readonly language: () => Language;
  readonly later: (run: () => void, ms: number) => () => void;
  readonly now: () => number;
  /** Now by the server's clock, which may be set meanwhile. */
  readonly clock: () => number;
  /** Next pause between fetches that a crowd makes together, ms. */
  readonly breath: () => number;
}

/** The documented refresh, whatever the room sends. */
const REFRESH = 900_000;
/** The room is joined first, so that no change falls between; a silent room is not waited for. */
const JOIN_PATIENCE = 1_500;
const READ_PATIENCE = 20_000;
const LONGEST_PAUSE = 60_000;

const NOTHING: ReadonlySet<string> = new Set();

/** Follows a tournament's board: fetches it, patches it by the room's frames, then fetches it again. */
export function createFeed(tid: string, parts: FeedParts): Feed {
  const { live, fetch, language, later, now, clock, breath } = parts;
  const client = createClient({ fetch, language });
  const listeners = new Set<() => void>();
  const marks = new Marks();
  const readAgain = paced({ run: read, pause: breath, later });
  let state: BoardState = {
    board: null,
    status: 'loading',
    failure: null,
    updated: null,
    changed: NOTHING,
  };
  let leave: (() => void) | null = null;
  let reading: AbortController | null = null;
  /** Frames received during a fetch. */
  let meanwhile: BoardPatch[] = [];
  /** Requested during a fetch. */
  let again = false;
  let failures = 0;
  let isJoined = false;
  let cancelRead: () => void = () => undefined;
  let cancelMarks: (() => void) | null = null;

  function become(next: Partial<BoardState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show(board: Board): void {
    if (state.board && state.status === 'ready') marks.add(changedKeys(state.board, board), now());
    const changed = marks.keys();
    become({ board, status: 'ready', updated: clock(), changed: changed.size === 0 ? NOTHING : changed });
    cancelMarks ??= whenMarksExpire();
  }

  function whenMarksExpire(): (() => void) | null {
    const next = marks.next();
    if (next === null) return null;
    const wait = Math.max(0, next - now());
    return later(() => {
      marks.expire(now());
      cancelMarks = whenMarksExpire();
      become({ changed: marks.keys() });
    }, wait);
  }

  function read(): void {
    if (reading) {
      again = true;
      return;
    }
    const mine = new AbortController();
    reading = mine;
    again = false;
    meanwhile = [];
    cancelRead();
    const cancelPatience = later(() => mine.abort(), READ_PATIENCE);
    void readBoard(client, tid, mine.signal)
      .then(
        (board) => {
          if (reading === mine) succeed(board);
        },
        (reason: unknown) => {
          if (reading === mine) fail(reason);
        },
      )
      .finally(() => {
        cancelPatience();
        // The other three requests are useless once one has failed.
        mine.abort();
      });
  }

  function succeed(board: Board): void {
    reading = null;
    failures = 0;
    if (state.failure) become({ failure: null });
    live.read?.();
    show(replay(state.board, board, meanwhile));
    plan(REFRESH);
  }

  function fail(reason: unknown): void {
    reading = null;
    const failure = reason instanceof CallFailed ? reason : unreachable(language());
    become({ failure, status: state.board ? 'ready' : 'failed' });
    const isRefused = failure.status >= 400 && failure.status < 500;
    plan(isRefused ? REFRESH : Math.min(breath() * 2 ** failures++, LONGEST_PAUSE));
  }

  function plan(ms: number): void {
    meanwhile = [];
    cancelRead = later(read, ms);
    if (again) readAgain.ask();
  }

  function hear({ event, position, data }: LiveFrame): void {
    client.saw(position);
    if (event === 'joined') joined();
    else if (event === 'refused') read();
    else if (isPatch(data)) patch(data);
    else readAgain.ask();
  }

  function patch(data: BoardPatch): void {
    if (reading) meanwhile.push(data);
    if (state.board) show(applyPatch(state.board, data));
  }

  /** A reconnect receives what was missed. Only before the first join is that unknown. */
  function joined(): void {
    if (!isJoined || state.failure) read();
    isJoined = true;
  }

  function start(): void {
    isJoined = false;
    cancelRead = later(read, JOIN_PATIENCE);
    leave = live.join(`board:${tid}`, hear);
  }

  function stop(): void {
    leave?.();
    cancelRead();
    cancelMarks?.();
    cancelMarks = null;
    marks.expire(Number.POSITIVE_INFINITY);
    state = { ...state, changed: NOTHING };
    readAgain.stop();
    reading?.abort();
    reading = null;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    refresh: read,
    seed(board, at) {
      if (state.board === null) become({ board, updated: at });
    },
  };
}
