import { auxRow, courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { onCourts } from './onCourt.ts';

describe('who a reset sends back to the queue', () => {
  it('are lead, second and whoever has an assignment at the court, nobody else', () => {
    const board = {
      courts: [
        courtRow(1, { id: 'm1', ref_id: 'ann', first: 'Ann', last: 'Lee' }),
        courtRow(2, {
          id: 'm2',
          ref_id: 'bob',
          first: 'Bob',
          last: 'Ray',
          second_ref_id: 'cat',
          second_first: 'Cat',
          second_last: 'Orr',
        }),
        courtRow(3),
      ],
      queue: [],
      aux: [auxRow('a1', { court_order: 2, first: 'Dee', last: 'Fox' }), auxRow('a2', { court_order: null })],
      clipboards: [],
    };
    expect(onCourts(board).map(({ names }) => names)).toEqual([
      ['Ann Lee'],
      ['Bob Ray', 'Cat Orr', 'Dee Fox'],
      [],
    ]);
  });
});
