import type { BodyIn } from '@courtcrew/domain/contract/call.ts';
import { changeShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { withMail } from '../withMail.ts';
import { useDeskWords } from '../words.ts';

export type ShiftBack = BodyIn<typeof changeShifts>['edits'][number];

/** Takes shifts back to what they were before a step: all of them, or none where one has been changed since. Never rejects. */
export function useShiftsBack(): (edits: readonly ShiftBack[], path?: string) => Promise<void> {
  const { tid } = useDesk();
  const d = useDeskWords();
  const toast = useToast();
  const tell = useTellStep();
  const send = useCommand(changeShifts, { quiet: true, affects: ['audit'] });
  return async (edits, path) => {
    try {
      const { mailed } = await send.mutateAsync({ params: { tid }, body: { edits: [...edits] } });
      const removed = edits.every(({ remove }) => remove);
      const text = d(removed ? 'setup.removedAgain' : 'setup.restored', { count: edits.length });
      tell({ text: withMail(d, text, mailed), undo: null }, path);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}

/** What takes shifts back that were just added. */
export const added = (sids: readonly string[]): readonly ShiftBack[] =>
  sids.map((sid) => ({ sid, version: 0, remove: true }));
