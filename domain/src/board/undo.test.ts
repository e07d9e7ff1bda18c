import { describe, expect, test } from 'vitest';
import type { PastEvent } from '../kernel/given.fixtures.ts';
import {
  assigned,
  assignment,
  checkedIn,
  clipboard,
  ended,
  match,
  minutes,
  on,
  playing,
  queue,
  waiting,
} from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import type { BoardEvent } from './events.ts';
import type { Duty, Place } from './model.ts';
import { queueOf } from './state.ts';

type Undone = Extract<BoardEvent, { type: 'ActionUndone' }>['data'];

const NOTHING: Omit<Undone, 'action'> = {
  people: [],
  courts: [],
  aux: [],
  clipboards: [],
  matches: [],
  past_aux: [],
  statuses: [],
};
const undo = (action: number): BoardCommand => ({ type: 'Undo', action });
const undone = (action: number, data: Partial<Undone>): BoardEvent => ({
  type: 'ActionUndone',
  data: { ...NOTHING, action, ...data },
});
const duty = (place: Place): Duty => ({
  place,
  since: minutes(0),
  checked_in_at: minutes(0),
  quick_break: false,
});
const inQueue = (ref_id: string, rank: number) => ({ ref_id, duty: duty({ at: 'queue', rank }) });
const out = (ref_id: string): BoardEvent => ({
  type: 'CheckedOut',
  data: { ref_id, reason: null, status_id: `out-${ref_id}` },
});
const moved = (ref_id: string, rank: number): BoardEvent => ({ type: 'QueueMoved', data: { ref_id, rank } });
const onBreak = (ref_id: string): BoardEvent => ({
  type: 'BreakChanged',
  data: { ref_id, quick_break: true },
});
const TOO_LATE = 'This was changed meanwhile and cannot be undone';

const free = { credentials: 'Not Rated', estimated: 0, amount: 0, paid: false };
const finished: BoardEvent = {
  type: 'MatchFinished',
  data: {
    match: match(5, 'ann', { second_ref_id: 'bob' }),
    pay: free,
    second_pay: free,
    rank: 4,
    second_rank: 5,
  },
};
const two = [...queue('ann', 'bob', 'cyd'), playing(5, 'ann', { second_ref_id: 'bob' })];

