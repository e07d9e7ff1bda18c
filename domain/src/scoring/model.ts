/** What a score card is made of. Shared by events, states, contracts, read models and screens. */

/** By the words that calls and rows have for them. */
export const MATCH_TYPES = ['2/3 to 11', '1 to 15', '1 to 21'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export const GAMES = [1, 2, 3, 4] as const;
export type Game = (typeof GAMES)[number];
export const TEAMS = [1, 2] as const;
export type Team = (typeof TEAMS)[number];

/** One team's score in one game, by the name calls have for it. */
export type ScoreType = `g${Game}t${Team}`;
export const scoreType = (game: Game, team: Team): ScoreType => `g${game}t${team}`;
export const SCORE_TYPES: readonly ScoreType[] = GAMES.flatMap((game) =>
  TEAMS.map((team) => scoreType(game, team)),
);

/** What is reported; a game that is not there was not played yet. */
export type Scores = Readonly<Partial<Record<ScoreType, number>>>;

/** Places of a card, in the order in which they are filled. */
export const SLOTS = ['t1p1', 't1p2', 't2p1', 't2p2'] as const;
export type Slot = (typeof SLOTS)[number];
export const teamOf = (slot: Slot): Team => (slot.startsWith('t1') ? 1 : 2);

/** Who plays, by the players' ids; a single has nobody in its second places. */
export type Lineup = Readonly<Record<Slot, string | null>>;

export interface Format {
  readonly match_type: MatchType;
  /** A medal match may need a tie-break game. */
  readonly gold: boolean;
}

/** The game that decides a gold medal match which the games before it did not. */
export const TIE_BREAK: Game = 4;
const TIE_BREAK_TO = 15;

const PLAYED: Readonly<Record<MatchType, { readonly games: readonly Game[]; readonly to: number }>> = {
  '2/3 to 11': { games: [1, 2, 3], to: 11 },
  '1 to 15': { games: [1], to: 15 },
  '1 to 21': { games: [1], to: 21 },
};

/** The games a match of this format can have. */
export const gamesOf = ({ match_type, gold }: Format): readonly Game[] =>
  gold ? [...PLAYED[match_type].games, TIE_BREAK] : PLAYED[match_type].games;

/** Points that win a game, by two. */
export const pointsTo = ({ match_type }: Format, game: Game): number =>
  game === TIE_BREAK ? TIE_BREAK_TO : PLAYED[match_type].to;

/** No game that was ever played came near; more is a slip of the finger. */
export const SCORE_MAX = 60;
/** Stands where a removed player's name or signature did. */
export const REMOVED_PLAYER = 'Removed player';
export const PLAYER_NAME_MAX = 100;
export const CLUB_MAX = 100;
/** The columns of a list of players; without a heading they stand in this order. */
export const PLAYER_COLUMNS = ['name', 'club', 'phone'] as const;
export const SIGNATURE_MAX = 200;
export const SYSID_MAX = 40;
export const MATCH_ID_MAX = 64;
export const PLAYERS_MAX = 5_000;

export const ALREADY_SUBMITTED = 'Match Already Submitted';
export const SUBMITTED = 'Match results have been submitted';
export const MISSING_INFORMATION = 'Missing Information';
export const RESULT_DOUBTED = 'Please look at this result again, and confirm it if it is right';
export const NO_SCORES = 'No Scores Reported';
