import {
  COPY_KINDS,
  type CopyKind,
  copyTournament,
  getTournamentsToCopy,
  previewTournamentCopy,
  undoTournamentCopy,
} from '@courtcrew/domain/copying/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { useTellStep } from '../kit/undo/lastStep.tsx';
import { useCopyWords } from './words.ts';

/** `without` are the kinds that were unticked, behind commas: everything is copied unless somebody says otherwise. */
const FILTER = { from: '', move: 'weekday', without: '' };
const AREAS = ['roster', 'tournaments', 'board', 'messaging', 'planning', 'audit'];

export function useCopy() {
  const { tid } = useDesk();
  const c = useCopyWords();
  const toast = useToast();
  const tell = useTellStep();
  const { filter, set } = useUrlFilter(FILTER);
  const sources = useCall(getTournamentsToCopy, { params: { tid } });
  const without = new Set(filter.without.split(','));
  const kinds = COPY_KINDS.filter((kind) => !without.has(kind));
  const move = filter.move === 'day' ? ('day' as const) : ('weekday' as const);
  const body = { from: filter.from, move, kinds: [...kinds] };
  const preview = useCall(
    previewTournamentCopy,
    { params: { tid }, body },
    { enabled: filter.from !== '' && kinds.length > 0, keepFormer: true },
  );
  const copy = useCommand(copyTournament, { affects: AREAS, done: () => null });
  const back = useCommand(undoTournamentCopy, { quiet: true, affects: AREAS, done: () => null });
  const undo = async (commands: readonly string[]) => {
    try {
      const { removed, stayed } = await back.mutateAsync({
        params: { tid },
        body: { commands: [...commands] },
      });
      copy.reset();
      const text = c(stayed > 0 ? 'copy.undonePartly' : 'copy.undone', { count: removed, stayed });
      tell({ text, undo: null, partly: stayed > 0 });
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  const send = async () => {
    // A failure is shown by the command.
    const answer = await copy.mutateAsync({ params: { tid }, body }).catch(() => undefined);
    if (!answer) return;
    const { added, commands } = answer;
    const count = added.reduce((sum, kind) => sum + kind.count, 0);
    if (count > 0) tell({ text: c('copy.told', { count }), undo: () => undo(commands) });
  };
  /** What another question has answered is not kept beside this one. */
  const ask = (changes: Partial<typeof FILTER>) => {
    copy.reset();
    set(changes);
  };
  return {
    ...{ sources, preview, copy, kinds, move, from: filter.from },
    chooseFrom: (from: string) => ask({ from }),
    chooseMove: (chosen: string) => ask({ move: chosen }),
    toggle: (kind: CopyKind) =>
      ask({
        without: COPY_KINDS.filter((one) => (one === kind) === kinds.includes(one)).join(','),
      }),
    send: () => void send(),
  };
}

export type Copy = ReturnType<typeof useCopy>;
