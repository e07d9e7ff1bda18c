import { type Floor, matchOn } from '@courtcrew/demo/board/floor.ts';
import type { Press, Step } from '@courtcrew/demo/board/steps.ts';
import type { Answer } from './asking.ts';

/** A step of the day as the documented call it is. */
export interface Request {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

interface Known {
  readonly tid: string;
  /** What the step of this number was answered. */
  readonly answer: (number: number) => Answer;
}

const METHODS: Readonly<Record<Press['call'], Request['method']>> = {
  checkinRef: 'POST',
  checkoutRef: 'POST',
  quickBreak: 'PUT',
  swapQueue: 'PUT',
  refNote: 'PUT',
  assignCourt: 'POST',
  assignSecond: 'POST',
  finishMatch: 'PUT',
  resetCourt: 'PUT',
  addAuxAssignment: 'POST',
  finishAuxAssignment: 'PUT',
  deleteAuxAssignment: 'POST',
  addClipboard: 'POST',
  removeClipboard: 'PUT',
  undoOnBoard: 'POST',
  assignMonitorToCourt: 'PUT',
  courtMonitorNotifyDesk: 'POST',
  confirmNotification: 'PUT',
};
/** Their paths do not name the tournament. */
const WITHOUT_TID: readonly Press['call'][] = [
  'deleteAuxAssignment',
  'courtMonitorNotifyDesk',
  'confirmNotification',
];

export function requestOf(step: Step, known: Known): Request {
  const path = WITHOUT_TID.includes(step.call) ? `/api/${step.call}` : `/api/${step.call}/${known.tid}`;
  return { method: METHODS[step.call], path, body: bodyOf(step, known) };
}

function bodyOf(step: Step, { tid, answer }: Known): object {
  const { number: _, at, by: __, call: ___, ...body } = step;
  const id = (of: number) => answer(of).body.id;
  switch (step.call) {
    case 'finishMatch': {
      const { amount, aux, ...rest } = step;
      const dollars = amount === undefined ? {} : { amount: amount / 100 };
      return { ...rest, ...dollars, aux_assignments: aux.map(id) };
    }
    case 'finishAuxAssignment':
    case 'removeClipboard':
      return { id: id(step.of) };
    case 'deleteAuxAssignment':
      return { id: id(step.of), tid };
    case 'undoOnBoard':
      return { undo: answer(step.of).body.undo };
    case 'assignMonitorToCourt':
      return { court: step.court_num, ref_id: step.ref_id };
    case 'courtMonitorNotifyDesk':
      return { ...body, tid, called_at: at };
    case 'confirmNotification':
      return { nid: answer(step.of).body.nid, response: step.response };
    default:
      return body;
  }
}

const EVERYTHING = '*';
const END_OF_QUEUE = 'end of the queue';

const each = (prefix: string, keys: readonly (string | number | null)[]): string[] =>
  keys.flatMap((key) => (key === null ? [] : `${prefix} ${key}`));
const people = (...refs: readonly (string | null)[]) => each('person', refs);
const court = (court_num: string | null) => each('court', [court_num]);
const step = (number: number) => each('step', [number]);

/** Two steps of which neither touches what the other does come to the same in either order. */
function touches(floor: Floor, press: Step): readonly string[] {
  switch (press.call) {
    case 'swapQueue':
    case 'undoOnBoard':
    case 'resetCourt':
      return [EVERYTHING];
    case 'checkinRef':
      return [END_OF_QUEUE, ...people(press.ref_id)];
    case 'checkoutRef':
    case 'quickBreak':
      return people(press.ref_id);
    case 'refNote':
      return each('note', [press.ref_id]);
    case 'assignCourt':
      return [...people(press.ref_id, press.second_ref_id), ...court(press.court_num)];
    case 'assignSecond':
      return [END_OF_QUEUE, ...people(press.ref_id), ...court(press.court_num)];
    case 'finishMatch': {
      const { lead, second } = matchOn(floor, press.court_num);
      const beside = press.aux.flatMap((number) => people(floor.aux.get(number)?.ref_id ?? null));
      return [END_OF_QUEUE, ...people(lead, second), ...beside, ...court(press.court_num)];
    }
    case 'addAuxAssignment':
      return [...people(press.ref_id), ...court(press.court_num), ...step(press.number)];
    case 'finishAuxAssignment':
    case 'deleteAuxAssignment':
      return [END_OF_QUEUE, ...people(floor.aux.get(press.of)?.ref_id ?? null), ...step(press.of)];
    case 'addClipboard':
    case 'courtMonitorNotifyDesk':
      return step(press.number);
    case 'removeClipboard':
    case 'confirmNotification':
      return step(press.of);
    case 'assignMonitorToCourt':
      return each('monitor', [press.court_num]);
  }
}

/**
 * The steps in groups whose steps may be pressed at once, by different people. `after` folds the floor, which
 * says who is where.
 */
export function inGroups(
  steps: readonly Step[],
  empty: Floor,
  after: (floor: Floor, step: Step) => Floor,
): Step[][] {
  const groups: Step[][] = [];
  let floor = empty;
  let touched = new Set<string>([EVERYTHING]);
  for (const one of steps) {
    const own = touches(floor, one);
    const alone = own.includes(EVERYTHING) || touched.has(EVERYTHING);
    if (alone || own.some((key) => touched.has(key))) {
      groups.push([]);
      touched = new Set();
    }
    groups.at(-1)?.push(one);
    for (const key of own) touched.add(key);
    floor = after(floor, one);
  }
  return groups;
}
