import type { Medal } from '@courtcrew/domain/board/index.ts';
import type { Press, Step } from './steps.ts';

/**
 * Who is where after some steps, worked out from lists and nothing else: a second opinion on what the product
 * makes of the same steps.
 */
export interface Floor {
  /** Next first. */
  readonly queue: readonly string[];
  readonly breaks: readonly string[];
  /** Those who are there and do not queue. */
  readonly duty: readonly string[];
  /** Matches under way by the name of the court. */
  readonly courts: ReadonlyMap<string, Match>;
  /** By the number of the step that began them. */
  readonly aux: ReadonlyMap<number, Aux>;
  readonly clipboards: ReadonlyMap<number, string>;
  readonly calls: ReadonlyMap<number, string>;
  /** By the name of the court. */
  readonly monitors: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
  readonly played: readonly (Match & { readonly court_num: string })[];
  /** Before the last step, for an undo. */
  readonly before: Floor | null;
}

export interface Match {
  readonly lead: string;
  readonly second: string | null;
  readonly medal: Medal;
}

export interface Aux {
  readonly ref_id: string;
  readonly type: string;
  readonly court_num: string;
}

export const EMPTY_FLOOR: Floor = {
  queue: [],
  breaks: [],
  duty: [],
  courts: new Map(),
  aux: new Map(),
  clipboards: new Map(),
  calls: new Map(),
  monitors: new Map(),
  tags: new Map(),
  played: [],
  before: null,
};

const present = (people: readonly (string | null | undefined)[]): string[] =>
  people.filter((ref_id) => typeof ref_id === 'string');

const added = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);
const removed = <K, V>(map: ReadonlyMap<K, V>, ...keys: readonly K[]): ReadonlyMap<K, V> =>
  new Map([...map].filter(([key]) => !keys.includes(key)));

/** Away from the queue, and so from a break. */
const called = ({ queue, breaks }: Floor, people: readonly string[]) => ({
  queue: queue.filter((ref_id) => !people.includes(ref_id)),
  breaks: breaks.filter((ref_id) => !people.includes(ref_id)),
});
/** At the end of the queue, in this order. */
const back = ({ queue }: Floor, ...people: readonly (string | null | undefined)[]) => ({
  queue: [...queue, ...present(people)],
});

type Moves = {
  readonly [Call in Exclude<Press['call'], 'undoOnBoard'>]: (
    floor: Floor,
    step: Extract<Step, { call: Call }>,
  ) => Partial<Floor>;
};

const moves: Moves = {
  checkinRef: (floor, { ref_id, queues }) =>
    queues ? back(floor, ref_id) : { duty: [...floor.duty, ref_id] },
  checkoutRef: (floor, { ref_id }) => ({
    ...called(floor, [ref_id]),
    duty: floor.duty.filter((other) => other !== ref_id),
  }),
  quickBreak: ({ breaks }, { ref_id, on }) => ({
    breaks: on ? [...breaks, ref_id] : breaks.filter((other) => other !== ref_id),
  }),
  swapQueue: ({ queue }, { ref_id, position }) => ({
    queue: queue.filter((other) => other !== ref_id).toSpliced(position - 1, 0, ref_id),
  }),
  refNote: ({ tags }, { ref_id, tag }) => ({ tags: added(tags, ref_id, tag) }),

  assignCourt: (floor, { court_num, ref_id: lead, second_ref_id: second, medal }) => ({
    ...called(floor, present([lead, second])),
    courts: added(floor.courts, court_num, { lead, second, medal }),
  }),
  assignSecond: (floor, { court_num, ref_id }) => {
    const match = matchOn(floor, court_num);
    return {
      ...(ref_id === null ? back(floor, match.second) : called(floor, [ref_id])),
      courts: added(floor.courts, court_num, { ...match, second: ref_id }),
    };
  },
  finishMatch: (floor, { court_num, aux }) => {
    const match = matchOn(floor, court_num);
    return {
      ...back(floor, match.lead, match.second, ...aux.map((number) => floor.aux.get(number)?.ref_id)),
      courts: removed(floor.courts, court_num),
      aux: removed(floor.aux, ...aux),
      played: [...floor.played, { ...match, court_num }],
    };
  },
  resetCourt: (floor, { court_num }) => {
    const match = floor.courts.get(court_num);
    const beside = [...floor.aux].filter(([, aux]) => aux.court_num === court_num);
    return {
      ...back(floor, match?.lead, match?.second, ...beside.map(([, { ref_id }]) => ref_id)),
      courts: removed(floor.courts, court_num),
      aux: removed(floor.aux, ...beside.map(([number]) => number)),
    };
  },

  addAuxAssignment: (floor, { number, ref_id, type, court_num }) => ({
    ...called(floor, [ref_id]),
    aux: added(floor.aux, number, { ref_id, type, court_num: court_num ?? '' }),
  }),
  finishAuxAssignment: (floor, { of }) => ended(floor, of),
  deleteAuxAssignment: (floor, { of }) => ended(floor, of),
  addClipboard: ({ clipboards }, { number, court_num }) => ({
    clipboards: added(clipboards, number, court_num),
  }),
  removeClipboard: ({ clipboards }, { of }) => ({ clipboards: removed(clipboards, of) }),

  assignMonitorToCourt: ({ monitors }, { court_num, ref_id }) => ({
    monitors: ref_id === null ? removed(monitors, court_num) : added(monitors, court_num, ref_id),
  }),
  courtMonitorNotifyDesk: ({ calls }, { number, type, court_num }) => ({
    calls: added(calls, number, `${type} on court ${court_num}`),
  }),
  confirmNotification: ({ calls }, { of }) => ({ calls: removed(calls, of) }),
};

const ended = (floor: Floor, aux: number) => ({
  ...back(floor, floor.aux.get(aux)?.ref_id),
  aux: removed(floor.aux, aux),
});

/** The match under way; throws where there is none, which no day may ask for. */
export function matchOn({ courts }: Floor, court_num: string): Match {
  const match = courts.get(court_num);
  if (!match) throw new Error(`there is no match on court ${court_num}`);
  return match;
}

/** The floor after one more step. */
export function after(floor: Floor, step: Step): Floor {
  const before = { ...floor, before: null };
  if (step.call === 'undoOnBoard') return floor.before ?? before;
  const move = moves[step.call] as (floor: Floor, step: Step) => Partial<Floor>;
  return { ...floor, ...move(floor, step), before };
}

/** The floor after all of these. */
export const floorAfter = (steps: readonly Step[]): Floor => steps.reduce(after, EMPTY_FLOOR);

/** The share of courts in play when a board is in full swing. */
const FULL_SWING = 0.75;

/**
 * The day until the last press that left most courts in play: whoever looks in the minutes when many matches end at
 * once sees the board as it was just before.
 */
export function untilFullSwing(steps: readonly Step[], courts: number): readonly Step[] {
  let floor = EMPTY_FLOOR;
  let full = 0;
  for (const [index, step] of steps.entries()) {
    floor = after(floor, step);
    if (floor.courts.size >= courts * FULL_SWING) full = index + 1;
  }
  return steps.slice(0, full);
}
