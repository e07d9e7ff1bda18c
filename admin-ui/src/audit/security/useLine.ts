import type { SecurityLine } from '@courtcrew/domain/audit/security.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { datedMoment, ownZone } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useInstant } from '../../kit/page/useInstant.ts';
import { useSecurityWords } from './words.ts';

export function useLine() {
  const w = useSecurityWords();
  const { language } = useSpeech();
  const instant = useInstant();
  const nameOf = (ref_id: string | null, name: string | null): string =>
    ref_id === null ? '' : isolated(name ?? w('security.former'));
  return {
    who: ({ ref_id, name, subject, subject_name, claimed }: SecurityLine): string => {
      if (ref_id !== null) return nameOf(ref_id, name);
      if (subject !== null) return nameOf(subject, subject_name);
      return claimed === null ? w('security.visitor') : w('security.unknown', { mark: claimed.slice(0, 6) });
    },
    about: ({ ref_id, subject, subject_name }: SecurityLine): string =>
      ref_id === null ? '' : nameOf(subject, subject_name),
    time: ({ time }: SecurityLine): string => instant(time),
    times: ({ count, since }: SecurityLine): string =>
      count === 1 ? '' : w('security.since', { count, time: datedMoment(since, ownZone(), language) }),
  };
}
