import { OrderedMap } from 'immutable';
import { type Decider, type DecisionContext, decideBy, evolveBy } from '../kernel/decider.ts';
import { type EventsOf, event } from '../kernel/event.ts';
import type { RowsOf } from '../kernel/record.ts';
import { isRefusal, notFound, type Refusal, refuse, refuseField } from '../kernel/refusal.ts';
import type {
  AddRankingEvent,
  AddRankingPlayers,
  EditRankingPlayer,
  PartPartners,
  RankingCommand,
  SavePartners,
} from './commands.ts';
import {
  isEventType,
  partnersFault,
  printOf,
  type RankedPlayer,
  type RankedTournament,
  rankingPlayer,
  rankingTournament,
} from './model.ts';

/** What happens to the rankings: one stream for all of them. A removed player's pairs were taken apart before. */
export const rankingEvents = {
  ...rankingPlayer.events,
  ...rankingTournament.events,
  RankingEventAdded: event<{ readonly eid: string; readonly rtid: string; readonly type: string }>(
    'Ranking event added',
  ),
  PartnersSaved: event<{
    readonly pair_id: string;
    readonly eid: string;
    readonly one: string;
    readonly two: string;
  }>('Partners saved'),
  PartnersParted: event<{ readonly pair_id: string; readonly eid: string }>('Partners parted'),
};

export type RankingEvent = EventsOf<typeof rankingEvents>;

interface Pair {
  readonly eid: string;
  readonly one: string;
  readonly two: string;
}

export interface RankingState {
  readonly players: RowsOf<typeof rankingPlayer>;
  readonly tournaments: RowsOf<typeof rankingTournament>;
  readonly events: OrderedMap<string, { readonly rtid: string; readonly type: string }>;
  readonly pairs: OrderedMap<string, Pair>;
}

const NO_RANKING: RankingState = {
  players: OrderedMap(),
  tournaments: OrderedMap(),
  events: OrderedMap(),
  pairs: OrderedMap(),
};

const evolve = evolveBy<RankingState, RankingEvent>({
  ...rankingPlayer.fold('players'),
  ...rankingTournament.fold('tournaments'),
  RankingEventAdded: (state, { eid, rtid, type }) => ({
    ...state,
    events: state.events.set(eid, { rtid, type }),
  }),
  PartnersSaved: (state, { pair_id, ...pair }) => ({ ...state, pairs: state.pairs.set(pair_id, pair) }),
  PartnersParted: (state, { pair_id }) => ({ ...state, pairs: state.pairs.delete(pair_id) }),
});

type Decision = readonly RankingEvent[] | Refusal;

const invalid = (field: string, text: string): Refusal => refuseField('invalid', field, text);

const UNKNOWN_PLAYER = notFound('Player');
const UNKNOWN_EVENT = notFound('Event');
const UNKNOWN_TOURNAMENT = notFound('Tournament');
const EVENT_THERE = 'This tournament has that event already';

const UNBORN = 'must not be in the future';
const isUnborn = ({ birth }: RankedPlayer, { at }: DecisionContext): boolean =>
  (birth ?? '') > at.slice(0, 10);

function addPlayers(
  { players }: RankingState,
  command: AddRankingPlayers,
  context: DecisionContext,
): Decision {
  const unborn = command.players.findIndex((player) => isUnborn(player, context));
  if (unborn >= 0) return invalid(command.players.length > 1 ? `rows.${unborn}.birth` : 'birth', UNBORN);
  const known = new Set([...players.values()].map(printOf));
  return command.players.flatMap((player): RankingEvent[] => {
    const print = printOf(player);
    if (known.has(print)) return [];
    known.add(print);
    return rankingPlayer.add(context.newId(), player);
  });
}

const pairsOf = ({ pairs }: RankingState, player: string): readonly [string, Pair][] =>
  [...pairs].filter(([, { one, two }]) => one === player || two === player);

/** Why a player cannot be like this in the events they are entered in. */
function faultOfPlayer(
  state: RankingState,
  key: string,
  player: RankedPlayer,
  context: DecisionContext,
): Refusal | undefined {
  if (isUnborn(player, context)) return invalid('birth', UNBORN);
  const [fault] = pairsOf(state, key).flatMap(([, { eid, one, two }]) => {
    const partner = state.players.get(one === key ? two : one) ?? player;
    return partnersFault(state.events.get(eid)?.type ?? '', [player.gender, partner.gender]) ?? [];
  });
  return fault === undefined ? undefined : invalid('gender', fault);
}

