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

/** Refusals show where they happened, and the room's frames bring the rows. */
export const FROM_BOARD = { quiet: true, live: true } as const;

type Person = Pick<QueueRow, 'ref_id' | 'first' | 'last'>;

/** Commands sent without a dialog; each resolves to whether it was accepted. */
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
  /** `action` comes from a command's answer. */
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
  /** Names the match shown, so that a late press cannot reach the next one on the court. */
  const seen = ({ court_num, id }: CourtRow) => ({ court_num, ...(id !== null && { id }) });
  const court = (row: CourtRow) => ({ place: courtKey(row.court_order), row });
  const person = (row: Person) => ({ place: queueKey(row.ref_id), row });

  return {
    assign: (row, who) =>
      attempt({
        ...court(row),
        send: assign.mutateAsync,
        input: onCourt(row, who),
        done: () => b('done.assigned', { name: nameOf(who), court: row.court_num }),
      }),
    second: (row, who) =>
      attempt({
        ...court(row),
        send: second.mutateAsync,
        input: { params, body: { ...seen(row), ref_id: who.ref_id } },
        done: () => b('done.second', { name: nameOf(who), court: row.court_num }),
      }),
    secondBack: (row) =>
      attempt({
        ...court(row),
        send: second.mutateAsync,
        input: {
          params,
          body: {
            ...seen(row),
            ref_id: null,
            ...(row.second_ref_id !== null && { second_ref_id: row.second_ref_id }),
          },
        },
        done: () =>
          b('done.secondBack', { name: nameOf({ first: row.second_first, last: row.second_last }) }),
      }),
    medal: (row, medal) =>
      attempt({
        ...court(row),
        send: award.mutateAsync,
        input: { params, body: { ...seen(row), medal } },
        done: () => b(`done.medal${medal}`, { court: row.court_num }),
      }),
    reset: (row) =>
      attempt({
        ...court(row),
        send: reset.mutateAsync,
        input: { params, body: { court_num: row.court_num, id: row.id } },
        done: () => b('done.reset'),
      }),
    move: (row, position) =>
      attempt({
        ...person(row),
        send: move.mutateAsync,
        input: { params, body: { ref_id: row.ref_id, position } },
        done: () => b('done.moved', { name: nameOf(row), position }),
      }),
    rest: (row) =>
      attempt({
        ...person(row),
        send: rest.mutateAsync,
        input: { params, body: { ref_id: row.ref_id, on: !row.quick_break } },
        done: () => b(row.quick_break ? 'done.breakOver' : 'done.break', { name: nameOf(row) }),
      }),
    markLast: (row) =>
      attempt({
        ...person(row),
        send: last.mutateAsync,
        input: { params, body: { ref_id: row.ref_id, on: !row.last_match } },
        done: ({ last_match }) =>
          b(last_match ? 'done.lastMatch' : 'done.notLastMatch', { name: nameOf(row) }),
      }),
    needClipboard: (row) =>
      attempt({
        ...court(row),
        send: need.mutateAsync,
        input: { params, body: { court_num: row.court_num, ref_id: row.ref_id } },
        done: () => b('done.clipboard', { court: row.court_num }),
      }),
    brought: (row, place = clipboardKey(row.id)) =>
      attempt({
        place,
        row,
        send: bring.mutateAsync,
        input: { params, body: { id: row.id } },
        done: () => b('done.brought', { court: row.court_num }),
      }),
    deleteAux: (row) =>
      attempt({
        place: auxKey(row.id),
        row,
        send: remove.mutateAsync,
        input: { body: { id: row.id, tid, under_way: true } },
        done: () => b('done.auxDeleted', { name: nameOf(row) }),
      }),
    undo: (action) =>
      attempt({
        place: 'undo',
        row: null,
        send: undo.mutateAsync,
        input: { params, body: { undo: action } },
        done: () => b('done.undone'),
      }),
  };
}
