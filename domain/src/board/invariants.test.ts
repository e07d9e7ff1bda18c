import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventMeta } from '../kernel/event.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { contextOf, metaOf, step } from './board.arbitrary.ts';
import type { BoardCommand } from './commands.ts';
import { board } from './decide.ts';
import type { BoardEvent } from './events.ts';
import type { Place } from './model.ts';
import { partsOf } from './pay/state.ts';
import { type BoardState, EMPTY_BOARD, queueOf } from './state.ts';

const fold = (state: BoardState, events: readonly BoardEvent[], meta: EventMeta): BoardState =>
  events.reduce((folded, event) => board.evolve(folded, event, meta), state);

const plainFloor = ({ floor: { people, courts, aux, clipboards } }: BoardState) => ({
  people: people.toJS(),
  courts: courts.toJS(),
  aux: aux.toJS(),
  clipboards: clipboards.toJS(),
});
/** What an undo must bring back. */
const undoable = (state: BoardState) => ({
  ...plainFloor(state),
  pastAux: state.pastAux.toJS(),
  statuses: state.statuses.toJS(),
});

/** Courts and assignments say where people are exactly as the people do. */
function expectOnePlaceEach({ floor }: BoardState): void {
  const places: [string, Place][] = [];
  for (const { court, ref_id, second_ref_id } of floor.courts.values()) {
    places.push([ref_id, { at: 'court', court, as: 'lead' }]);
    if (second_ref_id !== null) places.push([second_ref_id, { at: 'court', court, as: 'second' }]);
  }
  for (const { id, ref_id } of floor.aux.values()) places.push([ref_id, { at: 'aux', id }]);
  const busy = [...floor.people]
    .filter(([, { place }]) => place.at === 'court' || place.at === 'aux')
    .map(([ref_id, { place }]): [string, Place] => [ref_id, place]);
  const byPerson = (one: [string, Place], other: [string, Place]) => one[0].localeCompare(other[0]);
  expect(places.sort(byPerson)).toEqual(busy.sort(byPerson));
  for (const [court, match] of floor.courts) expect(match.court).toBe(court);
}

function expectRanksApart({ floor }: BoardState): void {
  const ranks = queueOf(floor.people).map(({ rank }) => rank);
  expect(new Set(ranks).size).toBe(ranks.length);
}

const names = ({ floor }: BoardState): readonly string[] => queueOf(floor.people).map(({ ref_id }) => ref_id);

/** Nobody overtakes anybody but by being moved, and who comes to the queue comes to its end. */
function expectFairQueue(before: BoardState, after: BoardState, command: BoardCommand): void {
  expectRanksApart(after);
  const [was, is] = [names(before), names(after)];
  const stayed = (ref_id: string) => was.includes(ref_id) && is.includes(ref_id);
  if (command.type === 'MoveInQueue') {
    const others = (ref_id: string) => ref_id !== command.ref_id;
    expect(is.filter(others)).toEqual(was.filter(others));
    expect(is.indexOf(command.ref_id)).toBe(Math.min(command.position, is.length) - 1);
  } else if (command.type !== 'Undo') {
    const old = is.filter(stayed);
    expect(old).toEqual(was.filter(stayed));
    expect(is.slice(0, old.length)).toEqual(old);
  }
}

function expectBackInQueue(events: readonly BoardEvent[], after: BoardState): void {
  const back = events.flatMap(({ type, data }) =>
    type === 'MatchFinished' ? [data.match.ref_id, data.match.second_ref_id ?? data.match.ref_id] : [],
  );
  for (const ref_id of back) expect(names(after)).toContain(ref_id);
}

/** Whether somebody has been paid for what ended between the two: that is not taken back in passing. */
const pays = (before: BoardState, after: BoardState): boolean =>
  [...after.pastMatches].some(
    ([id, match]) => !before.pastMatches.has(id) && partsOf(match).some(([, { paid }]) => paid),
  ) || [...after.pastAux].some(([id, { paid }]) => paid && !before.pastAux.has(id));

