import { checkinRef, checkoutRef } from '@courtcrew/domain/board/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useLineWords } from '../words/line.ts';

/** Checks somebody out who is there, and in who is not. */
export function useLineCommand(tid: string, ref_id: string, name: string, here: boolean) {
  const w = useLineWords();
  const checkin = useCommand(checkinRef, { done: w('line.checkedIn', { name }) });
  const checkout = useCommand(checkoutRef, { done: w('line.checkedOut', { name }) });
  const { mutate, isPending } = here ? checkout : checkin;
  return { busy: isPending, run: () => mutate({ params: { tid }, body: { ref_id } }) };
}
