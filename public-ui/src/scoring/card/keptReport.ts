import {
  GAMES,
  type Game,
  type Scores,
  SLOTS,
  type Slot,
  scoreType,
} from '@courtcrew/domain/scoring/model.ts';
import {
  createKeptStore,
  type Kept,
  type KeptStore,
  type KeyedTexts,
} from '@courtcrew/ui-kit/offline/keptStore.ts';
import { fieldsIn, textIn } from '@courtcrew/ui-kit/offline/stored.ts';

/** Both scores of a game; undefined where not reported. */
export type Pair = readonly [number | undefined, number | undefined];

/** A report: both scores of a game, or the whole result. */
export type Report =
  | {
      readonly is: 'game';
      readonly game: Game;
      readonly scores: readonly [number, number];
      /** What the card showed of the game; undefined from an earlier build. */
      readonly seen?: Pair | undefined;
    }
  | {
      readonly is: 'result';
      readonly scores: Scores;
      /** True for team 1. */
      readonly winner: boolean;
      readonly signer: Slot | null;
      readonly signature: string;
      readonly seen?: Scores | undefined;
      /** The doubts were read. */
      readonly confirm?: boolean | undefined;
    };

/** A report kept until the server has it. `sid` is the card's. */
export interface KeptReport extends Kept {
  readonly sid: string;
  readonly report: Report;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** JSON turns undefined into null. */
const pairIn = ([one, other]: readonly unknown[]): Pair => [
  isNumber(one) ? one : undefined,
  isNumber(other) ? other : undefined,
];

function reportIn(value: unknown): Report | null {
  const { is, game: number, scores, winner, signer, signature, seen, confirm } = fieldsIn(value);
  if (is === 'game') {
    const game = GAMES.find((known) => known === number);
    const [one, other] = Array.isArray(scores) ? scores : [];
    if (!game || !isNumber(one) || !isNumber(other)) return null;
    return { is, game, scores: [one, other], ...(Array.isArray(seen) && { seen: pairIn(seen) }) };
  }
  if (is !== 'result' || typeof winner !== 'boolean') return null;
  const slot = SLOTS.find((known) => known === signer) ?? null;
  return {
    ...{ is, scores: fieldsIn(scores) as Scores, winner, signer: slot, signature: textIn(signature) },
    ...(seen !== undefined && { seen: fieldsIn(seen) as Scores }),
    confirm: confirm === true,
  };
}

/** The report in a stored text; null for anything else. */
function parseReport(text: string | null): KeptReport | null {
  try {
    const { id, turn, sid, report: given } = fieldsIn(JSON.parse(text ?? ''));
    const report = reportIn(given);
    if (report === null || typeof id !== 'string' || typeof sid !== 'string' || !isNumber(turn)) return null;
    return { id, turn, sid, report };
  } catch {
    return null;
  }
}

type ReportStore = KeptStore<KeptReport>;

export const createReportStore = (storage: KeyedTexts | null): ReportStore =>
  createKeptStore(storage, { place: 'courtcrew.score.', parse: parseReport });

/**
 * Keeps a report; replaces a waiting result. An earlier score of the game is sent first: it may have arrived, and the next one
 * builds on it.
 */
export function keep(store: ReportStore, sid: string, report: Report, id: string): void {
  const own = store.list().filter((kept) => kept.sid === sid);
  for (const kept of own) if (kept.report.is === 'result' && report.is === 'result') store.remove(kept.id);
  const turn = Math.max(0, ...store.list().map((kept) => kept.turn)) + 1;
  store.put({ id, turn, sid, report });
}

/** Both scores of a game by field name. */
export const scoresOfGame = (game: Game, [one, other]: readonly [number?, number?]): Scores => ({
  [scoreType(game, 1)]: one,
  [scoreType(game, 2)]: other,
});

/** Waiting scores, which this phone shows already. */
export const waitingScores = (kept: readonly KeptReport[]): Scores =>
  Object.assign(
    {},
    ...kept.map(({ report }) =>
      report.is === 'result' ? report.scores : scoresOfGame(report.game, report.scores),
    ),
  );
