import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSetupWords } from '../words.ts';

/** Code of the server's question about dates that leave shifts outside. */
export const CONFIRM_DATES = 'confirm-dates';

/**
 * Saves a record; where its dates leave shifts outside, lists those and saves again as confirmed. Throws any other
 * failure.
 */
export function useConfirmedDates() {
  const w = useSetupWords();
  const confirm = useConfirm();
  return async <Answer>(send: (meant: { confirm?: true }) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send({});
    } catch (failure) {
      if (!(failure instanceof CallFailed) || failure.code !== CONFIRM_DATES) throw failure;
      const yes = await confirm({
        title: w('setup.datesOutside'),
        text: failureText(failure),
        action: w('setup.datesMeant'),
      });
      if (!yes) throw failure;
      return send({ confirm: true });
    }
  };
}
