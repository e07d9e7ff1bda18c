import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { contextOf, metaOf, step } from './board.arbitrary.ts';
import {
  assigned,
  assignment,
  eventsOf,
  finish,
  minutes,
  on,
  playing,
  queue,
  waiting,
} from './board.fixtures.ts';
import { board } from './decide.ts';
import type { BoardEvent } from './events.ts';
import { type BoardState, EMPTY_BOARD } from './state.ts';

const dismissed = (ref_id: string): BoardEvent => ({ type: 'Dismissed', data: { ref_id } });
const out = (ref_id: string, id = 'id-1'): BoardEvent => ({
  type: 'CheckedOut',
  data: { ref_id, reason: null, status_id: id },
});
const monitored = (court: number, ref_id: string | null): BoardEvent => ({
  type: 'MonitorAssigned',
  data: { court, ref_id },
});
const dismiss = (ref_id: string) => ({ type: 'Dismiss' as const, ref_id });

describe('an official who is none any more', () => {
  test('leaves the queue at once, and nobody needs to be told twice', () => {
    on(...queue('ann', 'ben'), waiting('c1', 3, 'ann'))
      .when(dismiss('ann'))
      .then(
        dismissed('ann'),
        { type: 'ClipboardNeeded', data: { id: 'c1', court: 3, court_num: '3', ref_id: null } },
        out('ann'),
      );
    on(...queue('ann'), dismissed('ann'), out('ann'))
      .when(dismiss('ann'))
      .then();
    on().when(dismiss('ann')).then();
  });

  test('ends an assignment beside a court with its minutes', () => {
    on(...queue('ann'), assigned('a1', 'ann', { start_time: minutes(-20) }))
      .when(dismiss('ann'))
      .then(
        dismissed('ann'),
        {
          type: 'AuxFinished',
          data: {
            aux: assignment('a1', 'ann', { start_time: minutes(-20) }),
            minutes: 20,
            amount: 0,
            paid: false,
            rank: 2,
          },
        },
        out('ann'),
      );
  });

  test('plays the match to its end and is gone then, not in the queue', () => {
    const onCourt = [...queue('ann', 'ben'), playing(3, 'ann', { second_ref_id: 'ben' })];
    on(...onCourt)
      .when(dismiss('ann'))
      .then(dismissed('ann'));
    const { state } = on(...onCourt, dismissed('ann'));
    const ended = on(...onCourt, dismissed('ann')).when(finish(3));
    expect(eventsOf(ended).map(({ type }) => type)).toEqual(['MatchFinished', 'CheckedOut']);
    const after = eventsOf(ended).reduce(
      (folded, event) => board.evolve(folded, event, metaOf(1, 'dora')),
      state,
    );
    expect([...after.floor.people.keys()]).toEqual(['ben']);
    // Added again while they play: the match ends as any other.
    const back: BoardEvent = { type: 'DismissalTakenBack', data: { ref_id: 'ann' } };
    const takeBack = { type: 'TakeBackDismissal' as const, ref_id: 'ann' };
    on(...onCourt, dismissed('ann'))
      .when(takeBack)
      .then(back);
    on(...onCourt, dismissed('ann'), back)
      .when(takeBack)
      .then();
    on(...queue('ann'), dismissed('ann'), out('ann'))
      .when(takeBack)
      .then();
    const stays = eventsOf(on(...onCourt, dismissed('ann'), back).when(finish(3)));
    expect(stays.map(({ type }) => type)).toEqual(['MatchFinished']);
    // The desk pressed by mistake: the match is there again, and its lead still goes with it.
    const once = eventsOf(ended).map((event) => ({ ...event, meta: { commandId: 'finish' } }));
    const events = [...onCourt, dismissed('ann'), ...once];
    const undone = eventsOf(on(...events).when({ type: 'Undo', action: 5 }));
    expect(undone.map(({ type }) => type)).toEqual(['ActionUndone']);
    const again = eventsOf(on(...events, ...undone).when(finish(3)));
    expect(again.map(({ type }) => type)).toEqual(['MatchFinished', 'CheckedOut']);
  });

  test('is there again once the desk checks them in', () => {
    const { state } = on(...queue('ann'), dismissed('ann'), out('ann'), ...queue('ann'));
    expect(state.dismissed.has('ann')).toBe(false);
    expect(state.floor.people.has('ann')).toBe(true);
  });
});

test('a volunteer who is not there any more monitors no court', () => {
  on(monitored(1, 'moe'), monitored(2, 'max'), monitored(4, 'moe'))
    .when({ type: 'StopMonitoring', ref_id: 'moe' })
    .then(monitored(1, null), monitored(4, null));
});

test('nobody dismissed waits in the queue or is on duty, whatever the desk does and takes back', () => {
  const steps = fc.array(
    fc.oneof({ weight: 9, arbitrary: step.map((make) => ({ make })) }, fc.constantFrom('ann', 'bob', 'cyd')),
    {
      minLength: 10,
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(steps, (made) => {
      let state: BoardState = EMPTY_BOARD;
      made.forEach((one, index) => {
        const { command, actor } =
          typeof one === 'string' ? { command: dismiss(one), actor: 'dora' } : one.make(state);
        const meta = metaOf(index, actor);
        const outcome = board.decide(state, command, contextOf(meta));
        if (isRefusal(outcome)) return;
        state = outcome.reduce((folded, event) => board.evolve(folded, event, meta), state);
        for (const ref_id of state.dismissed) {
          expect([undefined, 'court', 'aux']).toContain(state.floor.people.get(ref_id)?.place.at);
        }
      });
    }),
  );
});