describe('Undoing', () => {
  test('a finished match puts it on its court again and takes it from the past', () => {
    const onCourt = (ref_id: string, as: 'lead' | 'second') => ({
      ref_id,
      duty: duty({ at: 'court', court: 5, as }),
    });
    on(...two, finished)
      .when(undo(4))
      .then(
        undone(4, {
          people: [onCourt('ann', 'lead'), onCourt('bob', 'second')],
          courts: [{ court: 5, match: match(5, 'ann', { second_ref_id: 'bob' }) }],
          matches: ['match-5'],
        }),
      );
  });

  test('an assignment to a court frees it and gives both their places in the queue', () => {
    on(...two)
      .when(undo(3))
      .then(
        undone(3, {
          people: [inQueue('ann', 1), inQueue('bob', 2)],
          courts: [{ court: 5, match: null }],
        }),
      );
  });

  test('a check-in or a check-out takes its status update away', () => {
    on(...queue('ann'))
      .when(undo(0))
      .then(undone(0, { people: [{ ref_id: 'ann', duty: null }], statuses: ['in-ann'] }));
    on(...queue('ann'), out('ann'))
      .when(undo(1))
      .then(undone(1, { people: [inQueue('ann', 1)], statuses: ['out-ann'] }));
  });

  test('a finished assignment makes it one under way', () => {
    const before = [...queue('ann'), assigned('a1', 'ann'), ended('a1', 'ann', 2)];
    const back = undone(2, {
      people: [{ ref_id: 'ann', duty: duty({ at: 'aux', id: 'a1' }) }],
      aux: [{ id: 'a1', aux: assignment('a1', 'ann') }],
      past_aux: ['a1'],
    });
    on(...before)
      .when(undo(2))
      .then(back);
    on(...before, back)
      .when({ type: 'FinishAux', id: 'a1', amount: 0, paid: false })
      .then(ended('a1', 'ann', 3));
  });

  test('a clipboard takes it away, or makes it needed again', () => {
    on(waiting('c1', 5))
      .when(undo(0))
      .then(undone(0, { clipboards: [{ id: 'c1', clipboard: null }] }));
    on(waiting('c1', 5), { type: 'ClipboardBrought', data: { id: 'c1' } })
      .when(undo(1))
      .then(
        undone(1, {
          clipboards: [{ id: 'c1', clipboard: clipboard('c1', 5) }],
        }),
      );
  });

  test('an action of several events takes all of them back, by its last', () => {
    const together = { commandId: 'one' };
    const board = on(
      ...queue('ann', 'bob'),
      { type: 'QueueRenumbered', data: { order: ['ann', 'bob'] }, meta: together },
      { ...moved('bob', 0.5), meta: together },
    );
    board.when(undo(3)).then(undone(3, { people: [inQueue('bob', 2)] }));
    board.when(undo(2)).thenRefused('changed', TOO_LATE);
    on(
      ...queue('ann'),
      { ...assigned('a1', 'ann'), meta: together },
      { type: 'AuxNoted', data: { id: 'a1', ref_id: 'ann', note: 'x' }, meta: together },
    )
      .when(undo(2))
      .then(undone(2, { people: [inQueue('ann', 1)], aux: [{ id: 'a1', aux: null }] }));
  });

  test('leaves alone what others did since elsewhere', () => {
    expect(on(...two, finished, checkedIn('dan', 6), playing(6, 'cyd')).when(undo(4)).outcome).toHaveLength(
      1,
    );
  });

  test.each<[string, readonly PastEvent<BoardEvent>[]]>([
    ['the court has another match', [playing(5, 'cyd')]],
    ['a referee is on another court', [playing(6, 'ann')]],
    ['a referee moved in the queue', [moved('bob', 0)]],
    ['a referee is on a break', [onBreak('ann')]],
    ['a referee went home', [out('bob')]],
    ['a referee was forgotten', [left('ann')]],
    ['it was undone before', [undone(4, {})]],
  ])('a finished match is refused once %s', (_, since) => {
    on(...two, finished, ...since)
      .when(undo(4))
      .thenRefused('changed', TOO_LATE);
  });

  test('a finished assignment is refused once it was deleted', () => {
    const gone: BoardEvent = { type: 'AuxDeleted', data: { id: 'a1', ref_id: 'ann', rank: null } };
    on(...queue('ann'), assigned('a1', 'ann'), ended('a1', 'ann', 2), gone)
      .when(undo(2))
      .thenRefused('changed', TOO_LATE);
  });

  test('brings nobody back who was forgotten', () => {
    on(...queue('ann'), out('ann'), left('ann'))
      .when(undo(1))
      .thenRefused('changed', TOO_LATE);
  });

  test('what leaves nothing on the board is refused', () => {
    on({ type: 'RefereeNoted', data: { ref_id: 'ann', note: 'x', tag: null } })
      .when(undo(0))
      .thenRefused('changed', TOO_LATE);
    on().when(undo(0)).thenRefused('changed');
  });

  test('is final, and lets the actions before be undone', () => {
    const taken = [
      ...two,
      undone(3, { people: [inQueue('ann', 1), inQueue('bob', 2)], courts: [{ court: 5, match: null }] }),
    ];
    on(...taken)
      .when(undo(4))
      .thenRefused('changed');
    on(...taken)
      .when(undo(2))
      .then(undone(2, { people: [{ ref_id: 'cyd', duty: null }], statuses: ['in-cyd'] }));
  });

  test('reaches back fifty actions', () => {
    const board = on(...queue(...Array.from({ length: 51 }, (_, index) => `ref-${index}`)));
    board.when(undo(0)).thenRefused('changed');
    expect(board.when(undo(1)).outcome).toHaveLength(1);
  });
});

describe('A place in the queue that comes back', () => {
  test('is before those who joined meanwhile', () => {
    const { people } = on(...queue('ann'), out('ann'), checkedIn('bob', 2), {
      ...undone(1, { people: [inQueue('ann', 1)] }),
    }).state.floor;
    expect(queueOf(people).map(({ ref_id }) => ref_id)).toEqual(['ann', 'bob']);
  });

  test('is never shared: whoever took its rank comes after, and everybody is renumbered', () => {
    on(...queue('ann', 'bob', 'cyd', 'dan'), out('bob'), moved('dan', 2))
      .when(undo(4))
      .then(
        undone(4, {
          people: [inQueue('ann', 1), inQueue('bob', 2), inQueue('dan', 3), inQueue('cyd', 4)],
          statuses: ['out-bob'],
        }),
      );
  });
});

function left(ref_id: string): BoardEvent {
  return {
    type: 'PersonLeft',
    data: { ref_id, statuses: [], aux: [], calls: [], confirmed: [], pay: [], payments: [] },
  };
}
