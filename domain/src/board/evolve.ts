import type { Map as Index } from 'immutable';
import { evolveBy } from '../kernel/decider.ts';
import type { EventMeta } from '../kernel/event.ts';
import type { BoardEvent } from './events.ts';
import { evolveAround } from './evolveAround.ts';
import { remembered } from './memory.ts';
import type { Aux, Place } from './model.ts';
import { evolvePay, finishedAux, withFinished, withoutNotes } from './pay/evolve.ts';
import type { BoardState, Floor, Queued } from './state.ts';
import { traced } from './traces.ts';

type People = Floor['people'];

const onFloor = (state: BoardState, changes: Partial<Floor>): BoardState => ({
  ...state,
  floor: { ...state.floor, ...changes },
});

/** In another place from now on; whoever is not checked in stays away. */
function moved(people: People, ref_id: string, place: Place, since: string): People {
  const duty = people.get(ref_id);
  return duty ? people.set(ref_id, { ...duty, place, since, quick_break: false }) : people;
}

/** Elsewhere in the queue, where the person has been waiting all along. */
function ranked(people: People, ref_id: string, rank: number): People {
  const duty = people.get(ref_id);
  return duty?.place.at === 'queue' ? people.set(ref_id, { ...duty, place: { at: 'queue', rank } }) : people;
}

/** From a court or an assignment to the end of the queue; nobody where there is none. */
function queued(state: BoardState, back: readonly (Queued | null)[], since: string): BoardState {
  let { people } = state.floor;
  let { top } = state;
  for (const one of back) {
    if (!one) continue;
    people = moved(people, one.ref_id, { at: 'queue', rank: one.rank }, since);
    top = Math.max(top, one.rank);
  }
  return { ...onFloor(state, { people }), top };
}

/** Somebody who may be none, with a rank they then have. */
const queuer = (ref_id: string | null, rank: number | null): Queued | null =>
  ref_id === null || rank === null ? null : { ref_id, rank };

const putBack = <K, V>(index: Index<K, V>, rows: readonly (readonly [K, V | null])[]): Index<K, V> =>
  rows.reduce((all, [key, value]) => (value === null ? all.delete(key) : all.set(key, value)), index);

/** The names that old events hold in the clear must not get into new ones. */
const nameless = ({ id, ref_id, type, court, court_num, start_time }: Aux): Aux => ({
  id,
  ref_id,
  type,
  court,
  court_num,
  start_time,
});

