import { asOf, getChanges } from '@courtcrew/domain/audit/asOf.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useDesk } from '../kit/desk/desk.ts';
import { lastStep, type Shown } from './lastStep.ts';
import { dayOf, minuteFrom } from './moments.ts';

/** `at` is a UTC instant, `position` that of a change; neither means now. */
const FILTER = { at: '', position: '', tab: 'schedule', by: '', whom: '' };
/** Streams behind each tab. */
const OF: Readonly<Record<Shown, string[]>> = { schedule: ['roster'], floor: ['board'] };
const BOTH = Object.values(OF).flat();

export type Stood = AnswerOf<typeof asOf>;

const ofWhom = (by: string, whom: string): object =>
  by === '' || whom === '' ? {} : { [by]: by === 'court' ? Number(whom) : whom };

/** The current standing and the one a step before. */
function useSteps(stood: Stood | undefined) {
  const [steps, setSteps] = useState<{ now?: Stood; before?: Stood }>({});
  if (stood !== undefined && stood !== steps.now) setSteps({ now: stood, before: steps.now });
  return steps;
}

export function useReplay() {
  const { tid, time_zone } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { at, position, by, whom } = filter;
  const tab: Shown = filter.tab === 'floor' ? 'floor' : 'schedule';
  const body = position ? { position } : at ? { at } : {};
  const then = useCall(asOf, { params: { tid }, body: { ...body, of: BOTH } }, { keepFormer: true });
  const stands = then.data?.position ?? '0';
  const asked = { of: OF[tab], ...ofWhom(by, whom) };
  const known = then.data !== undefined;
  const led = useCall(
    getChanges,
    { params: { tid }, body: { ...asked, before: String(BigInt(stands) + 1n) } },
    { enabled: known, keepFormer: true },
  );
  // A placeholder of another tab or person must not be stepped through.
  const listed = led.isPlaceholderData ? undefined : led.data;
  const following = useCall(
    getChanges,
    { params: { tid }, body: { ...asked, after: stands, limit: 1 } },
    { enabled: known },
  );
  const { now, before } = useSteps(then.data);
  const pick = (picked: string) => set({ position: picked, at: '' });
  const goTo = (instant: string | null) => set({ at: instant ?? '', position: '' });
  const next = following.data?.changes[0]?.position;
  // A step changes the address, which would cancel a navigation under way.
  const isStaying = useNavigation().state === 'idle';
  const { playing, setPlaying } = usePlaying({
    ...{ ready: isStaying && !then.isPlaceholderData && following.isSuccess, next, onStep: pick },
  });
  /** An instant asked for is known before its answer. */
  const shown = at || then.data?.at || new Date().toISOString();
  const day = dayOf(shown, time_zone);
  return {
    ...{ then, led, tab, by, whom, position, shown, day, zone: time_zone, playing, pick, goTo },
    step: lastStep(before, now ?? {}),
    next,
    previous: listed?.changes.find((change) => BigInt(change.position) < BigInt(stands))?.position,
    showTab: (chosen: Shown) => set({ tab: chosen }),
    follow: (kind: string, one: string) => set({ by: kind, whom: one }),
    byMinutes: (minutes: number) => goTo(minuteFrom(shown, minutes)),
    /** After the last change, playing starts over. */
    play: () => {
      if (!playing && following.isSuccess && next === undefined) goTo(day.at(0));
      setPlaying(!playing);
    },
  };
}

export type Replay = ReturnType<typeof useReplay>;

/** Long enough to read who did what. */
export const STEP_MS = 1_500;

interface PlayingProps {
  /** The answer for the shown moment has arrived, and the next change is known. */
  readonly ready: boolean;
  /** The next change; undefined after the last. */
  readonly next: string | undefined;
  readonly onStep: (position: string) => void;
}

/** Advances change by change and stops after the last. */
export function usePlaying({ ready, next, onStep }: PlayingProps) {
  const [playing, setPlaying] = useState(false);
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    if (!playing || !ready) return;
    const timer = setTimeout(() => {
      if (next === undefined) setPlaying(false);
      else step.current(next);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, ready, next]);
  return { playing, setPlaying };
}