/** Taken back at once, an action leaves everything as it was; one that left nothing on the board cannot be. */
function expectUndoable(before: BoardState, after: BoardState, command: BoardCommand): boolean {
  const meta = metaOf(1_000, 'ann');
  const outcome = board.decide(after, { type: 'Undo', action: after.revision }, contextOf(meta));
  const final = command.type === 'Undo' || command.type === 'ForgetOnBoard';
  const can =
    !final &&
    !pays(before, after) &&
    JSON.stringify(plainFloor(before)) !== JSON.stringify(plainFloor(after));
  expect(isRefusal(outcome)).toBe(!can);
  if (isRefusal(outcome)) return false;
  expect(undoable(fold(after, outcome, meta))).toEqual(undoable(before));
  return true;
}

/** Whichever action of the past is taken back, nobody is in two places or has another's rank. */
function expectAnyUndoSound(state: BoardState): void {
  for (const { last } of state.actions) {
    const meta = metaOf(1_000, 'ann');
    const outcome = board.decide(state, { type: 'Undo', action: last }, contextOf(meta));
    if (isRefusal(outcome)) continue;
    const undone = fold(state, outcome, meta);
    expectOnePlaceEach(undone);
    expectRanksApart(undone);
  }
}

/** As a database gives JSON back: fields in an order of its own. */
const asStored = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).reverse())
        : part,
    ),
  );

/** A process that reads the log comes to the same state, and would take the same actions back. */
function expectReplays(state: BoardState, log: readonly { event: BoardEvent; meta: EventMeta }[]): void {
  const replayed = log.reduce(
    (folded, { event, meta }) => board.evolve(folded, asStored(event) as BoardEvent, meta),
    EMPTY_BOARD,
  );
  const plain = ({ actions, ...rest }: BoardState) => ({
    ...rest,
    actions: actions.map(({ last, written }) => ({ last, written })),
  });
  expect(asStored(plain(replayed))).toEqual(asStored(plain(state)));
  for (const { last } of state.actions) {
    const [here, there] = [state, replayed].map((one) =>
      board.decide(one, { type: 'Undo', action: last }, contextOf(metaOf(1_000, 'ann'))),
    );
    expect(asStored(there)).toEqual(asStored(here));
  }
}

describe('Whatever is commanded on a board, by whomever, in whatever order', () => {
  test('everybody has one place, the queue is fair, actions can be taken back and the log tells all', () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(fc.array(step, { minLength: 60, maxLength: 160 }), (steps) => {
        let state = EMPTY_BOARD;
        const log: { event: BoardEvent; meta: EventMeta }[] = [];
        for (const [index, make] of steps.entries()) {
          const { command, actor } = make(state);
          const meta = metaOf(index, actor);
          const outcome = board.decide(state, command, contextOf(meta));
          expect(board.decide(state, command, contextOf(meta))).toEqual(outcome);
          if (isRefusal(outcome)) {
            count('refusal');
            continue;
          }
          const next = fold(state, outcome, meta);
          if (outcome.length > 0) {
            for (const { type } of outcome) count(type);
            expectOnePlaceEach(next);
            expectFairQueue(state, next, command);
            expectBackInQueue(outcome, next);
            if (expectUndoable(state, next, command)) count('undoable');
          }
          log.push(...outcome.map((event) => ({ event, meta })));
          state = next;
          if (index % 10 === 0) expectAnyUndoSound(state);
        }
        expectReplays(state, log);
      }),
      { numRuns: 200 },
    );
    // Sequences in which these never happen would prove nothing.
    for (const what of [
      'refusal',
      'undoable',
      'MatchFinished',
      'SecondReleased',
      'CourtReset',
      'ActionUndone',
    ])
      expect([what, (seen.get(what) ?? 0) > 20]).toEqual([what, true]);
  }, 60_000);
});
