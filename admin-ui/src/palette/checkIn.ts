import { checkinRef, getCheckinList, undoOnBoard } from '@courtcrew/domain/board/contract.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useBoardWords } from '../board/words.ts';
import { useTournament } from '../shell/tournament.tsx';
import type { PaletteEntry } from './entry.ts';
import { usePaletteWords } from './words.ts';

/** What begins the wish to check somebody in, in both languages. */
const VERBS = [
  'check in',
  'check-in',
  'checkin',
  'registrar llegada de',
  'registrar llegada',
  'llegada de',
  'llegada',
];

/** Whom somebody typed to check in; empty before the name begins, null where they want something else. */
export function whomToCheckIn(typed: string): string | null {
  const key = searchKey(typed).trim();
  const verb = VERBS.find((one) => key === one || key.startsWith(`${one} `));
  return verb === undefined ? null : key.slice(verb.length).trim();
}

/** The officials of the chosen tournament who are not there yet, each as an action that checks them in. */
export function useCheckIns(typed: string): readonly PaletteEntry[] {
  const w = usePaletteWords();
  const b = useBoardWords();
  const { language } = useSpeech();
  const toast = useToast();
  const { tournament } = useTournament();
  const allowed = useAllows();
  const tid = tournament?.tid ?? '';
  const whom = whomToCheckIn(typed);
  const isDesk = tournament !== null && allowed('desk', tid);
  const officials = useCall(getCheckinList, { params: { tid } }, { enabled: isDesk && whom !== null });
  const checkIn = useCommand(checkinRef);
  const undo = useCommand(undoOnBoard, { done: b('done.undone') });
  if (!isDesk || whom === null) return [];
  const told =
    (person: Parameters<typeof nameOf>[0]) =>
    ({ undo: action }: { readonly undo: number | null }) =>
      toast.success(
        b('done.checkedIn', { name: nameOf(person) }),
        action === null ? {} : { undo: () => undo.mutate({ params: { tid }, body: { undo: action } }) },
      );
  return (officials.data ?? [])
    .filter(({ checked_in_at }) => checked_in_at === null)
    .map((person) => ({
      key: person.ref_id,
      group: 'palette.actions' as const,
      label: w('palette.checkIn', { name: nameOf(person) }),
      detail: person.shifts
        .map(({ start, end, name }) => `${hours(start, end, tournament.time_zone, language)} · ${name}`)
        .join(', '),
      // The verb was typed already.
      name: nameOf(person),
      // A failure has its own toast.
      run: () =>
        checkIn
          .mutateAsync({ params: { tid }, body: { ref_id: person.ref_id } })
          .then(told(person), () => undefined),
    }));
}
