import { type CsvColumn, csvText } from '../kernel/csv.ts';
import type { MatchRow } from './contract/matches.ts';
import { GAMES, type Game, SLOTS, type Slot, TEAMS, type Team } from './model.ts';

/** The matches of a tournament as other programs take them. */

const scoreIn = (match: MatchRow, game: Game, team: Team): number | null => match[`t${team}_g${game}_score`];

const playedGames = (match: MatchRow): readonly Game[] =>
  GAMES.filter((game) => scoreIn(match, game, 1) !== null && scoreIn(match, game, 2) !== null);

/** `11-7 9-11 11-5`, the first team's points first. */
const scoreText = (match: MatchRow): string =>
  playedGames(match)
    .map((game) => `${scoreIn(match, game, 1)}-${scoreIn(match, game, 2)}`)
    .join(' ');

const winnerOf = ({ winner, team1, team2 }: MatchRow): string =>
  winner === null ? '' : winner ? team1 : team2;

const RESULTS: readonly CsvColumn<MatchRow>[] = [
  { label: 'Event', value: ({ event }) => event },
  { label: 'Round', value: ({ round }) => round },
  { label: 'Match', value: ({ number }) => number },
  ...SLOTS.map((slot, index) => ({
    label: `Player ${index + 1}`,
    value: (match: MatchRow) => match[`${slot}_name`],
  })),
  { label: 'Date', value: ({ date }) => date },
  { label: 'Time', value: ({ time }) => time },
  { label: 'Court', value: ({ court }) => court },
  { label: 'Score', value: scoreText },
  { label: 'Winner', value: winnerOf },
];

/** All matches, in columns that the import reads again. */
export const matchesCsv = (matches: readonly MatchRow[]): string => csvText(RESULTS, matches);

const DUPR_GAMES = [1, 2, 3, 4, 5] as const;
const DUPR_PLACES = { t1p1: 'A1', t1p2: 'A2', t2p1: 'B1', t2p2: 'B2' } as const satisfies Record<
  Slot,
  string
>;

/** What DUPR's import of matches has in its heading; who plays is told by name, since the list knows nobody's id there. */
const DUPR = (tournament: string): readonly CsvColumn<MatchRow>[] => [
  { label: 'matchType', value: ({ t1p2, t2p2 }) => (t1p2 === null && t2p2 === null ? 'S' : 'D') },
  { label: 'scoreType', value: () => 'SIDEOUT' },
  { label: 'event', value: ({ event }) => (event === '' ? tournament : `${tournament}: ${event}`) },
  { label: 'date', value: ({ date }) => date },
  ...SLOTS.flatMap((slot): CsvColumn<MatchRow>[] => [
    { label: `player${DUPR_PLACES[slot]}`, value: (match) => match[`${slot}_name`] },
    { label: `player${DUPR_PLACES[slot]}DuprId`, value: () => '' },
  ]),
  ...DUPR_GAMES.flatMap((game): CsvColumn<MatchRow>[] =>
    TEAMS.map((team) => ({
      label: `team${team === 1 ? 'A' : 'B'}Game${game}`,
      value: (match) => (game === 5 ? '' : scoreIn(match, game, team)),
    })),
  ),
];

/** The matches that were played, for DUPR. */
export const duprCsv = (tournament: string, matches: readonly MatchRow[]): string =>
  csvText(
    DUPR(tournament),
    matches.filter(({ state }) => state === 'played'),
  );

interface Held {
  readonly tid: string;
  readonly name: string;
  readonly start: string | null;
  readonly end_date: string | null;
}

/** One or two players as a participant; doubles are a pair of individuals. */
function sideOf(match: MatchRow, team: Team) {
  const own = SLOTS.filter((slot) => slot.startsWith(`t${team}`)).flatMap((slot) => match[slot] ?? []);
  return own.length === 0 ? undefined : own.join('+');
}

/** The tournament, its matches and results as a record of the Competition Open Data Exchange Standards (CODES). */
export function codesRecord({ tid, name, start, end_date }: Held, matches: readonly MatchRow[]) {
  const people = new Map(
    matches.flatMap((match) => SLOTS.map((slot) => [match[slot], match[`${slot}_name`]] as const)),
  );
  const sides = new Set(matches.flatMap((match) => TEAMS.flatMap((team) => sideOf(match, team) ?? [])));
  const pairs = [...sides].filter((side) => side.includes('+'));
  return {
    tournamentId: tid,
    tournamentName: name,
    ...(start !== null && { startDate: start }),
    ...(end_date !== null && { endDate: end_date }),
    participants: [
      ...[...people].flatMap(([participantId, participantName]) =>
        participantId === null
          ? []
          : { participantId, participantName, participantType: 'INDIVIDUAL', participantRole: 'COMPETITOR' },
      ),
      ...pairs.map((participantId) => {
        const individualParticipantIds = participantId.split('+');
        return {
          participantId,
          participantName: individualParticipantIds.map((pid) => people.get(pid) ?? '').join(' / '),
          participantType: 'PAIR',
          participantRole: 'COMPETITOR',
          individualParticipantIds,
        };
      }),
    ],
    events: [...Map.groupBy(matches, ({ event }) => event)].map(([eventName, own]) => ({
      eventId: eventName,
      eventName,
      eventType: own.some(({ t1p2, t2p2 }) => t1p2 !== null || t2p2 !== null) ? 'DOUBLES' : 'SINGLES',
      drawDefinitions: [
        {
          drawId: eventName,
          drawName: eventName,
          structures: [{ structureId: eventName, stage: 'MAIN', matchUps: own.map(matchUpOf) }],
        },
      ],
    })),
  };
}

function matchUpOf(match: MatchRow) {
  const { mid, round, number, date, time, court, winner, state } = match;
  const sets = playedGames(match).map((game) => {
    const [side1Score = 0, side2Score = 0] = TEAMS.map((team) => scoreIn(match, game, team) ?? 0);
    return { setNumber: game, side1Score, side2Score, winningSide: side1Score > side2Score ? 1 : 2 };
  });
  return {
    matchUpId: mid,
    matchUpStatus: state === 'played' ? 'COMPLETED' : state === 'called' ? 'IN_PROGRESS' : 'TO_BE_PLAYED',
    roundName: round,
    ...(number !== '' && { matchUpNumber: number }),
    schedule: {
      ...(date !== null && { scheduledDate: date }),
      ...(time !== '' && { scheduledTime: time }),
      ...(court !== '' && { courtName: court }),
    },
    sides: TEAMS.flatMap((sideNumber) => {
      const participantId = sideOf(match, sideNumber);
      return participantId === undefined ? [] : { sideNumber, participantId };
    }),
    ...(sets.length > 0 && { score: { sets, scoreStringSide1: scoreText(match) } }),
    ...(winner !== null && { winningSide: winner ? 1 : 2 }),
  };
}
