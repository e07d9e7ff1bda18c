import type { Conflict } from '@courtcrew/domain/roster/shapes.ts';
import { span } from '@courtcrew/ui-kit/time/format.ts';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRosterWords } from '../words.ts';

/** An own shift at the same hours, and the zone in which its hours are said. */
export interface Clash extends Pick<Conflict, 'name' | 'start' | 'end' | 'kind' | 'category' | 'tournament'> {
  readonly time_zone: string;
}

/** The conflict in an answer; null without one. */
export const clashIn = (
  { conflict }: { readonly conflict?: Conflict | undefined },
  { time_zone }: { readonly time_zone: string },
): Clash | null => (conflict ? { ...conflict, time_zone } : null);

/**
 * The own shift that stood in the way of the last press for this one. It is forgotten once an own shift was removed, which
 * may have been that one, and with its row.
 */
export function useClash(id: string): [Clash | null, (clash: Clash | null) => void] {
  const queries = useQueryClient();
  const queryKey = ['clash', id];
  const { data = null } = useQuery<Clash | null>({ queryKey, enabled: false, gcTime: 0 });
  return [data, (clash) => queries.setQueryData(queryKey, clash)];
}

export function useClearClashes(): () => void {
  const queries = useQueryClient();
  return () => queries.setQueriesData({ queryKey: ['clash'] }, null);
}

/** `Overlaps Morning, Parking, Sat, Mar 7, 8:00 AM - 12:00 PM EST.` */
export function useClashText(): (clash: Clash) => string {
  const w = useRosterWords();
  const { language } = useSpeech();
  const categoryOf = useShiftCategory();
  return ({ name, start, end, time_zone, kind, category, tournament }) => {
    const where = tournament ?? (kind && category ? categoryOf({ kind, category }) : '');
    const parts = [name, where, span(start, end, time_zone, language)];
    return w('signup.overlaps', { shift: parts.filter(Boolean).join(', ') });
  };
}
