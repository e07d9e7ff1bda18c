import { describe, expect, it } from 'vitest';
import type { Fetch } from '../data/client.ts';
import type { LiveFrame } from '../live/connection.ts';
import { createFeed } from './feed.ts';
import type { Board } from './model.ts';
import { courtRow, queueRow } from './testing/rows.ts';

const ROOM = 'board:t1';
const board = (...refs: string[]): Board => ({
  courts: [courtRow(1)],
  queue: refs.map((ref, at) => queueRow(ref, at + 1)),
  aux: [],
  clipboards: [],
});

interface Question {
  readonly url: string;
  readonly position: string | undefined;
  answer(status: number, body: unknown): void;
}

/** One board whose server, room and clock are in the test's hands. */
function display() {
  const questions: Question[] = [];
  const timers = new Set<{ run: () => void; at: number }>();
  let time = 0;
  let say: ((frame: LiveFrame) => void) | null = null;

  const fetch: Fetch = (url, { headers, signal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      questions.push({
        url,
        position: headers['Courtcrew-Min-Position'],
        answer: (status, body) =>
          resolve(
            new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
          ),
      });
    });
  const feed = createFeed('t1', {
    live: {
      join: (_room, listener) => {
        say = listener;
        return () => {
          say = null;
        };
      },
    },
    fetch,
    language: () => 'en',
    later: (run, ms) => {
      const timer = { run, at: time + ms };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    now: () => time,
    clock: () => time,
    breath: () => 1_000,
  });
  const stop = feed.subscribe(() => undefined);

  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    feed,
    stop,
    questions,
    timers,
    listening: () => say !== null,
    frame(event: string, data: unknown = null, position: string | null = null) {
      say?.({ room: ROOM, event, position, until: position, data });
    },
    /** Answers the four questions of the oldest reading that waits. */
    async answer({ courts, queue, aux, clipboards }: Board) {
      for (const [at, rows] of [courts, queue, aux, clipboards].entries()) questions[at]?.answer(200, rows);
      questions.splice(0, 4);
      await settle();
    },
    async refuse(status: number) {
      questions[0]?.answer(status, { message: 'no' });
      questions.splice(0, 4);
      await settle();
    },
    async pass(ms: number) {
      time += ms;
      for (const timer of [...timers]) if (timer.at <= time && timers.delete(timer)) timer.run();
      await settle();
    },
    queue: () => feed.state().board?.queue.map(({ ref_id }) => ref_id),
  };
}

