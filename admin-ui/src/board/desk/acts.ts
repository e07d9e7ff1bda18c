import { MEDALS, type Medal } from '@courtcrew/domain/board/model.ts';
import type { AuxRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import type { OpenCall } from '../calls/openCalls.ts';
import type { BoardKey } from '../words.ts';
import type { AuxTarget, Choice, ClipboardTarget, CourtTarget, QueueTarget, Target } from './target.ts';
import type { Commands } from './useCommands.ts';
import type { Outcomes } from './useOutcome.ts';
import type { Panes } from './usePanes.ts';

export type Question =
  | { readonly kind: 'checkIn' | 'keys' | 'reset' }
  | { readonly kind: 'finish'; readonly court: CourtRow }
  | { readonly kind: 'aux'; readonly person?: QueueRow; readonly court?: CourtRow }
  | { readonly kind: 'note' | 'checkOut'; readonly person: QueueRow }
  | { readonly kind: 'finishAux'; readonly aux: AuxRow };

/** The board's interaction state: what is chosen, picked up, and possible. */
export interface BoardDesk {
  readonly tid: string;
  readonly board: Board;
  readonly target: Target | null;
  /** The person picked up, whom the next press places. */
  readonly carried: QueueRow | undefined;
  readonly next: QueueRow | undefined;
  readonly acts: readonly Act[];
  readonly commands: Commands;
  readonly outcomes: Outcomes;
  readonly panes: Panes;
  readonly question: Question | null;
  ask(question: Question | null): void;
  choose(choice: Choice): void;
  /** Runs the action of a key on `choice`, else on what is chosen. Returns whether there is one. */
  press(key: string, choice?: Choice): boolean;
  /** Runs Enter: pick up, drop, finish, else the first action. */
  enter(choice?: Choice): void;
  pickUp(person: QueueRow): void;
  putDown(): void;
  /** As lead of a free court, as second of one in play. */
  put(person: QueueRow, court: CourtRow): void;
  moveTo(person: QueueRow, position: number): void;
  reset(court: CourtRow): Promise<void>;
  deleteAux(aux: AuxRow): Promise<void>;
  /** The most urgent open call of each court, by the court's name. */
  readonly calls: ReadonlyMap<string, OpenCall>;
  /** Goes to the calls nobody has confirmed. */
  showCalls(): void;
  /** Opens the score card of the match; undefined where scores are not reported. */
  readonly score: ((court: CourtRow) => void) | undefined;
  /** Refuses on the client what the server need not be asked. */
  refuse(place: string, word: BoardKey): void;
  /** Undoes the last action where that is possible. */
  undo(): void;
}

type Label = readonly [word: BoardKey, values?: Readonly<Record<string, string>>];

/** An action on a row: its key, its current label, and when it applies. */
interface Rule<On extends Target> {
  readonly key: string;
  readonly label: (target: On, desk: BoardDesk) => Label;
  readonly when?: (target: On, desk: BoardDesk) => boolean;
  readonly run: (target: On, desk: BoardDesk) => void;
}

/** A rule bound to the chosen row. */
export interface Act {
  /** As `KeyboardEvent.key` in lower case; `alt+arrowup` with the modifier. */
  readonly key: string;
  readonly label: Label;
  readonly run: () => void;
}

const playing = ({ row }: CourtTarget): boolean => row.id !== null;

/** The person a press on a court places: the one picked up, else the next. */
const meant = ({ carried, next }: BoardDesk): QueueRow | undefined => carried ?? next;

const named = (word: BoardKey, person: QueueRow | undefined): Label => [
  word,
  { name: person ? nameOf(person) : '–' },
];

/** Cycles through the medals and none. */
const nextMedal = (medal: Medal): Medal => MEDALS[(MEDALS.indexOf(medal) + 1) % MEDALS.length] ?? 'none';

const ON_COURT: readonly Rule<CourtTarget>[] = [
  {
    key: 'enter',
    // With nobody picked up, Enter on a match finishes it: the next action applies.
    when: (target, { carried }) => carried !== undefined || !playing(target),
    label: (target, desk) => {
      if (playing(target)) return named('act.putSecond', desk.carried);
      return named(desk.carried ? 'act.putHere' : 'act.assignNext', meant(desk));
    },
    run: ({ row }, desk) => {
      const person = meant(desk);
      if (person) desk.put(person, row);
      else desk.refuse(courtKey(row.court_order), 'ask.nobody');
    },
  },
  {
    key: 'f',
    label: () => ['act.finish'],
    when: playing,
    run: ({ row }, desk) => desk.ask({ kind: 'finish', court: row }),
  },
  {
    key: 'n',
    label: ({ row }, { calls }) => [`call.${calls.get(row.court_num)?.type ?? 'desk'}`],
    when: ({ row }, { calls }) => calls.has(row.court_num),
    run: (_, desk) => desk.showCalls(),
  },
  {
    key: 's',
    label: ({ row }, desk) =>
      row.second_ref_id === null ? named('act.second', meant(desk)) : ['act.secondBack'],
    when: playing,
    run: ({ row }, desk) => {
      const person = meant(desk);
      if (row.second_ref_id !== null) void desk.commands.secondBack(row);
      else if (person) desk.put(person, row);
      else desk.refuse(courtKey(row.court_order), 'ask.nobody');
    },
  },
  {
    key: 'm',
    label: ({ row }) => [`act.medal${nextMedal(row.medal)}`],
    when: playing,
    run: ({ row }, { commands }) => void commands.medal(row, nextMedal(row.medal)),
  },
  {
    key: 'k',
    label: ({ clipboard }) => [clipboard ? 'act.brought' : 'act.clipboard'],
    run: ({ row, clipboard }, { commands }) =>
      void (clipboard ? commands.brought(clipboard, courtKey(row.court_order)) : commands.needClipboard(row)),
  },
  {
    key: 'x',
    label: () => ['act.aux'],
    run: ({ row }, desk) => desk.ask({ kind: 'aux', person: meant(desk), court: row }),
  },
  {
    key: 'p',
    label: () => ['act.score'],
    when: (_, { score }) => score !== undefined,
    run: ({ row }, { score }) => score?.(row),
  },
  {
    key: 'r',
    label: () => ['act.reset'],
    when: playing,
    run: ({ row }, desk) => void desk.reset(row),
  },
];

const ON_PERSON: readonly Rule<QueueTarget>[] = [
  {
    key: 'enter',
    label: ({ row }, { carried }) => {
      if (!carried) return ['act.pickUp'];
      return carried.ref_id === row.ref_id ? ['act.putDown'] : named('act.moveHere', carried);
    },
    run: ({ row, position }, desk) => {
      if (!desk.carried) desk.pickUp(row);
      else if (desk.carried.ref_id === row.ref_id) desk.putDown();
      else desk.moveTo(desk.carried, position);
    },
  },
  {
    key: 'b',
    label: ({ row }) => [row.quick_break ? 'act.breakOver' : 'act.break'],
    run: ({ row }, { commands }) => void commands.rest(row),
  },
  { key: 'n', label: () => ['act.note'], run: ({ row }, desk) => desk.ask({ kind: 'note', person: row }) },
  {
    key: 'l',
    label: ({ row }) => [row.last_match ? 'act.notLastMatch' : 'act.lastMatch'],
    run: ({ row }, { commands }) => void commands.markLast(row),
  },
  { key: 'x', label: () => ['act.aux'], run: ({ row }, desk) => desk.ask({ kind: 'aux', person: row }) },
  {
    key: 'alt+arrowup',
    label: () => ['act.up'],
    when: ({ position }) => position > 1,
    run: ({ row, position }, desk) => desk.moveTo(row, position - 1),
  },
  {
    key: 'alt+arrowdown',
    label: () => ['act.down'],
    when: ({ isLast }) => !isLast,
    run: ({ row, position }, desk) => desk.moveTo(row, position + 1),
  },
  {
    key: 'o',
    label: () => ['act.checkOut'],
    run: ({ row }, desk) => desk.ask({ kind: 'checkOut', person: row }),
  },
];

const ON_AUX: readonly Rule<AuxTarget>[] = [
  {
    key: 'f',
    label: () => ['act.finish'],
    run: ({ row }, desk) => desk.ask({ kind: 'finishAux', aux: row }),
  },
  { key: 'd', label: () => ['act.delete'], run: ({ row }, desk) => void desk.deleteAux(row) },
];

const ON_CLIPBOARD: readonly Rule<ClipboardTarget>[] = [
  { key: 'k', label: () => ['act.brought'], run: ({ row }, { commands }) => void commands.brought(row) },
];

const bound = <On extends Target>(rules: readonly Rule<On>[], target: On, desk: BoardDesk): readonly Act[] =>
  rules
    .filter(({ when }) => when?.(target, desk) ?? true)
    .map(({ key, label, run }) => ({ key, label: label(target, desk), run: () => run(target, desk) }));

/** Actions on what is chosen; the bar shows them and the keys run them. */
export function actsOn(target: Target | null, desk: BoardDesk): readonly Act[] {
  switch (target?.at) {
    case 'court':
      return bound(ON_COURT, target, desk);
    case 'queue':
      return bound(ON_PERSON, target, desk);
    case 'aux':
      return bound(ON_AUX, target, desk);
    case 'clipboard':
      return bound(ON_CLIPBOARD, target, desk);
    default:
      return [];
  }
}
