import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useSetupWords } from '../words.ts';

/** The code with which the server asks back about days that leave shifts outside. */
export const CONFIRM_DATES = 'confirm-dates';

/** Saves a record; where its days leave shifts outside, lists those and saves it again as meant. Throws any other failure. */
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