describe('the feed of a board', () => {
  it('joins the room first and reads from where the room began, each list once', async () => {
    const { feed, frame, questions, answer, queue } = display();
    expect(questions).toEqual([]);
    frame('joined', null, '41');
    expect(questions.map(({ url }) => url)).toEqual([
      '/api/getCourtsForPublicDisplay/t1',
      '/api/getAvailableRefs/t1',
      '/api/getSideQueue/t1',
      '/api/getClipboardNeeded/t1',
    ]);
    expect(questions.map(({ position }) => position)).toEqual(['41', '41', '41', '41']);
    await answer(board('ann'));
    expect(feed.state()).toMatchObject({ status: 'ready', failure: null });
    expect(queue()).toEqual(['ann']);
  });

  it('reads without the room when that does not answer, and once more when it does at last', async () => {
    const { pass, questions, frame, answer, queue } = display();
    await pass(1_500);
    expect(questions).toHaveLength(4);
    await answer(board('ann'));
    frame('joined', null, '7');
    await answer(board('ann', 'bob'));
    expect(queue()).toEqual(['ann', 'bob']);
  });

  it('loses no frame that comes while it reads', async () => {
    const { frame, answer, queue } = display();
    frame('joined', null, '1');
    frame('assign', { gone: { queue: ['ann'] } }, '2');
    frame('checkin', { queue: [queueRow('cat', 9)] }, '3');
    await answer(board('ann', 'bob'));
    expect(queue()).toEqual(['bob', 'cat']);
  });

  it('follows frames at once and marks what they changed for five seconds', async () => {
    const { feed, frame, answer, pass, timers } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    expect(feed.state().changed.size).toBe(0);
    frame('assign', { courts: [courtRow(1, { ref_id: 'ann' })], gone: { queue: ['ann'] } }, '2');
    await pass(3_000);
    frame('checkin', { queue: [queueRow('bob', 2)] }, '3');
    expect([...feed.state().changed]).toEqual(['court:1', 'queue:bob']);
    await pass(2_000);
    expect([...feed.state().changed]).toEqual(['queue:bob']);
    await pass(3_000);
    expect(feed.state().changed.size).toBe(0);
    expect(timers.size).toBe(1);
  });

  it('reads all four again on a frame it does not understand, and only once for a hundred', async () => {
    const { frame, answer, questions, pass, queue } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    for (let count = 0; count < 100; count++) frame('something new', { what: 'weather' }, String(2 + count));
    expect(questions).toHaveLength(4);
    expect(questions[0]?.position).toBe('2');
    await answer(board('bob'));
    await pass(1_000);
    expect(questions.map(({ position }) => position)).toEqual(['101', '101', '101', '101']);
    await answer(board('cat'));
    await pass(5_000);
    expect(questions).toEqual([]);
    expect(queue()).toEqual(['cat']);
  });

  it('lets no older reading win: the next one begins when the one before has ended', async () => {
    const { feed, frame, answer, questions, queue } = display();
    frame('joined', null, '1');
    feed.refresh();
    feed.refresh();
    expect(questions).toHaveLength(4);
    await answer(board('old'));
    expect(queue()).toEqual(['old']);
    expect(questions).toHaveLength(4);
    await answer(board('new'));
    expect(queue()).toEqual(['new']);
    expect(questions).toEqual([]);
  });

  it('trusts the room after a reconnect, and reads again when the room cannot tell what was missed', async () => {
    const { frame, answer, questions, queue } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    frame('joined', null, '5');
    expect(questions).toEqual([]);
    frame('refresh', null, '300');
    expect(questions[0]?.position).toBe('300');
    await answer(board('bob'));
    expect(queue()).toEqual(['bob']);
  });

  it('keeps the board when the server is gone, asks with growing pauses, and at once when the room is back', async () => {
    const { feed, frame, answer, refuse, questions, pass, queue } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    frame('refresh', null, '2');
    await refuse(503);
    expect(feed.state()).toMatchObject({ status: 'ready', failure: { status: 503 } });
    expect(queue()).toEqual(['ann']);
    await pass(1_000);
    await refuse(503);
    await pass(1_000);
    expect(questions).toEqual([]);
    await pass(1_000);
    expect(questions).toHaveLength(4);
    await refuse(503);
    frame('joined', null, '2');
    await answer(board('bob'));
    expect(feed.state().failure).toBeNull();
    expect(queue()).toEqual(['bob']);
  });

  it('says when there is no such tournament, and does not keep asking', async () => {
    const { feed, frame, refuse, pass, questions } = display();
    frame('joined', null, '1');
    await refuse(404);
    expect(feed.state()).toMatchObject({
      status: 'failed',
      board: null,
      failure: { status: 404, message: 'no' },
    });
    await pass(60_000);
    expect(questions).toEqual([]);
  });

  it('gives up a reading that hangs and begins another', async () => {
    const { feed, frame, pass, questions } = display();
    frame('joined', null, '1');
    await pass(20_000);
    expect(feed.state().status).toBe('failed');
    questions.splice(0, 4);
    await pass(1_000);
    expect(questions).toHaveLength(4);
  });

  it('reads again every 900 seconds, whatever it was told', async () => {
    const { frame, answer, pass, questions } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    await pass(899_999);
    expect(questions).toEqual([]);
    await pass(1);
    expect(questions).toHaveLength(4);
  });

  it('shows a board of before until it knows better, and marks nothing for that', async () => {
    const { feed, frame, answer, queue } = display();
    feed.seed(board('of yesterday'), 5);
    expect(feed.state()).toMatchObject({ status: 'loading', updated: 5 });
    expect(queue()).toEqual(['of yesterday']);
    frame('joined', null, '1');
    await answer(board('ann'));
    expect(queue()).toEqual(['ann']);
    expect(feed.state().changed.size).toBe(0);
  });

  it('leaves the room and no timer behind when nobody looks any more', async () => {
    const { feed, frame, answer, stop, timers, listening } = display();
    frame('joined', null, '1');
    await answer(board('ann'));
    frame('checkin', { queue: [queueRow('bob', 2)] }, '2');
    feed.refresh();
    stop();
    await answer(board('too late'));
    expect(listening()).toBe(false);
    expect(timers.size).toBe(0);
    expect(feed.state().board?.queue).toHaveLength(2);
  });
});
