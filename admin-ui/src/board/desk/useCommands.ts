import {
  addClipboard,
  assignCourt,
  assignSecond,
  deleteAuxAssignment,
  quickBreak,
  removeClipboard,
  resetCourt,
  setMedal,
  swapQueue,
  undoOnBoard,
} from '@courtcrew/domain/board/contract.ts';
import type { Medal } from '@courtcrew/domain/board/model.ts';
import type { AuxRow, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { lastMatch } from '@courtcrew/domain/roster/contract.ts';
import { auxKey, clipboardKey, courtKey, queueKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useBoardWords } from '../words.ts';
import type { Outcomes } from './useOutcome.ts';

/** What is sent from the board itself: refusals show where they happened, and frames of the room bring the rows. */
export const FROM_BOARD = { quiet: true, live: true } as const;

type Person = Pick<QueueRow, 'ref_id' | 'first' | 'last'>;

/** Commands of one press; each answers whether it was accepted. Those that ask first are the dialogs'. */
export interface Commands {
  assign(court: CourtRow, person: Person): Promise<boolean>;
  second(court: CourtRow, person: Person): Promise<boolean>;
  secondBack(court: CourtRow): Promise<boolean>;
  medal(court: CourtRow, medal: Medal): Promise<boolean>;
  reset(court: CourtRow): Promise<boolean>;
  /** `position` counts from 1. */
  move(person: Person, position: number): Promise<boolean>;
  rest(person: QueueRow): Promise<boolean>;
  markLast(person: QueueRow): Promise<boolean>;
  needClipboard(court: CourtRow): Promise<boolean>;
  brought(clipboard: ClipboardRow, place?: string): Promise<boolean>;
  deleteAux(aux: AuxRow): Promise<boolean>;
  /** `action` as the answer of a command named it. */
  undo(action: number): Promise<boolean>;
}

export function useCommands(tid: string, { attempt }: Outcomes): Commands {
  const b = useBoardWords();
  const assign = useCommand(assignCourt, FROM_BOARD);
  const second = useCommand(assignSecond, FROM_BOARD);
  const award = useCommand(setMedal, FROM_BOARD);
  const reset = useCommand(resetCourt, FROM_BOARD);
  const move = useCommand(swapQueue, FROM_BOARD);
  const rest = useCommand(quickBreak, FROM_BOARD);
  const last = useCommand(lastMatch, FROM_BOARD);
  const need = useCommand(addClipboard, FROM_BOARD);
  const bring = useCommand(removeClipboard, FROM_BOARD);
  const remove = useCommand(deleteAuxAssignment, FROM_BOARD);
  const undo = useCommand(undoOnBoard, FROM_BOARD);
  const params = { tid };
  const onCourt = ({ court_num }: CourtRow, { ref_id }: Person) => ({ params, body: { court_num, ref_id } });

  return {
    assign: (court, person) =>
      attempt(
        courtKey(court.court_order),
        () => assign.mutateAsync(onCourt(court, person)),
        () => b('done.assigned', { name: nameOf(person), court: court.court_num }),
      ),
    second: (court, person) =>
      attempt(
        courtKey(court.court_order),
        () => second.mutateAsync(onCourt(court, person)),
        () => b('done.second', { name: nameOf(person), court: court.court_num }),
      ),
    secondBack: ({ court_order, court_num, second_first, second_last }) =>
      attempt(
        courtKey(court_order),
        () => second.mutateAsync({ params, body: { court_num, ref_id: null } }),
        () => b('done.secondBack', { name: nameOf({ first: second_first, last: second_last }) }),
      ),
    medal: ({ court_order, court_num }, medal) =>
      attempt(
        courtKey(court_order),
        () => award.mutateAsync({ params, body: { court_num, medal } }),
        () => b(`done.medal${medal}`, { court: court_num }),
      ),
    reset: ({ court_order, court_num }) =>
      attempt(
        courtKey(court_order),
        () => reset.mutateAsync({ params, body: { court_num } }),
        () => b('done.reset'),
      ),
    move: (person, position) =>
      attempt(
        queueKey(person.ref_id),
        () => move.mutateAsync({ params, body: { ref_id: person.ref_id, position } }),
        () => b('done.moved', { name: nameOf(person), position }),
      ),
    rest: (person) =>
      attempt(
        queueKey(person.ref_id),
        () => rest.mutateAsync({ params, body: { ref_id: person.ref_id, on: !person.quick_break } }),
        () => b(person.quick_break ? 'done.breakOver' : 'done.break', { name: nameOf(person) }),
      ),
    markLast: (person) =>
      attempt(
        queueKey(person.ref_id),
        () => last.mutateAsync({ params, body: { ref_id: person.ref_id } }),
        ({ last_match }) => b(last_match ? 'done.lastMatch' : 'done.notLastMatch', { name: nameOf(person) }),
      ),
    needClipboard: ({ court_order, court_num, ref_id }) =>
      attempt(
        courtKey(court_order),
        () => need.mutateAsync({ params, body: { court_num, ref_id } }),
        () => b('done.clipboard', { court: court_num }),
      ),
    brought: ({ id, court_num }, place = clipboardKey(id)) =>
      attempt(
        place,
        () => bring.mutateAsync({ params, body: { id } }),
        () => b('done.brought', { court: court_num }),
      ),
    deleteAux: (aux) =>
      attempt(
        auxKey(aux.id),
        () => remove.mutateAsync({ body: { id: aux.id, tid } }),
        () => b('done.auxDeleted', { name: nameOf(aux) }),
      ),
    undo: (action) =>
      attempt(
        'undo',
        () => undo.mutateAsync({ params, body: { undo: action } }),
        () => b('done.undone'),
      ),
  };
}
