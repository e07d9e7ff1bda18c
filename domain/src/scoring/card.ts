import { type Decider, decideBy, evolveBy } from '../kernel/decider.ts';
import { notFound, type Refusal, refuse } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import { filled, type Text } from '../kernel/text.ts';
import type { CardEvent } from './events.ts';
import {
  ALREADY_SUBMITTED,
  type Format,
  type Lineup,
  MISSING_INFORMATION,
  RESULT_DOUBTED,
  SCORE_TYPES,
  type Scores,
  type ScoreType,
  SLOTS,
  type Slot,
  scoreType,
  TEAMS,
  teamOf,
} from './model.ts';
import { doubtsOf, faultOf, missingIn, pairOf, playedIn } from './rules.ts';

export type OpenCard = {
  readonly type: 'OpenCard';
  readonly tid: string;
  readonly court_num: string;
  readonly sysid: string;
  readonly match_id: string;
} & Lineup &
  Format;

/** What the sender's screen showed of these scores; null for none. A score that is not named is taken at their word. */
type SeenScores = Readonly<Partial<Record<ScoreType, number | null>>>;

/** A result as it is handed in; `winner` is true for team 1. */
interface Result {
  readonly scores: Scores;
  readonly winner: boolean | null;
}

export interface SubmitMatch extends Result {
  readonly type: 'SubmitMatch';
  /** Player who signed, null where the card does not say. */
  readonly signer: string | null;
  readonly signature: string;
  /** Whoever runs the scores may put a submitted result right; a link may not. */
  readonly by: 'link' | 'staff';
  readonly seen: SeenScores;
  /** Whoever sends it has read the doubts about it. */
  readonly confirm?: boolean;
}

export type CardCommand =
  | OpenCard
  | { readonly type: 'ReportScores'; readonly scores: Scores; readonly seen: SeenScores }
  | SubmitMatch
  | { readonly type: 'FinishCard' }
  | { readonly type: 'ReopenCard' }
  | { readonly type: 'ForgetSignature'; readonly signer: string };

interface Open {
  readonly format: Format;
  readonly lineup: Lineup;
  readonly scores: Scores;
  readonly winner: boolean | null;
  readonly signer: string | null;
  readonly submitted: boolean;
  readonly finished: boolean;
}

export type CardState = Open | null;

type Decision = readonly CardEvent[] | Refusal;

const noCard = () => notFound('Scorecard');
/** Fields are the card's own: scores by their types, players by their places. */
const invalid = (text: Text, fields: readonly string[]) =>
  refuse('invalid', text, { fields: Object.fromEntries(fields.map((field) => [field, text])) });
/** Who signs is somebody who plays. */
const plays = (lineup: Lineup, pid: string): boolean => SLOTS.some((slot) => lineup[slot] === pid);

const isSame = (lineup: Lineup, slot: Slot, other: Slot): boolean =>
  lineup[slot] !== null && lineup[slot] === lineup[other];

function open(state: CardState, { type: _, ...card }: OpenCard, newId: () => string): Decision {
  if (state) return [];
  const again = SLOTS.filter((slot, index) =>
    SLOTS.slice(0, index).some((other) => isSame(card, slot, other)),
  );
  if (again.length > 0) return invalid('A player can stand in one place only', again);
  const empty = (['t1p1', 't2p1'] as const).filter((slot) => card[slot] === null);
  if (empty.length > 0) return invalid('Both teams need a player', empty);
  return [{ type: 'CardOpened', data: { card: newId(), ...card } }];
}

const withNulls = (scores: Scores): SeenScores =>
  Object.fromEntries(SCORE_TYPES.map((type) => [type, scores[type] ?? null]));

/** Refuses what rests on scores that somebody else has replaced since; the details hold all that stand. */
function refuseStaleScores(state: Open, scores: Scores, seen: SeenScores): Refusal | undefined {
  const stale = refuseStale(withNulls(state.scores), withNulls(scores), seen);
  return stale && { ...stale, details: { now: { ...state.scores } } };
}

function report(state: CardState, scores: Scores, seen: SeenScores): Decision {
  if (!state || state.finished) return noCard();
  if (state.submitted) return refuse('submitted', ALREADY_SUBMITTED);
  const fault = faultOf(state.format, scores);
  if (fault) return invalid(fault.text, fault.types);
  const stale = refuseStaleScores(state, scores, seen);
  if (stale) return stale;
  const changed = Object.entries(scores).filter(([type, score]) => state.scores[type as ScoreType] !== score);
  return changed.length === 0
    ? []
    : [{ type: 'ScoresReported', data: { scores: Object.fromEntries(changed) } }];
}

