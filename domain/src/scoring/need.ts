import type { DayNeed } from './contract/matches.ts';
import type { ListedMatch } from './listedMatch.ts';

/** How many referees the matches of a day need at once, and the shifts that would cover them. */

/** Minutes of a step. */
const STEP = 30;
/** A shift is not longer than people stand on a court, in steps. */
const LONGEST = 12;
/** Nor shorter than it is worth to come for. */
const SHORTEST = 4;
const DAY = (24 * 60) / STEP;

const stepOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.floor((hours * 60 + minutes) / STEP);
};

/** `HH:MM`; `24:00` is the end of the day. */
const clockOf = (step: number): string => {
  const minutes = step * STEP;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

type Scheduled = Pick<ListedMatch, 'date' | 'time'>;

/** By day; `minutes` is how long a match takes with what goes on around it. */
export function needOf(matches: readonly Scheduled[], minutes: number): DayNeed[] {
  const scheduled = matches.filter(({ date, time }) => date !== null && time !== '');
  const length = Math.max(1, Math.ceil(minutes / STEP));
  return [...Map.groupBy(scheduled, ({ date }) => date ?? '')]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, ofDay]) => {
      const need = Array.from({ length: DAY }, () => 0);
      for (const { time } of ofDay) {
        const from = stepOf(time);
        for (let step = from; step < Math.min(DAY, from + length); step += 1)
          need[step] = (need[step] ?? 0) + 1;
      }
      return {
        date,
        steps: need.flatMap((count, step) => (count === 0 ? [] : { time: clockOf(step), matches: count })),
        shifts: shiftsFor(need),
      };
    });
}

/** Layers from the ground up: each stretch in which so many are needed at once is a shift, or several one after the other. */
function shiftsFor(need: readonly number[]): DayNeed['shifts'] {
  const stretches = new Map<string, { from: number; to: number; spots: number }>();
  for (let layer = 1; layer <= Math.max(...need); layer += 1) {
    for (const { from, to } of stretchesOf(need.map((count) => count >= layer))) {
      const key = `${from} ${to}`;
      const shift = stretches.get(key) ?? { from, to, spots: 0 };
      shift.spots += 1;
      stretches.set(key, shift);
    }
  }
  return [...stretches.values()]
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .map(({ from, to, spots }) => ({ start: clockOf(from), end: clockOf(to), spots }));
}

/** Where somebody is needed: gaps that are shorter than a shift are bridged, long stretches cut evenly, short ones made longer. */
function stretchesOf(needed: readonly boolean[]): readonly { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  needed.forEach((isNeeded, step) => {
    const last = found.at(-1);
    if (!isNeeded) return;
    if (last && step - last.to < SHORTEST) last.to = step + 1;
    else found.push({ from: step, to: step + 1 });
  });
  return found.flatMap(({ from, to }) => {
    const parts = Math.ceil((to - from) / LONGEST);
    const size = Math.max(SHORTEST, Math.ceil((to - from) / parts));
    return Array.from({ length: parts }, (_, part) => {
      const start = from + part * size;
      return {
        from: start,
        to: Math.min(DAY, part === parts - 1 ? Math.max(to, start + SHORTEST) : start + size),
      };
    });
  });
}
