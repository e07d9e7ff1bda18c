import { courtKey, MARKED_MS } from '@courtcrew/ui-kit/board/changes.ts';
import { useEffect, useMemo, useReducer } from 'react';
import type { Layout } from './layout.ts';
import { FIRST, type Pages, pageShown, type Turn, type Turning, turned } from './turning.ts';

const TURN_MS = 10_000;

export interface PageTurner {
  readonly page: number;
  readonly paused: boolean;
  /** A court of the page has changed since the page was shown. */
  readonly hasNews: (page: number) => boolean;
  readonly isMarked: (key: string) => boolean;
  readonly turn: (turn: Turn) => void;
}

const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** Turns the pages automatically and by the keys of a remote or a keyboard. */
export function usePages({ pages: courts }: Layout, changed: ReadonlySet<string>): PageTurner {
  const pages: Pages = useMemo(
    () => courts.map((rows) => new Set(rows.map((row) => courtKey(row.court_order)))),
    [courts],
  );
  const [state, turn] = useReducer((before: Turning, wish: Turn) => turned(before, wish, pages), FIRST);
  const page = pageShown(state, pages.length);
  const { paused, unseen, late } = state;
  const count = pages.length;

  useEffect(() => {
    if (changed.size > 0 && count > 1) turn({ type: 'changed', keys: changed });
  }, [changed, count]);

  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setTimeout(() => turn({ type: 'to', page: page + 1 }), TURN_MS);
    return () => clearTimeout(timer);
  }, [page, paused, count]);

  useEffect(() => {
    if (late.size === 0) return;
    const timer = setTimeout(() => turn({ type: 'seen' }), MARKED_MS);
    return () => clearTimeout(timer);
  }, [late]);

  useEffect(() => {
    if (count < 2) return;
    const press = (event: KeyboardEvent) => {
      const to = TURNS[event.key];
      if (!to || onControl(event.target)) return;
      event.preventDefault();
      turn(to(page));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, count]);

  return {
    page,
    paused,
    hasNews: (at) => [...unseen].some((key) => pages[at]?.has(key)),
    isMarked: (key) => changed.has(key) || late.has(key),
    turn,
  };
}

const TURNS: Readonly<Record<string, (page: number) => Turn>> = {
  ' ': () => ({ type: 'pause' }),
  ArrowRight: (page) => ({ type: 'to', page: page + 1 }),
  ArrowLeft: (page) => ({ type: 'to', page: page - 1 }),
};