const applied = evolveBy<BoardState, BoardEvent, 'AuxNoted'>({
  CheckedIn: (state, { ref_id, rank, status_id }, { at }) => ({
    ...onFloor(state, {
      people: state.floor.people.set(ref_id, {
        place: rank === null ? { at: 'duty' } : { at: 'queue', rank },
        since: at,
        checked_in_at: at,
        quick_break: false,
      }),
    }),
    top: Math.max(state.top, rank ?? 0),
    dismissed: state.dismissed.delete(ref_id),
    statuses: state.statuses.add(status_id),
  }),
  Dismissed: (state, { ref_id }) => ({ ...state, dismissed: state.dismissed.add(ref_id) }),
  DismissalTakenBack: (state, { ref_id }) => ({ ...state, dismissed: state.dismissed.delete(ref_id) }),
  CheckedOut: (state, { ref_id, status_id }) => ({
    ...onFloor(state, { people: state.floor.people.delete(ref_id) }),
    statuses: state.statuses.add(status_id),
  }),
  BreakChanged: (state, { ref_id, quick_break }) => {
    const duty = state.floor.people.get(ref_id);
    return duty
      ? onFloor(state, { people: state.floor.people.set(ref_id, { ...duty, quick_break }) })
      : state;
  },
  QueueMoved: (state, { ref_id, rank }) => ({
    ...onFloor(state, { people: ranked(state.floor.people, ref_id, rank) }),
    top: Math.max(state.top, rank),
  }),
  QueueRenumbered: (state, { order }) =>
    onFloor(state, {
      people: order.reduce((all, ref_id, index) => ranked(all, ref_id, index + 1), state.floor.people),
    }),

  MatchAssigned: (state, { match }, { at }) => {
    const { court, ref_id, second_ref_id } = match;
    const led = moved(state.floor.people, ref_id, { at: 'court', court, as: 'lead' }, at);
    const people =
      second_ref_id === null ? led : moved(led, second_ref_id, { at: 'court', court, as: 'second' }, at);
    return onFloor(state, { people, courts: state.floor.courts.set(court, match) });
  },
  MedalChanged: (state, { court, medal }) => {
    const match = state.floor.courts.get(court);
    return match ? onFloor(state, { courts: state.floor.courts.set(court, { ...match, medal }) }) : state;
  },
  SecondAssigned: (state, { court, ref_id }, { at }) => {
    const match = state.floor.courts.get(court);
    if (!match) return state;
    return onFloor(state, {
      people: moved(state.floor.people, ref_id, { at: 'court', court, as: 'second' }, at),
      courts: state.floor.courts.set(court, { ...match, second_ref_id: ref_id }),
    });
  },
  SecondReleased: (state, { court, ref_id, rank }, { at }) => {
    const match = state.floor.courts.get(court);
    if (!match) return state;
    const courts = state.floor.courts.set(court, { ...match, second_ref_id: null });
    return queued(onFloor(state, { courts }), [{ ref_id, rank }], at);
  },
  MatchFinished: (state, finished, meta) => {
    const { match, rank, second_rank } = finished;
    const back = [{ ref_id: match.ref_id, rank }, queuer(match.second_ref_id, second_rank)];
    return {
      ...queued(onFloor(state, { courts: state.floor.courts.delete(match.court) }), back, meta.at),
      pastMatches: withFinished(state.pastMatches, finished, meta),
    };
  },
  CourtReset: (state, { court, back, aux }, { at }) =>
    queued(
      onFloor(state, {
        courts: state.floor.courts.delete(court),
        aux: state.floor.aux.deleteAll(aux),
      }),
      back,
      at,
    ),

  AuxAssigned: (state, aux, { at }) =>
    onFloor(state, {
      people: moved(state.floor.people, aux.ref_id, { at: 'aux', id: aux.id }, at),
      aux: state.floor.aux.set(aux.id, nameless(aux)),
    }),
  AuxFinished: (state, finished, meta) => {
    const { aux, rank } = finished;
    const back = [{ ref_id: aux.ref_id, rank }];
    return {
      ...queued(onFloor(state, { aux: state.floor.aux.delete(aux.id) }), back, meta.at),
      pastAux: state.pastAux.set(aux.id, finishedAux(finished, meta)),
    };
  },
  AuxDeleted: (state, { id, ref_id, rank }, { at }) => ({
    ...queued(onFloor(state, { aux: state.floor.aux.delete(id) }), [queuer(ref_id, rank)], at),
    pastAux: state.pastAux.delete(id),
  }),

  ClipboardNeeded: (state, clipboard) =>
    onFloor(state, { clipboards: state.floor.clipboards.set(clipboard.id, clipboard) }),
  ClipboardBrought: (state, { id }) => onFloor(state, { clipboards: state.floor.clipboards.delete(id) }),

  ActionUndone: (state, data) => ({
    ...state,
    floor: {
      people: putBack(
        state.floor.people,
        data.people.map(({ ref_id, duty }) => [ref_id, duty]),
      ),
      courts: putBack(
        state.floor.courts,
        data.courts.map(({ court, match }) => [court, match]),
      ),
      aux: putBack(
        state.floor.aux,
        data.aux.map(({ id, aux }) => [id, aux && nameless(aux)]),
      ),
      clipboards: putBack(
        state.floor.clipboards,
        data.clipboards.map(({ id, clipboard }) => [id, clipboard]),
      ),
    },
    pastMatches: state.pastMatches.deleteAll(data.matches),
    pastAux: state.pastAux.deleteAll(data.past_aux),
    statuses: state.statuses.subtract(data.statuses),
  }),

  PersonLeft: (state, { ref_id, calls, pay }) => ({
    ...onFloor(state, { people: state.floor.people.delete(ref_id) }),
    dismissed: state.dismissed.delete(ref_id),
    notes: state.notes.delete(ref_id),
    // As the log will tell it from now on: without the words.
    lastCalls: state.lastCalls.map((call) => (calls.includes(call.nid) ? { ...call, message: null } : call)),
    pastMatches: withoutNotes(state.pastMatches, pay),
  }),

  ...evolvePay,
  ...evolveAround,
});

/**
 * Folds one event. Ids an event names and the state does not know change nothing. Events of a newer version count
 * too, so that every process knows an action by the same revision.
 */
export function evolve(state: BoardState, event: BoardEvent, meta: EventMeta): BoardState {
  const next = applied(state, event, meta);
  const { revision, traces } = state;
  const counted = { ...next, revision: revision + 1, traces: traced(traces, event) };
  return remembered(state, counted, event, meta);
}