/** Of an only name both parts are recorded: read models sort by both and see one event. */
function editPlayer(state: RankingState, command: EditRankingPlayer, context: DecisionContext): Decision {
  const edited = rankingPlayer.edit(state.players, command, (after) =>
    faultOfPlayer(state, command.key, after, context),
  );
  const before = state.players.get(command.key);
  if (isRefusal(edited) || !before) return edited;
  return edited.map(({ type, data }) => {
    const { first = before.first, last = before.last } = data;
    const isRenamed = first !== before.first || last !== before.last;
    const isOnly = before.last === '' || last === '';
    return { type, data: { ...data, ...(isRenamed && isOnly && { first, last }) } };
  });
}

/** Nobody is left with a partner who is not there. */
function removePlayer(state: RankingState, key: string): Decision {
  const removed = rankingPlayer.remove(state.players, key);
  if (isRefusal(removed)) return removed;
  const parted = pairsOf(state, key).map(
    ([pair_id, { eid }]): RankingEvent => ({ type: 'PartnersParted', data: { pair_id, eid } }),
  );
  return [...parted, ...removed];
}

const faultOfDays = ({ start, end }: RankedTournament): Refusal | undefined =>
  end < start ? invalid('end', 'must not be before the start') : undefined;

function addEvent(
  { tournaments, events }: RankingState,
  { rtid, event: type }: AddRankingEvent,
  { newId }: DecisionContext,
): Decision {
  if (!tournaments.has(rtid)) return UNKNOWN_TOURNAMENT;
  if (!isEventType(type)) return invalid('type', 'is no event of the rankings');
  if (events.some((one) => one.rtid === rtid && one.type === type))
    return refuse('taken', EVENT_THERE, { fields: { type: EVENT_THERE } });
  return [{ type: 'RankingEventAdded', data: { eid: newId(), rtid, type } }];
}

/** Saving a pair again changes nothing; whoever has another partner in the event is to be parted first. */
function savePartners(
  { players, events, pairs }: RankingState,
  { eid, one, two }: SavePartners,
  { newId }: DecisionContext,
): Decision {
  const event = events.get(eid);
  const [first, second] = [players.get(one), players.get(two)];
  if (!event) return UNKNOWN_EVENT;
  if (!first || !second) return UNKNOWN_PLAYER;
  if (one === two) return invalid('two', 'must be somebody else');
  const paired = [...pairs.values()].filter((pair) => pair.eid === eid);
  const has = (pair: (typeof paired)[number], player: string) => pair.one === player || pair.two === player;
  if (paired.some((pair) => has(pair, one) && has(pair, two))) return [];
  if (paired.some((pair) => has(pair, one) || has(pair, two)))
    return refuse('taken', 'A player stands in one pair of an event');
  const fault = partnersFault(event.type, [first.gender, second.gender]);
  if (fault) return invalid('two', fault);
  return [{ type: 'PartnersSaved', data: { pair_id: newId(), eid, one, two } }];
}

function partPartners({ pairs }: RankingState, { pair_id }: PartPartners): Decision {
  const pair = pairs.get(pair_id);
  return pair ? [{ type: 'PartnersParted', data: { pair_id, eid: pair.eid } }] : notFound('Pair');
}

/** The rules of the rankings: the one stream `ranking-all`. */
export const rankingDecider: Decider<RankingState, RankingCommand, RankingEvent> = {
  initial: NO_RANKING,
  decide: decideBy<RankingState, RankingCommand, RankingEvent>({
    AddRankingPlayers: addPlayers,
    EditRankingPlayer: editPlayer,
    RemoveRankingPlayer: (state, { key }) => removePlayer(state, key),
    AddRankingTournament: (_, { fields }, { newId }) =>
      faultOfDays(fields) ?? rankingTournament.add(newId(), fields),
    EditRankingTournament: ({ tournaments }, command) =>
      rankingTournament.edit(tournaments, command, faultOfDays),
    AddRankingEvent: addEvent,
    SavePartners: savePartners,
    PartPartners: partPartners,
  }),
  evolve,
};
