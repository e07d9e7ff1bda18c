import { datedMoment, ownZone, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';

/** Formats by the reader's clock, with its zone, where there is no venue. */
export function useInstant(): (iso: string) => string {
  const { language } = useSpeech();
  const zone = ownZone();
  return (iso) => `${datedMoment(iso, zone, language)} ${zoneName(iso, zone, language)}`;
}
