import { knownNameOf } from '@courtcrew/ui-kit/board/names.ts';
import { auxRow, courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { called } from './called.ts';
import { alphabetical, placeOf } from './people.ts';

const board = {
  courts: [
    courtRow(1),
    courtRow(2, {
      ref_id: 'ana',
      first: 'Ana',
      last: 'Ruiz',
      second_ref_id: 'tom',
      second_first: 'Tom',
      second_last: 'Abel',
    }),
  ],
  queue: [
    queueRow('zoe', 1, { first: 'Zoe', last: 'Cole' }),
    queueRow('lee', 2, { first: 'Lee', last: 'Cole' }),
  ],
  aux: [auxRow('a1', { ref_id: 'max', first: 'Max', last: 'Brown' })],
  clipboards: [],
};

describe('where somebody is on the board', () => {
  it('is a place in the queue, counted from 1', () => {
    expect(placeOf(board, 'lee')).toMatchObject({ at: 'queue', position: 2 });
  });

  it('is a court, as the lead or as the second', () => {
    expect(placeOf(board, 'ana')).toMatchObject({ at: 'court', as: 'lead', row: { court_num: '2' } });
    expect(placeOf(board, 'tom')).toMatchObject({ at: 'court', as: 'second', row: { court_num: '2' } });
  });

  it('is an assignment beside a court', () => {
    expect(placeOf(board, 'max')).toMatchObject({ at: 'aux', row: { id: 'a1' } });
  });

  it('is nowhere for visitors and for people who did not check in', () => {
    expect(placeOf(board, null)).toBeNull();
    expect(placeOf(board, 'eva')).toBeNull();
  });
});

describe('everybody who is checked in', () => {
  it('stands once, by last and then by first name, wherever they are', () => {
    expect(alphabetical(board).map(knownNameOf)).toEqual([
      'Tom Abel',
      'Max Brown',
      'Lee Cole',
      'Zoe Cole',
      'Ana Ruiz',
    ]);
  });

  it('is found by any part of the name, in any case', () => {
    expect(called(alphabetical(board), ' COL').map(knownNameOf)).toEqual(['Lee Cole', 'Zoe Cole']);
    expect(called(alphabetical(board), 'ana r').map(knownNameOf)).toEqual(['Ana Ruiz']);
    expect(called(alphabetical(board), 'nobody')).toEqual([]);
  });

  it('is found without the accents of the name, and with the apostrophe of another keyboard', () => {
    const people = [
      { first: 'José', last: 'Núñez' },
      { first: 'Ann', last: 'O’Brien' },
    ];
    expect(called(people, 'jose nun').map(knownNameOf)).toEqual(['José Núñez']);
    expect(called(people, "o'brien").map(knownNameOf)).toEqual(['Ann O’Brien']);
  });

  it('has no name once forgotten', () => {
    expect(knownNameOf({ first: null, last: null })).toBe('');
  });
});
