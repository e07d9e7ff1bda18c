import { undoImport } from '@courtcrew/domain/files/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../kit/desk/desk.ts';
import { useTellStep } from '../kit/undo/lastStep.tsx';
import { useFileWords } from './words.ts';

/** What an import touches. */
export const TOUCHED = ['roster', 'accounts', 'board', 'audit', 'tournaments'];

/** Takes an import back, and says in the screen's line what was kept. */
export function useUndoImport() {
  const f = useFileWords();
  const { tid } = useDesk();
  const tell = useTellStep();
  const undo = useCommand(undoImport, { affects: TOUCHED, done: () => null });
  return {
    isPending: undo.isPending,
    undo: (id: string) =>
      undo.mutateAsync({ params: { tid }, body: { id } }).then(
        ({ undone, kept }) =>
          tell({ text: f('files.takenBack', { undone, kept }), undo: null, partly: kept > 0 }),
        // A failure has its own toast.
        () => undefined,
      ),
  };
}
