import { describe, expect, it } from 'vitest';
import { changedKeys } from './changes.ts';
import { applyPatch, EMPTY_BOARD, replay } from './model.ts';
import { isPatch } from './patch.ts';
import { auxRow, clipboardRow, courtRow, queueRow } from './testing/rows.ts';

const board = {
  courts: [courtRow(1), courtRow(2)],
  queue: [queueRow('ann', 1), queueRow('bob', 2), queueRow('cat', 3)],
  aux: [auxRow('a1')],
  clipboards: [clipboardRow('k1', 2)],
};
const names = (rows: readonly { readonly ref_id: string }[]) => rows.map(({ ref_id }) => ref_id);

describe('a frame put into the board', () => {
  it('takes a referee from the queue to a court and leaves every other row the object it was', () => {
    const after = applyPatch(board, {
      courts: [courtRow(2, { ref_id: 'ann', id: 'm1' })],
      gone: { queue: ['ann'] },
    });
    expect(after.courts[1]?.ref_id).toBe('ann');
    expect(names(after.queue)).toEqual(['bob', 'cat']);
    expect(after.courts[0]).toBe(board.courts[0]);
    expect(after.queue[0]).toBe(board.queue[1]);
    expect(after.aux).toBe(board.aux);
    expect(changedKeys(board, after)).toEqual(['court:2']);
  });

  it('sorts the queue by rank, also between two others', () => {
    expect(names(applyPatch(board, { queue: [queueRow('cat', 1.5)] }).queue)).toEqual(['ann', 'cat', 'bob']);
  });

  it('removes what is gone and adds what is new', () => {
    const after = applyPatch(board, {
      aux: [auxRow('a0', { start_time: '2030-03-05T13:00:00.000Z' })],
      clipboards: [clipboardRow('k2', 1)],
      gone: { aux: ['a1'], clipboards: ['k9'] },
    });
    expect(after.aux.map(({ id }) => id)).toEqual(['a0']);
    expect(after.clipboards.map(({ id }) => id)).toEqual(['k2', 'k1']);
    expect(changedKeys(board, after)).toEqual(['aux:a0', 'clipboard:k2']);
  });

  it('changes nothing when it comes twice', () => {
    const patch = { queue: [queueRow('dan', 4)], gone: { queue: ['ann'] } };
    const once = applyPatch(board, patch);
    const twice = applyPatch(once, patch);
    expect(twice.queue).toBe(once.queue);
    expect(changedKeys(once, twice)).toEqual([]);
  });

  it('marks nobody when ranks were renumbered without anybody moving', () => {
    const renumbered = { queue: [queueRow('ann', 10), queueRow('bob', 20), queueRow('cat', 30)] };
    expect(changedKeys(board, applyPatch(board, renumbered))).toEqual([]);
    const noted = { queue: [queueRow('ann', 10, { tag: 'shade' })] };
    expect(changedKeys(board, applyPatch(board, noted))).toEqual(['queue:ann']);
  });
});

describe('a board read again', () => {
  it('shows what frames said while it was being read', () => {
    const read = { ...board, queue: [queueRow('ann', 1), queueRow('bob', 2)] };
    const after = replay(board, read, [{ gone: { queue: ['ann'] } }, { queue: [queueRow('eve', 5)] }]);
    expect(names(after.queue)).toEqual(['bob', 'eve']);
  });

  it('that says the same is the same, row by row', () => {
    const after = replay(board, structuredClone(board), []);
    expect(after.courts).toBe(board.courts);
    expect(after.queue).toBe(board.queue);
    expect(changedKeys(board, after)).toEqual([]);
  });

  it('in the order it is shown in, whatever the order of the answer', () => {
    const read = { ...EMPTY_BOARD, courts: [courtRow(10), courtRow(9)] };
    expect(replay(null, read, []).courts.map(({ court_order }) => court_order)).toEqual([9, 10]);
  });
});

describe('the data of a frame', () => {
  it.each([
    [{}, true],
    [{ courts: [courtRow(1)], gone: { queue: ['a'] } }, true],
    [null, false],
    [[], false],
    ['refresh', false],
    [{ what: 'court' }, false],
    [{ courts: courtRow(1) }, false],
    [{ queue: [{ rank: 1 }] }, false],
    [{ gone: { queue: [7] } }, false],
    [{ gone: { courts: ['1'] } }, true],
  ])('%j is a patch: %s', (data, expected) => expect(isPatch(data)).toBe(expected));
});
