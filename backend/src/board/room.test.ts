import { playing } from '@courtcrew/domain/board/board.fixtures.ts';
import type { BoardEvent } from '@courtcrew/domain/board/index.ts';
import { recordedAt } from '@courtcrew/domain/kernel/event.fixtures.ts';
import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { describe, expect, it } from 'vitest';
import { boardRooms } from './room.ts';

const [board, notification] = boardRooms({
  // What would be read is what was asked for.
  venueOf: async () => ({ status: 'published', time_zone: 'US/Eastern' }),
  patchFor: async (_, touched) => ({ gone: { queue: touched.flatMap(({ people }) => people ?? []) } }),
});

let position = 0n;
const recorded = ({ type, data }: DomainEvent, stream = 'board-t1'): RecordedEvent => {
  position += 1n;
  return recordedAt(position, { id: String(position), stream, type, data });
};
const moved = (ref_id: string): BoardEvent => ({ type: 'QueueMoved', data: { ref_id, rank: 1 } });

describe('the frames of a batch', () => {
  it('are one for each name and board, at the first of their events', async () => {
    position = 10n;
    const frames = await board?.frames([
      recorded(moved('ann')),
      recorded(playing(1, 'cyd')),
      recorded(moved('bob')),
      recorded(moved('dan'), 'board-t2'),
    ]);
    expect(frames).toEqual([
      { tid: 't1', event: 'swapQueue', position: 11n, until: 13n, data: { gone: { queue: ['ann', 'bob'] } } },
      { tid: 't1', event: 'assign', position: 12n, data: { gone: { queue: ['cyd'] } } },
      { tid: 't2', event: 'swapQueue', position: 14n, data: { gone: { queue: ['dan'] } } },
    ]);
  });

  it('say when what was said before names somebody who was forgotten', async () => {
    const data = { ref_id: 'ann', statuses: [], aux: [], calls: [], confirmed: [], pay: [] };
    expect(await board?.frames([recorded({ type: 'PersonLeft', data })])).toMatchObject([
      { event: 'left', forgets: true },
    ]);
  });

  it('leave out what touches no board', async () => {
    expect(board?.types?.has('ContactAdded')).toBe(false);
    expect(await board?.frames([recorded({ type: 'FromTheFuture', data: {} })])).toEqual([]);
  });

  it('of notifications are one for each, without a word of it', async () => {
    position = 20n;
    const data = { nid: 'n1', message: 'Knee', ref_id: 'ann' };
    expect(await notification?.frames([recorded({ type: 'NotificationRaised', data })])).toEqual([
      { tid: 't1', event: 'notification', position: 21n, data: { nid: 'n1', what: 'raised' } },
    ]);
  });
});
