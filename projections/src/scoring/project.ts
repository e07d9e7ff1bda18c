import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import {
  type CardEvent,
  GAMES,
  listedMatch,
  type MatchEvent,
  type PlayerEvent,
  REMOVED_PLAYER,
  type Scores,
  scoreType,
  TEAMS,
} from '@courtcrew/domain/scoring/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, RowOf, Rows } from '../kernel/readModel.ts';
import { fieldValues } from '../kernel/recordTable.ts';
import { cards, entries, matches, phones, players, type ScoreColumn } from './tables.ts';

const sidOf = (event: RecordedEvent): string => streamId(event.stream);

type ScoreCells = Partial<Record<ScoreColumn, number | null>>;

const NO_SCORES = Object.fromEntries(
  TEAMS.flatMap((team) => GAMES.map((game) => [`t${team}_g${game}_score`, null])),
) as Record<ScoreColumn, null>;

/** The cells of the games that were reported. */
const cellsOf = (scores: Scores): ScoreCells =>
  Object.fromEntries(
    TEAMS.flatMap((team) =>
      GAMES.flatMap((game) => {
        const score = scores[scoreType(game, team)];
        return score === undefined ? [] : [[`t${team}_g${game}_score`, score]];
      }),
    ),
  );

/** A line of the card's history. */
function note(rows: Rows, event: RecordedEvent, { scores = {}, winner = null }: Noted = {}): void {
  const { meta, revision, type } = event;
  const ref_id = meta.actor.as === 'admin' ? meta.actor.ref : null;
  rows.put(entries, { sid: sidOf(event), revision, time: meta.at, ref_id, type, scores, winner });
}

interface Noted {
  readonly scores?: Scores;
  readonly winner?: boolean | null;
}

const patch = (rows: Rows, event: RecordedEvent, changes: Partial<RowOf<typeof cards>>): void =>
  rows.patch(cards, { sid: sidOf(event) }, changes);

/** Score cards, and the names on them. */
export const scoringModel: ReadModel = {
  name: 'scoring',
  version: 4,
  streams: ['scorecard', 'players'],
  tables: [cards, entries, players],
  project: projectBy<CardEvent | PlayerEvent>({
    CardOpened(card, event, rows) {
      rows.put(cards, {
        sid: sidOf(event),
        ...card,
        ...NO_SCORES,
        winner: null,
        signer: null,
        signature: null,
        notified: event.meta.at,
        reported: null,
        submitted: null,
        finished: null,
      });
      note(rows, event);
    },
    ScoresReported({ scores }, event, rows) {
      patch(rows, event, { ...cellsOf(scores), reported: event.meta.at });
      note(rows, event, { scores });
    },
    MatchSubmitted({ scores, winner, signer, signature }, event, rows) {
      const { at } = event.meta;
      patch(rows, event, {
        ...NO_SCORES,
        ...cellsOf(scores),
        winner,
        signer,
        signature,
        reported: at,
        submitted: at,
      });
      note(rows, event, { scores, winner });
    },
    ResultCorrected({ scores, winner }, event, rows) {
      patch(rows, event, { ...NO_SCORES, ...cellsOf(scores), winner, reported: event.meta.at });
      note(rows, event, { scores, winner });
    },
    CardFinished(_, event, rows) {
      patch(rows, event, { finished: event.meta.at });
      note(rows, event);
    },
    CardReopened(_, event, rows) {
      patch(rows, event, { finished: null });
      note(rows, event);
    },
    SignatureForgotten(_, event, rows) {
      patch(rows, event, { signer: null, signature: REMOVED_PLAYER });
    },
    // Null where the player's key is gone.
    PlayerAdded({ pid, name, club }, event, rows) {
      rows.put(players, { pid, tid: streamId(event.stream), name: name ?? '', club: club ?? '' });
    },
    PlayerChanged({ pid, name, club }, _, rows) {
      rows.patch(
        players,
        { pid },
        { ...(name !== undefined && { name: name ?? '' }), ...(club !== undefined && { club: club ?? '' }) },
      );
    },
    PlayerRemoved({ pid }, _, rows) {
      rows.remove(players, { pid });
    },
  }),
};

/** The matches of the draws. */
export const matchesModel: ReadModel = {
  name: 'matches',
  version: 1,
  streams: ['matches'],
  tables: [matches],
  project: projectBy<MatchEvent>({
    ListedMatchAdded({ mid, ...match }, event, rows) {
      rows.put(matches, { mid, tid: streamId(event.stream), ...fieldValues(listedMatch.fields, match) });
    },
    ListedMatchEdited({ mid, ...changes }, _, rows) {
      rows.patch(matches, { mid }, fieldValues(listedMatch.fields, changes));
    },
    ListedMatchRemoved({ mid }, _, rows) {
      rows.remove(matches, { mid });
    },
  }),
};

/** Phones of players. */
export const phonesModel: ReadModel = {
  name: 'phones',
  version: 1,
  streams: ['players'],
  tables: [phones],
  project: projectBy<PlayerEvent>({
    PlayerAdded({ pid, phone }, event, rows) {
      rows.put(phones, { pid, tid: streamId(event.stream), phone });
    },
    PlayerChanged({ pid, phone }, _, rows) {
      if (phone !== undefined) rows.patch(phones, { pid }, { phone });
    },
    PlayerRemoved({ pid }, _, rows) {
      rows.remove(phones, { pid });
    },
  }),
};
