import {
  COPY_KINDS,
  type CopyKind,
  copyTournament,
  getTournamentsToCopy,
  previewTournamentCopy,
} from '@courtcrew/domain/copying/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useDesk } from '../kit/desk/desk.ts';

/** `without` are the kinds that were unticked, behind commas: everything is copied unless somebody says otherwise. */
const FILTER = { from: '', move: 'weekday', without: '' };
const AREAS = ['roster', 'tournaments', 'board', 'messaging', 'planning', 'audit'];

export function useCopy() {
  const { tid } = useDesk();
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
    send: () => copy.mutate({ params: { tid }, body }),
  };
}

export type Copy = ReturnType<typeof useCopy>;
