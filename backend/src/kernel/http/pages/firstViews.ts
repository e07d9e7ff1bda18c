import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type EarlyRead, readKey } from '@courtcrew/domain/web/earlyReads.ts';
import { DRAWING, type Draw, type Drawn, type View } from '@courtcrew/domain/web/firstView.ts';
import type { FastifyBaseLogger } from 'fastify';
import { startThreads } from '../../platform/threads.ts';

/** What is sent of a first view, and what it was drawn from: the page begins with these answers. */
export interface FirstView extends Pick<Drawn, 'html' | 'css' | 'parts'> {
  readonly answers: View['answers'];
  /** Up to where of the log the answers show at least. */
  readonly heard: string;
}

export interface Look extends Omit<View, 'answers'> {
  /** What the page is known to read. */
  readonly reads: readonly EarlyRead[];
  readonly heard: string;
  /** Answers a read as a visitor is answered; `undefined` for every other outcome than success. */
  readonly answer: (read: EarlyRead) => Promise<unknown>;
}

export interface Drawer {
  run(view: View): ReturnType<Draw>;
  destroy(): Promise<void>;
}

/** A page that is not drawn by then comes without. */
const PATIENCE_MS = 500;
/** A crowd that opens a page within this time is shown the same view; a page whose view is old by then reads anew. */
const KEPT_MS = 1_000;
/** Different views at once, under way or kept. */
const MOST = 32;
/** A view of more characters would come later than the scripts on a slow network. */
const LONGEST = 600_000;
/** Reads that wait for one another: session, tournament, its shifts, and one to spare. */
const STEPS = 4;

/** A drawing that takes longer is broken off, and its thread with it. */
const LIMIT_MS = 5_000;
/** Starting the thread again takes longer than a view: one that comes once a minute finds it running. */
const IDLE_MS = 60_000;
const THREAD_MB = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Server-renders public pages in a thread of its own. Pages are sent without when that fails. */
export class FirstViews {
  readonly #drawer: Drawer | null;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #isClosed = false;
  readonly #kept = new Map<string, Promise<FirstView | null>>();

  constructor(drawer: Drawer | null, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#drawer = drawer;
    this.#log = log;
  }

  /** The view of a page; null where it cannot be drawn, or not in time. */
  of(look: Look): Promise<FirstView | null> {
    const key = keyOf(look);
    const drawing = this.#kept.get(key) ?? this.#begin(key, look);
    return Promise.race([drawing, pause(PATIENCE_MS, null, { ref: false })]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#drawer?.destroy();
  }

  #begin(key: string, look: Look): Promise<FirstView | null> {
    const drawer = this.#drawer;
    if (drawer === null || this.#kept.size >= MOST) return Promise.resolve(null);
    const drawing = draw(drawer, look).catch((err: unknown) => {
      if (!this.#isClosed) this.#log.warn({ err, path: look.path }, 'a first view could not be drawn');
      return null;
    });
    this.#kept.set(key, drawing);
    void drawing.then(() => setTimeout(() => this.#kept.delete(key), KEPT_MS).unref());
    return drawing;
  }
}

const keyOf = ({ path, search, language, width }: Look): string =>
  JSON.stringify([path, search, language, width]);

/** Draws until nothing is asked any more; null where somebody who is no visitor would be shown more, or an error. */
async function draw(drawer: Drawer, look: Look): Promise<FirstView | null> {
  const { path, search, language, width, heard, answer } = look;
  const answers: Record<string, unknown> = {};
  let asked = look.reads;
  for (let step = 0; step < STEPS; step += 1) {
    const answered = await Promise.all(
      asked.map(async (read) => [readKey(read), await answer(read)] as const),
    );
    for (const [key, body] of answered) {
      if (body === undefined) return null;
      answers[key] = body;
    }
    const drawn = await drawer.run({ path, search, language, width, answers });
    if (drawn.html.length > LONGEST) return null;
    asked = drawn.asked;
    if (asked.length === 0) return { html: drawn.html, css: drawn.css, parts: drawn.parts, answers, heard };
  }
  return null;
}

/** What draws the pages built there, in a thread that starts when it is needed; null where it was not built. */
export function drawerIn(dir: string | undefined): Drawer | null {
  const file = dir && join(dir, DRAWING.file);
  if (!file || !existsSync(file)) return null;
  const threads = startThreads<View, Drawn>({
    file: pathToFileURL(file),
    name: DRAWING.name,
    most: 1,
    idleMs: IDLE_MS,
    resourceLimits: THREAD_MB,
  });
  return {
    run: (view) => threads.run(view, { signal: AbortSignal.timeout(LIMIT_MS) }),
    destroy: () => threads.destroy(),
  };
}
