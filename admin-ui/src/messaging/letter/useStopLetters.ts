import { stopLetter } from '@courtcrew/domain/messaging/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { useMessagingWords } from '../words.ts';

/** Stops what has not left of the parts of a letter, and says as the screen's step how much that was. Never rejects. */
export function useStopLetters(): (letters: readonly string[]) => Promise<void> {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const toast = useToast();
  const tell = useTellStep();
  const stop = useCommand(stopLetter, { quiet: true, affects: ['emaillog', 'textlog'] });
  return async (letters) => {
    try {
      const answers = await Promise.all(
        letters.map((letter_id) => stop.mutateAsync({ body: { tid, letter_id } })),
      );
      const stopped = answers.reduce((sum, answer) => sum + answer.stopped, 0);
      const gone = answers.reduce((sum, answer) => sum + answer.gone, 0);
      const some =
        gone === 0 ? m('letter.stoppedAll') : m('letter.stopped', { gone, stopped, total: gone + stopped });
      tell({ text: stopped === 0 ? m('letter.tooLate') : some, undo: null, partly: gone > 0 });
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}
