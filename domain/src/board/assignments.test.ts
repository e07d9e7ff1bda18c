import { describe, expect, test } from 'vitest';
import {
  assigned,
  assignment,
  clipboard,
  court,
  ended,
  minutes,
  on,
  playing,
  queue,
  waiting,
} from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import type { BoardEvent } from './events.ts';
import { queueOf } from './state.ts';

const give = (ref_id: string, more: Partial<BoardCommand<'AssignAux'>> = {}): BoardCommand<'AssignAux'> => ({
  type: 'AssignAux',
  ref_id,
  aux_type: 'Match Starter',
  name: '',
  court: null,
  note: null,
  ...more,
});
const remove = (id: string): BoardCommand => ({ type: 'DeleteAux', id, ref_id: 'ann' });
const removed = (id: string, rank: number | null): BoardEvent => ({
  type: 'AuxDeleted',
  data: { id, ref_id: 'ann', rank },
});

describe('An assignment beside a court', () => {
  test('takes the person from the queue', () => {
    on(...queue('ann'))
      .when(give('ann'))
      .then(assigned('id-1', 'ann'));
    const { people } = on(...queue('ann', 'bob'), assigned('a1', 'ann')).state.floor;
    expect(people.get('ann')?.place).toEqual({ at: 'aux', id: 'a1' });
    expect(queueOf(people).map(({ ref_id }) => ref_id)).toEqual(['bob']);
  });

  test('may be at a court and carry a note and a name, which stand apart', () => {
    on(...queue('ann'))
      .when(give('ann', { court: court(5), note: ' Bring balls ' }))
      .then(assigned('id-1', 'ann', court(5)), {
        type: 'AuxNoted',
        data: { id: 'id-1', ref_id: 'ann', note: 'Bring balls', name: null },
      });
    on(...queue('ann'))
      .when(give('ann', { name: ' North gate ' }))
      .then(assigned('id-1', 'ann'), {
        type: 'AuxNoted',
        data: { id: 'id-1', ref_id: 'ann', note: null, name: 'North gate' },
      });
  });

  test('does not repeat a name that an event of before holds in the clear', () => {
    const before: BoardEvent = {
      type: 'AuxAssigned',
      data: { ...assignment('a1', 'ann'), name: 'North gate' },
    };
    on(...queue('ann'), before)
      .when({ type: 'FinishAux', id: 'a1', amount: 0, paid: false })
      .then(ended('a1', 'ann', 2));
  });

  test('is for those in the queue', () => {
    on().when(give('ann')).thenRefused('not-checked-in');
    on(...queue('ann'), playing(7, 'ann'))
      .when(give('ann'))
      .thenRefused('on-court', 'This referee is on court 7 already');
    on(...queue('ann'), assigned('a1', 'ann'))
      .when(give('ann'))
      .thenRefused('on-assignment');
  });

  test.each([
    ['whole minutes', -25.9, 25],
    ['none for a moment', -0.5, 0],
    ['never less than none, when clocks disagree', 2, 0],
  ])('ends with %s and sends the person to the end of the queue', (_, start, taken) => {
    const start_time = minutes(start);
    on(...queue('ann', 'bob'), assigned('a1', 'ann', { start_time }))
      .when({ type: 'FinishAux', id: 'a1', amount: 1500, paid: true })
      .then({
        type: 'AuxFinished',
        data: {
          aux: assignment('a1', 'ann', { start_time }),
          minutes: taken,
          amount: 1500,
          paid: true,
          rank: 3,
        },
      });
  });

  test('ends once', () => {
    const finish: BoardCommand = { type: 'FinishAux', id: 'a1', amount: 0, paid: false };
    on(...queue('ann'), assigned('a1', 'ann'), ended('a1', 'ann', 2))
      .when(finish)
      .thenRefused('finished', 'This assignment was finished meanwhile');
    on(...queue('ann'))
      .when(finish)
      .thenRefused('not-found', 'Assignment not found');
  });

  test('is taken away under way, and the person queues again', () => {
    const under = [...queue('ann', 'bob'), assigned('a1', 'ann')];
    on(...under)
      .when(remove('a1'))
      .then(removed('a1', 3));
    const { floor } = on(...under, removed('a1', 3)).state;
    expect(queueOf(floor.people).map(({ ref_id }) => ref_id)).toEqual(['bob', 'ann']);
    expect(floor.aux.size).toBe(0);
  });

  test('is taken away afterwards, which moves nobody', () => {
    const past = [...queue('ann'), assigned('a1', 'ann'), ended('a1', 'ann', 2)];
    on(...past)
      .when(remove('a1'))
      .then(removed('a1', null));
    on(...past, removed('a1', null))
      .when(remove('a1'))
      .thenRefused('not-found', 'Assignment not found');
  });
});

describe('A clipboard', () => {
  const need = (order: number, ref_id: string | null = null): BoardCommand => ({
    type: 'AddClipboard',
    ...court(order),
    ref_id,
  });

  test('is needed at a court, by somebody or by nobody in particular', () => {
    on().when(need(5)).then(waiting('id-1', 5));
    on(waiting('c1', 5))
      .when(need(5, 'ann'))
      .then({ type: 'ClipboardNeeded', data: clipboard('id-1', 5, 'ann') });
  });

  test('is asked for once', () => {
    on(waiting('c1', 5))
      .when(need(5))
      .thenRefused('clipboard-needed', 'Court 5 waits for this clipboard already');
  });

  test('is brought once', () => {
    const bring: BoardCommand = { type: 'RemoveClipboard', id: 'c1' };
    const brought: BoardEvent = { type: 'ClipboardBrought', data: { id: 'c1' } };
    on(waiting('c1', 5)).when(bring).then(brought);
    on(waiting('c1', 5), brought).when(bring).thenRefused('not-found', 'Clipboard not found');
  });
});
