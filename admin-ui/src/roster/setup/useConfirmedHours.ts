import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { datedSpan } from '@courtcrew/ui-kit/time/format.ts';
import { localizedConflict } from '@courtcrew/ui-kit/words/conflict.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useDeskWords } from '../words.ts';

/** Code of the server's question. */
const CONFIRM_HOURS = 'confirm-hours';

/**
 * Sends shifts; where the server doubts their hours, asks and sends them again as confirmed. Resolves to null when
 * cancelled, rethrows any other failure.
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

interface Answer {
  readonly message: string;
  readonly conflict?: Parameters<typeof localizedConflict>[0] | undefined;
}

/** The answer; a conflict, which is a 200 answer, is thrown like a refusal. */
export async function unlessConflict<A extends Answer>(answer: Promise<A>): Promise<A> {
  const done = await answer;
  if (done.conflict) throw new CallFailed(409, localizedConflict({ text: done.message, ...done.conflict }));
  return done;
}
