import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { datedSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useDeskWords } from '../words.ts';

/** The code with which the server asks back. */
const CONFIRM_HOURS = 'confirm-hours';

/**
 * Sends shifts, and where the server doubts their hours asks the person and sends them again as meant. Answers null
 * for somebody who thinks better of it; any other failure is thrown on.
 */
export function useConfirmedHours(zone: string) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const confirm = useConfirm();
  return async <Answer>(send: (meant: { confirm?: true }) => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await send({});
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.code !== CONFIRM_HOURS) throw failure;
      const { name, start, end, count, reason } = failure.details ?? {};
      const hours = { name: String(name), hours: datedSpan(String(start), String(end), zone, language) };
      const more = Number(count) - 1;
      const yes = await confirm({
        title: d('hours.title'),
        text: [
          d(reason === 'long' ? 'hours.long' : 'hours.outside', hours),
          more > 0 ? d('hours.more', { count: more }) : '',
        ]
          .join(' ')
          .trim(),
        action: d('hours.meant'),
      });
      return yes ? send({ confirm: true }) : null;
    }
  };
}