/** The result with its scores as they count, or why it cannot be one. */
function checked(
  { format }: Open,
  { scores: given, winner }: Result,
): Refusal | { scores: Scores; winner: boolean } {
  const scores = playedIn(given);
  const fault = faultOf(format, scores);
  if (fault) return invalid(fault.text, fault.types);
  const missing = missingIn(format, scores);
  if (winner === null || missing.length > 0)
    return invalid(MISSING_INFORMATION, [...missing, ...(winner === null ? ['winner'] : [])]);
  return { scores, winner };
}

/** Asks about a result that is probably a slip. */
function doubted({ format }: Open, { scores, winner }: Result): Refusal | undefined {
  const doubts = doubtsOf(format, scores, winner);
  if (doubts.length === 0) return undefined;
  const fields = doubts.flatMap((doubt): [field: string, text: Text][] => {
    if (doubt.is === 'nobody-won') return [['winner', 'Nobody has won by these scores']];
    if (doubt.is === 'other-won') return [['winner', 'By the scores the other team has won']];
    const [one = 0, other = 0] = pairOf(scores, doubt.game);
    const text = filled('Game {game} is not over at {one} to {other}', { game: doubt.game, one, other });
    return TEAMS.map((team) => [scoreType(doubt.game, team), text]);
  });
  return refuse('confirm', RESULT_DOUBTED, { fields: Object.fromEntries(fields) });
}

/** The player who signed: the one who says so, else the first of the team that has won. */
const signerOf = ({ lineup }: Open, winner: boolean, named: string | null): string => {
  if (named !== null && plays(lineup, named)) return named;
  const team = winner ? 1 : 2;
  return SLOTS.flatMap((slot) => (teamOf(slot) === team ? (lineup[slot] ?? []) : []))[0] ?? '';
};

function submit(state: CardState, command: SubmitMatch): Decision {
  const { by, signer, signature, seen, confirm = false } = command;
  if (!state || (state.finished && by === 'link')) return noCard();
  if (state.submitted && by === 'link') return refuse('submitted', ALREADY_SUBMITTED);
  const result = checked(state, command);
  if ('refused' in result) return result;
  const stop =
    refuseStaleScores(state, result.scores, seen) ?? (confirm ? undefined : doubted(state, result));
  if (stop) return stop;
  if (state.submitted) return corrected(state, result);
  if (signature === '') return invalid(MISSING_INFORMATION, ['signature']);
  const data = { ...result, signer: signerOf(state, result.winner, signer), signature };
  return [{ type: 'MatchSubmitted', data }];
}

function corrected(state: Open, result: { scores: Scores; winner: boolean }): Decision {
  const stands = SCORE_TYPES.every((type) => result.scores[type] === state.scores[type]);
  return stands && result.winner === state.winner ? [] : [{ type: 'ResultCorrected', data: result }];
}

/** The score card of one match, in one stream: whoever reports at once, one score stands in the end. */
export const scorecard: Decider<CardState, CardCommand, CardEvent> = {
  initial: null,

  decide: decideBy<CardState, CardCommand, CardEvent>({
    OpenCard: (state, command, { newId }) => open(state, command, newId),
    ReportScores: (state, { scores, seen }) => report(state, scores, seen),
    SubmitMatch: submit,
    FinishCard: (state) => {
      if (!state) return noCard();
      return state.finished ? [] : [{ type: 'CardFinished', data: {} }];
    },
    ReopenCard: (state) => {
      if (!state) return noCard();
      return state.finished ? [{ type: 'CardReopened', data: {} }] : [];
    },
    ForgetSignature: (state, { signer }) =>
      state?.signer === signer ? [{ type: 'SignatureForgotten', data: { signer } }] : [],
  }),

  evolve: evolveBy<CardState, CardEvent>({
    CardOpened: (_, { t1p1, t1p2, t2p1, t2p2, match_type, gold }) => ({
      format: { match_type, gold },
      lineup: { t1p1, t1p2, t2p1, t2p2 },
      scores: {},
      winner: null,
      signer: null,
      submitted: false,
      finished: false,
    }),
    ScoresReported: (state, { scores }) => state && { ...state, scores: { ...state.scores, ...scores } },
    MatchSubmitted: (state, { scores, winner, signer }) =>
      state && { ...state, scores, winner, signer, submitted: true },
    ResultCorrected: (state, { scores, winner }) => state && { ...state, scores, winner },
    CardFinished: (state) => state && { ...state, finished: true },
    CardReopened: (state) => state && { ...state, finished: false },
    SignatureForgotten: (state) => state && { ...state, signer: null },
  }),
};
