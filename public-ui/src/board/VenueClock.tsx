import { clock, day, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';

/** What the clocks at the venue show. */
export function VenueClock({ zone }: { zone: string }) {
  const w = useWords();
  const { language } = useSpeech();
  const now = useNow();
  const time = `${day(now, zone, language)}, ${clock(now, zone, language)} ${zoneName(now, zone, language)}`;
  return (
    <time dateTime={now}>
      {time} ({w('time.venue')})
    </time>
  );
}
