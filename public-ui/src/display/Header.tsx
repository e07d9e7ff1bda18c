import type { LiveState } from '@courtcrew/ui-kit/live/connection.ts';
import { useLive } from '@courtcrew/ui-kit/live/useLive.ts';
import { clock, moment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { serverNow } from '@courtcrew/ui-kit/time/serverClock.ts';
import { useTicking } from '@courtcrew/ui-kit/time/ticker.ts';
import { type ReactNode, useCallback } from 'react';
import { useDisplayWords, useLanguage } from './words.ts';

const DAY_MS = 86_400_000;

const iso = (ms: number): string => new Date(ms).toISOString();

function VenueClock({ zone }: { zone: string }) {
  const w = useDisplayWords();
  const language = useLanguage();
  const time = useTicking(useCallback((now: number) => clock(iso(now), zone, language), [zone, language]));
  const name = useTicking(useCallback((now: number) => zoneName(iso(now), zone, language), [zone, language]));
  return (
    <p className="clock">
      <b>{time}</b> {name} <span className="quiet">{w('time.venue')}</span>
    </p>
  );
}

/** Until when what is shown was surely right: a silent room means no change. */
const rightUntil = (live: LiveState, updated: number | null, isRead: boolean): number | null =>
  isRead && live.heard !== null ? Math.max(live.heard, updated ?? 0) : updated;

interface LiveLineProps {
  readonly zone: string;
  readonly updated: number | null;
  readonly isRead: boolean;
}

/** "live", or since when it is not. */
function LiveLine({ zone, updated, isRead }: LiveLineProps) {
  const w = useDisplayWords();
  const language = useLanguage();
  const live = useLive();
  if (live.status === 'live' && isRead) return <p className="live">{w('live.live')}</p>;
  const last = rightUntil(live, updated, isRead);
  if (last === null) return null;
  const say = serverNow() - last > DAY_MS / 2 ? moment : clock;
  return <p className="live lost">{w('live.reconnecting', { time: say(iso(last), zone, language) })}</p>;
}

interface HeaderProps extends LiveLineProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Header({ name, children, ...line }: HeaderProps) {
  return (
    <header>
      <h1>{name}</h1>
      {children}
      <div role="status">
        <LiveLine {...line} />
      </div>
      <VenueClock zone={line.zone} />
    </header>
  );
}
