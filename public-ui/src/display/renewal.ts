import type { Board } from '@courtcrew/ui-kit/board/model.ts';

/** The page's entry script, whose name changes with every build; null where there is none. */
export const entryOf = (html: string): string | null =>
  /\/assets\/public\/display-[\w-]+\.js/.exec(html)?.[0] ?? null;

const STILL_MS = 600_000;
const NIGHT = { from: 2, to: 5 };

function hourAt(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(now));
}

interface Scene {
  readonly board: Board;
  /** Last change, ms since 1970. */
  readonly updated: number;
  readonly zone: string;
}

/** Nobody misses the screen for a second: at night, or when nothing is played and nothing changes. */
export function isIdle({ board, updated, zone }: Scene, now: number): boolean {
  if (now - updated < STILL_MS) return false;
  const hour = hourAt(zone, now);
  return (hour >= NIGHT.from && hour < NIGHT.to) || board.courts.every(({ ref_id }) => ref_id === null);
}

const page = async (): Promise<string> => {
  const answer = await fetch(window.location.href, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the page was answered with ${answer.status}`);
  return answer.text();
};

/** Reloads the page when the server has another build. An unreachable server changes nothing. */
export async function renew(): Promise<void> {
  try {
    const [mine, theirs] = [entryOf(document.head.innerHTML), entryOf(await page())];
    if (mine !== null && theirs !== null && mine !== theirs) window.location.reload();
  } catch {
    // Retried at the next opportunity.
  }
}

/** Reloads the page as soon as the server is reachable. */
export async function restart(pauseMs: number): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      await page();
      window.location.reload();
      return;
    } catch {
      // Without a server, a reload would leave the browser's error page.
    }
  }
}
