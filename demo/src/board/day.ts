import { Desk } from './desk.ts';
import { Matches } from './matches.ts';
import type { Step } from './steps.ts';
import { CALLS, NOTES, REASONS, STARTERS } from './words.ts';

export interface DayPlan {
  /** Names of the courts. */
  readonly courts: readonly string[];
  readonly officials: readonly OnDuty[];
  /** Volunteers who are there to look after courts. */
  readonly monitors: readonly string[];
  readonly matches: number;
  /** The first matches; UTC instants here and below. */
  readonly from: string;
  readonly seed?: number;
}

/** An official and the hours of their shifts. */
export interface OnDuty {
  readonly ref_id: string;
  readonly queues: boolean;
  readonly comes: string;
  readonly goes: string;
}

const MINUTE = 60_000;
const earlier = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) - Math.round(minutes * MINUTE)).toISOString();

/**
 * Everything that is pressed from the first check-in to the end of the last match, in order of time; the same
 * for the same plan. A part from the beginning is the day until then: nothing in it depends on what comes after.
 */
export function dayAtTheCourts(plan: DayPlan): readonly Step[] {
  const desk = new Desk(plan.seed ?? 1);
  const goes = new Map(plan.officials.map((official) => [official.ref_id, official.goes]));
  const leave = (ref_id: string) => goHome(desk, ref_id);
  const matches = new Matches(desk, plan.matches, (ref_id) => {
    if ((goes.get(ref_id) ?? '') <= desk.now) desk.in(desk.dice.between(1, 3), () => leave(ref_id));
  });
  for (const { ref_id, queues, comes, goes: end } of plan.officials) {
    desk.at(earlier(comes, desk.dice.between(2, 25)), () => {
      desk.press({ call: 'checkinRef', ref_id, queues }, queues ? null : ref_id);
    });
    desk.at(end, () => leave(ref_id));
  }
  for (const [index, court_num] of plan.courts.entries()) {
    const ref_id = plan.monitors[index % plan.monitors.length];
    if (ref_id === undefined) break;
    desk.at(earlier(plan.from, 20 - index * 0.2), () => {
      desk.press({ call: 'assignMonitorToCourt', court_num, ref_id });
    });
  }
  for (const court_num of plan.courts) {
    desk.at(earlier(plan.from, -desk.dice.between(0, 20)), () => matches.begin(court_num));
  }
  desk.at(plan.from, () => followTheDay(desk));
  desk.work(() => matches.isOver);
  return desk.steps;
}

function goHome(desk: Desk, ref_id: string): void {
  const { queue, duty } = desk.floor;
  if (!queue.includes(ref_id) && !duty.includes(ref_id)) return;
  const reason = desk.dice.chance(0.7) ? (REASONS[0] ?? '') : (desk.dice.one(REASONS) ?? '');
  desk.press({ call: 'checkoutRef', ref_id, reason });
}

/** What happens beside the matches. */
function followTheDay(desk: Desk): void {
  for (const name of STARTERS) startMatches(desk, name);
  desk.every(6, () => takeBreak(desk));
  desk.every(12, () => swap(desk));
  desk.every(9, () => noteSomebody(desk));
  desk.every(7, () => callDesk(desk));
  desk.every(25, () => runErrand(desk));
}

/** Somebody starts matches at a gate for an hour or two, then the next one does. */
function startMatches(desk: Desk, name: string): void {
  const ref_id = desk.next();
  if (ref_id === undefined) {
    desk.in(5, () => startMatches(desk, name));
    return;
  }
  const of = desk.press({
    call: 'addAuxAssignment',
    ref_id,
    type: 'Match Starter',
    name,
    court_num: null,
  });
  desk.in(desk.dice.between(60, 120), () => {
    desk.press({ call: 'finishAuxAssignment', of });
    startMatches(desk, name);
  });
}

function runErrand(desk: Desk): void {
  const ref_id = desk.next();
  if (ref_id === undefined) return;
  const errand = {
    call: 'addAuxAssignment',
    ref_id,
    type: 'Runner',
    name: 'Scores',
    court_num: null,
  } as const;
  const of = desk.press(errand);
  const isMistake = desk.dice.chance(0.3);
  desk.in(isMistake ? 1 : desk.dice.between(8, 20), () => {
    desk.press({ call: isMistake ? 'deleteAuxAssignment' : 'finishAuxAssignment', of });
  });
}

function takeBreak(desk: Desk): void {
  const { queue, breaks } = desk.floor;
  const ref_id = desk.dice.one(queue);
  if (ref_id === undefined || breaks.includes(ref_id)) return;
  desk.press({ call: 'quickBreak', ref_id, on: true });
  desk.in(desk.dice.between(5, 15), () => {
    if (desk.floor.breaks.includes(ref_id)) desk.press({ call: 'quickBreak', ref_id, on: false });
  });
}

function swap(desk: Desk): void {
  const { queue } = desk.floor;
  const ref_id = desk.dice.one(queue);
  const position = 1 + desk.dice.below(Math.min(5, queue.length));
  if (ref_id !== undefined && queue[position - 1] !== ref_id) {
    desk.press({ call: 'swapQueue', ref_id, position });
  }
}

function noteSomebody(desk: Desk): void {
  const ref_id = desk.dice.one(desk.floor.queue);
  const note = desk.dice.one(NOTES);
  if (ref_id !== undefined && note) desk.press({ call: 'refNote', ref_id, ...note });
}

/** A monitor calls the desk from a court, and the desk confirms some minutes later. */
function callDesk(desk: Desk): void {
  const monitored = desk.dice.one([...desk.floor.monitors]);
  const said = desk.dice.one(CALLS);
  if (!monitored || !said) return;
  const [court_num, ref_id] = monitored;
  const { response, ...call } = said;
  const of = desk.press({ call: 'courtMonitorNotifyDesk', court_num, ref_id, ...call }, ref_id);
  desk.in(desk.dice.between(1, 5), () => desk.press({ call: 'confirmNotification', of, response }));
}
