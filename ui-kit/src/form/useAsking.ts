import { CallFailed } from '../data/client.ts';
import { useConfirm } from '../page/dialog/Confirm.tsx';
import { useLocalized } from '../words/localized.ts';

/** Sends what the server may want confirmed (409 with `code`), and again with `confirm` where the person agrees. */
export function useAsking(title: string, action: string, code = 'confirm') {
  const confirm = useConfirm();
  const localized = useLocalized();
  return async <Answer>(send: (confirm: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(false);
    } catch (failure) {
      const asked = failure instanceof CallFailed && failure.code === code;
      if (!asked || !(await confirm({ title, text: localized(failure.message), action }))) throw failure;
      return send(true);
    }
  };
}
