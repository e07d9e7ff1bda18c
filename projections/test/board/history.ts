import { contextOf, metaOf, PEOPLE, step } from '@courtcrew/domain/board/board.arbitrary.ts';
import { type BoardEvent, type BoardState, board } from '@courtcrew/domain/board/index.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { NEW_TOURNAMENT } from '@courtcrew/domain/tournaments/index.ts';
import fc from 'fast-check';
import type { Told } from '../support/readModels.ts';

/** What a tournament's day is told with. */

export const TID = 't1';

export const onBoard = (event: BoardEvent, at?: string): Told => ({
  ...event,
  stream: `board-${TID}`,
  ...(at !== undefined && { at }),
});

export const person = (ref_id: string, choices: object = {}): Told => ({
  stream: `person-${ref_id}`,
  type: 'PersonRegistered',
  data: {
    ref_id,
    details: {
      first: `${ref_id} first`,
      last: 'Tester',
      email: `${ref_id}@example.org`,
      phone: '8015550199',
    },
    choices,
    password_hash: 'h',
    source: null,
  },
});

/** A tournament in the East with three courts. */
export const tournament: readonly Told[] = [
  {
    stream: `tournament-${TID}`,
    type: 'TournamentAdded',
    data: { fields: { ...NEW_TOURNAMENT, name: 'Dallas Open', time_zone: 'US/Eastern' } },
  },
  {
    stream: `tournament-${TID}`,
    type: 'CourtsAdded',
    data: {
      courts: [1, 2, 3].map((order) => ({ order, name: String(order), description: '', color: '#009CAE' })),
      total: 3,
    },
  },
];

export const venue: readonly Told[] = [...tournament, ...PEOPLE.map((ref_id) => person(ref_id))];

/** What happens where anything may be commanded on a small board; the state knows what must come of it. */
export function anyHistory(seed: number, steps = 400): { told: Told[]; state: BoardState } {
  const [drafts = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps }), {
    numRuns: 1,
    seed,
  });
  const told: Told[] = [];
  let state = board.initial;
  for (const [index, make] of drafts.entries()) {
    const { command, actor } = make(state);
    const meta = metaOf(index, actor);
    const outcome = board.decide(state, command, contextOf(meta));
    if (isRefusal(outcome)) continue;
    for (const event of outcome) {
      state = board.evolve(state, event, meta);
      told.push(onBoard(event, meta.at));
    }
  }
  return { told, state };
}
