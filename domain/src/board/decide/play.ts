import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { BoardCommand, Decide, PayFacts } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { Match, Pay } from '../model.ts';
import * as refusals from '../refusals.ts';
import { auxAt, type BoardState, endOfQueue } from '../state.ts';
import { auxFinished } from './assignments.ts';
import { elsewhere } from './parts.ts';

export const assignCourt: Decide<'AssignCourt'> = (state, command, context) => {
  const { court, court_num, ref_id, second_ref_id, medal } = command;
  if (state.floor.courts.has(court)) return refusals.courtTaken(command);
  if (ref_id === second_ref_id) return refusals.sameReferee();
  const barrier =
    elsewhere(state, ref_id) ?? (second_ref_id === null ? undefined : elsewhere(state, second_ref_id));
  if (barrier) return barrier;
  const match: Match = {
    id: context.newId(),
    court,
    court_num,
    ref_id,
    second_ref_id,
    start_time: context.at,
    medal,
    sysid: '',
  };
  return [{ type: 'MatchAssigned', data: { match } }];
};

/** The match on the court, if it is the one that was seen: an answer may come late, when the next has begun. */
function matchSeen(
  state: BoardState,
  command: BoardCommand<'SetMedal'> | BoardCommand<'AssignSecond'>,
): Match | Refusal {
  const match = state.floor.courts.get(command.court);
  if (!match) return refusals.noMatch(command);
  return command.id !== undefined && command.id !== match.id ? refusals.matchFinished() : match;
}

/** The medal decides whether the referees may finish the match themselves, so it is known before the end. */
export const setMedal: Decide<'SetMedal'> = (state, command) => {
  const { court, medal } = command;
  const match = matchSeen(state, command);
  if (isRefusal(match)) return match;
  if (match.medal === medal) return [];
  return [{ type: 'MedalChanged', data: { match_id: match.id, court, medal } }];
};

/** The same second again, or none where there was none, changes nothing. */
export const assignSecond: Decide<'AssignSecond'> = (state, command) => {
  const { court, ref_id } = command;
  const match = matchSeen(state, command);
  if (isRefusal(match)) return match;
  const { id: match_id, second_ref_id } = match;
  if (ref_id === second_ref_id) return [];
  if (ref_id === null) {
    const { second_ref_id: seen = second_ref_id } = command;
    return seen === second_ref_id ? released(state, match) : refusals.secondChanged();
  }
  if (second_ref_id !== null) return refusals.secondTaken(command);
  return elsewhere(state, ref_id) ?? [{ type: 'SecondAssigned', data: { match_id, court, ref_id } }];
};

/** The second of the match goes to the end of the queue. */
export function released(state: BoardState, match: Match): readonly BoardEvent[] {
  const { id: match_id, court, second_ref_id } = match;
  if (second_ref_id === null) return [];
  const data = { match_id, court, ref_id: second_ref_id, rank: endOfQueue(state)() };
  return [{ type: 'SecondReleased', data }];
}

/** Whether the second is the one whose pay the desk says, if it says any. */
const paysSecondOf = ({ second_ref_id }: Match, command: BoardCommand<'FinishMatch'>): boolean =>
  command.second_ref_id === undefined || command.second_ref_id === second_ref_id;

/** The match on the court, if it is the one that was meant and the actor may finish it in this way. */
function matchToFinish(
  state: BoardState,
  command: BoardCommand<'FinishMatch'>,
  { actor }: DecisionContext,
): Match | Refusal {
  const match = state.floor.courts.get(command.court);
  if (!match) return refusals.noMatch(command);
  if (command.id !== null && command.id !== match.id) return refusals.matchFinished();
  if (command.by === 'desk') return paysSecondOf(match, command) ? match : refusals.secondChanged();
  const own = actor.ref !== null && [match.ref_id, match.second_ref_id].includes(actor.ref);
  if (!own) return refusals.notYourMatch();
  return match.medal === 'Gold' && command.tie_breaker === true ? refusals.coordinatorFinishes() : match;
}

const NO_FACTS: PayFacts = { credentials: 'Not Rated', lead: 0, second: 0 };

/** What the person gets: the amount the desk gave, or what the tournament pays for the part. */
function payOf(
  { pay }: BoardCommand<'FinishMatch'>,
  ref_id: string,
  part: 'lead' | 'second',
  { amount, paid }: { readonly amount?: number | undefined; readonly paid: boolean },
): Pay {
  const facts = pay[ref_id] ?? NO_FACTS;
  const estimated = facts[part];
  return { credentials: facts.credentials, estimated, amount: amount ?? estimated, paid };
}

/** The command with what is its sender's business: pay, medal and the match's id are the desk's alone. */
function readable(command: BoardCommand<'FinishMatch'>): BoardCommand<'FinishMatch'> {
  if (command.by === 'desk') return command;
  const { medal, sysid, amount, second_amount, ...own } = command;
  return { ...own, paid: false, second_paid: false };
}

/** Lead and second go to the end of the queue, then those whose assignments end with the match. */
export const finishMatch: Decide<'FinishMatch'> = (state, command, context) => {
  const match = matchToFinish(state, command, context);
  if (isRefusal(match)) return match;
  const own = readable(command);
  const nextRank = endOfQueue(state);
  const finished: BoardEvent = {
    type: 'MatchFinished',
    data: {
      match: { ...match, medal: own.medal ?? match.medal, sysid: own.sysid ?? match.sysid },
      pay: payOf(own, match.ref_id, 'lead', own),
      second_pay:
        match.second_ref_id === null
          ? null
          : payOf(own, match.second_ref_id, 'second', {
              amount: own.second_amount,
              paid: own.second_paid,
            }),
      rank: nextRank(),
      second_rank: match.second_ref_id === null ? null : nextRank(),
    },
  };
  const ended = [...state.floor.aux.values()]
    .filter(({ id }) => command.aux.includes(id))
    // Other people's assignments elsewhere are none of a referee's business.
    .filter((aux) => command.by === 'desk' || aux.court === match.court)
    .sort((one, other) => command.aux.indexOf(one.id) - command.aux.indexOf(other.id))
    .map((aux) => auxFinished(aux, { amount: 0, paid: false, rank: nextRank(), at: context.at }));
  return [finished, ...ended];
};

/**
 * A court that is free and has no assignments beside it is as it should be. Whoever answers the question late does not
 * clear the match after the one they saw.
 */
export const resetCourt: Decide<'ResetCourt'> = (state, command) => {
  const { court, id } = command;
  const match = state.floor.courts.get(court);
  const aux = auxAt(state.floor, court);
  const nextRank = endOfQueue(state);
  const back = [match?.ref_id, match?.second_ref_id, ...aux.map((one) => one.ref_id)]
    .filter((ref_id) => ref_id !== null && ref_id !== undefined)
    .map((ref_id) => ({ ref_id, rank: nextRank() }));
  if (back.length === 0) return [];
  if (id === null && match) return refusals.courtTaken(command);
  if (typeof id === 'string' && id !== match?.id) return refusals.matchFinished();
  return [{ type: 'CourtReset', data: { court, back, aux: aux.map(({ id }) => id) } }];
};
