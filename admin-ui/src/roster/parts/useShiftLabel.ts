import { clock, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useDesk } from '../../kit/desk/desk.ts';

interface Named {
  readonly name: string;
  readonly category: string;
  /** UTC instant. */
  readonly start: string;
}

/** `Sat 06/14, Morning, 8:00 am`: a shift where no heading says its day. */
export function useShiftLabel(): (shift: Named) => string {
  const { time_zone } = useDesk();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  return ({ name, category, start }) =>
    `${shortDay(start, time_zone, language)}, ${name || categoryName(category)}, ${clock(start, time_zone, language)}`;
}
