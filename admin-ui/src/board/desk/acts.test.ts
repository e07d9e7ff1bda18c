import { type Board, EMPTY_BOARD } from '@courtcrew/ui-kit/board/model.ts';
import { auxRow, clipboardRow, courtRow, queueRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { callsByCourt } from '../calls/openCalls.ts';
import { openCall } from '../calls/testing/call.ts';
import type { BoardDesk } from './acts.ts';
import { actsOn } from './acts.ts';
import { type Choice, nextOf, targetOf } from './target.ts';

const board: Board = {
  courts: [courtRow(1), courtRow(2, { id: 'm2' }), courtRow(3, { id: 'm3', second_ref_id: 'sam' })],
  queue: [queueRow('ana', 1, { quick_break: true }), queueRow('bo', 2), queueRow('cy', 3)],
  aux: [auxRow('x', { ref_id: 'dee' })],
  clipboards: [clipboardRow('k', 2)],
};

/** A desk that writes down what it is asked to do. */
function deskOf(given: Board, carried?: string) {
  const done: string[] = [];
  const noted = (what: string) => (of: object) => {
    const { court_num, ref_id, id } = { court_num: '', ref_id: '', id: '', ...of };
    done.push([what, court_num || ref_id || id].join(' '));
    return Promise.resolve(true);
  };
  const desk = {
    carried: given.queue.find(({ ref_id }) => ref_id === carried),
    next: nextOf(given),
    calls: callsByCourt([openCall('n1', { court_num: '3', type: 'medical' })]),
    showCalls: () => done.push('calls'),
    ask: ({ kind }: { kind: string }) => done.push(`ask ${kind}`),
    put: (person: object, court: object) => void noted('put')(person).then(() => noted('on')(court)),
    moveTo: (person: object, position: number) => void noted(`move to ${position}`)(person),
    pickUp: noted('pick up'),
    putDown: () => done.push('put down'),
    reset: noted('reset'),
    deleteAux: noted('delete'),
    refuse: (place: string, word: string) => done.push(`refused at ${place}: ${word}`),
    commands: {
      secondBack: noted('second back'),
      medal: (court: object, medal: string) => noted(`medal ${medal}`)(court),
      rest: noted('rest'),
      markLast: noted('last'),
      needClipboard: noted('clipboard'),
      brought: noted('brought'),
    },
  } as unknown as BoardDesk;
  return { desk, done };
}

/** What the keys offered on a choice are called, and what pressing one does. */
function on(choice: Choice, { of = board, carried }: { of?: Board; carried?: string } = {}) {
  const { desk, done } = deskOf(of, carried);
  const acts = actsOn(targetOf(of, choice), desk);
  const find = (key: string) => acts.find((act) => act.key === key);
  return {
    keys: acts.map(({ key }) => key).join(' '),
    label: (key: string) => find(key)?.label,
    press: async (key: string) => {
      find(key)?.run();
      await Promise.resolve();
      return done;
    },
  };
}

const court = (order: number): Choice => ({ at: 'court', court: order });
const person = (id: string): Choice => ({ at: 'queue', id });

describe('on a free court', () => {
  it('Enter takes the next of the queue who is not on a break', async () => {
    const { keys, label, press } = on(court(1));
    expect(keys).toBe('enter k x');
    expect(label('enter')).toEqual(['act.assignNext', { name: 'bo Tester' }]);
    expect(await press('enter')).toEqual(['put bo', 'on 1']);
  });

  it('Enter puts down who was picked up', async () => {
    const { label, press } = on(court(1), { carried: 'ana' });
    expect(label('enter')).toEqual(['act.putHere', { name: 'ana Tester' }]);
    expect(await press('enter')).toEqual(['put ana', 'on 1']);
  });

  it('Enter says at the court that nobody can go', async () => {
    const of = { ...EMPTY_BOARD, courts: board.courts, queue: board.queue.slice(0, 1) };
    expect(await on(court(1), { of }).press('enter')).toEqual(['refused at court:1: ask.nobody']);
  });
});

describe('on a court that is played on', () => {
  it('finishing comes first, so that Enter does it', () => {
    expect(on(court(2)).keys).toBe('f s m k x r');
  });

  it('m goes through the medals and back to none', async () => {
    expect(await on(court(2)).press('m')).toEqual(['medal Bronze 2']);
    const gold = { ...board, courts: [courtRow(2, { id: 'm2', medal: 'Gold' })] };
    expect(on(court(2), { of: gold }).label('m')).toEqual(['act.medalnone']);
    expect(await on(court(2), { of: gold }).press('m')).toEqual(['medal none 2']);
  });

  it('Enter makes a second of who was picked up', () => {
    expect(on(court(2), { carried: 'cy' }).label('enter')).toEqual(['act.putSecond', { name: 'cy Tester' }]);
  });

  it('s sends the next as second, or the second back', async () => {
    expect(await on(court(2)).press('s')).toEqual(['put bo', 'on 2']);
    expect(await on(court(3)).press('s')).toEqual(['second back 3']);
  });

  it('n leads to the call of the court, and finishing stays what Enter does', async () => {
    expect(on(court(3)).keys).toBe('f n s m k x r');
    expect(on(court(3)).label('n')).toEqual(['call.medical']);
    expect(await on(court(3)).press('n')).toEqual(['calls']);
  });

  it('k asks for a clipboard, or has it brought', async () => {
    expect(await on(court(2)).press('k')).toEqual(['brought 2']);
    expect(await on(court(3)).press('k')).toEqual(['clipboard 3']);
  });
});

describe('on a person in the queue', () => {
  it('Enter picks up, moves who was picked up there, or puts down', async () => {
    expect(await on(person('bo')).press('enter')).toEqual(['pick up bo']);
    expect(await on(person('bo'), { carried: 'cy' }).press('enter')).toEqual(['move to 2 cy']);
    expect(await on(person('cy'), { carried: 'cy' }).press('enter')).toEqual(['put down']);
  });

  it('nobody is moved beyond an end', () => {
    expect(on(person('ana')).keys).toBe('enter b n l x alt+arrowdown o');
    expect(on(person('cy')).keys).toBe('enter b n l x alt+arrowup o');
  });

  it('moves one place at a time', async () => {
    expect(await on(person('bo')).press('alt+arrowup')).toEqual(['move to 1 bo']);
    expect(await on(person('bo')).press('alt+arrowdown')).toEqual(['move to 3 bo']);
  });

  it('falls to the first when who was chosen has gone', () => {
    expect(on(person('gone')).label('b')).toEqual(['act.breakOver']);
  });
});

describe('elsewhere', () => {
  it('aux assignments are finished or deleted', async () => {
    const { keys, press } = on({ at: 'aux', id: 'x' });
    expect(keys).toBe('f d');
    expect(await press('d')).toEqual(['delete dee']);
  });

  it('clipboards are brought', async () => {
    expect(await on({ at: 'clipboard', id: 'k' }).press('k')).toEqual(['brought 2']);
  });

  it('nothing can be done where nothing is chosen', () => {
    expect(actsOn(null, deskOf(board).desk)).toEqual([]);
  });
});
