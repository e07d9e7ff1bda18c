import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useMonitorWords } from './words.ts';

export function TodayShifts({ shifts }: Pick<VolunteerFace, 'shifts'>) {
  const m = useMonitorWords();
  if (shifts.length === 0) return m('monitors.noShift');
  const isMissing = shifts.some(({ waiver_missing }) => waiver_missing);
  return [
    ...shifts.map(({ category, shift_name }) => `${category}, ${shift_name}`),
    ...(isMissing ? [m('status.waiverMissing')] : []),
  ].join(' · ');
}
