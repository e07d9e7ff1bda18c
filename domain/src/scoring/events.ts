import { type EventsOf, event } from '../kernel/event.ts';
import type { Format, Lineup, Scores } from './model.ts';

/** Players of one tournament; its id is the stream's. A player's own id owns the seal: players have no accounts. */
export const playerEvents = {
  PlayerAdded: event<{
    pid: string;
    name: string | null;
    club: string | null;
    /** Ten digits. */
    phone: string | null;
  }>('Player added', { sealed: { pid: ['name', 'club', 'phone'] } }),
  PlayerChanged: event<{
    pid: string;
    name?: string | null;
    club?: string | null;
    phone?: string | null;
  }>('Player changed', { sealed: { pid: ['name', 'club', 'phone'] } }),
  PlayerRemoved: event<{ pid: string }>('Player removed'),
};

/** One match's score card. The stream's id is the secret in its link, so no event repeats it. */
export const cardEvents = {
  /** Its players were notified. `card` is what everybody may know the card by. */
  CardOpened: event<
    {
      card: string;
      tid: string;
      court_num: string;
      sysid: string;
      match_id: string;
    } & Lineup &
      Format
  >('Players notified'),
  /** Only what differs from before. */
  ScoresReported: event<{ scores: Scores }>('Score reported'),
  /** All scores of the match. `winner` is true for team 1. What was signed is sealed under the player who signed. */
  MatchSubmitted: event<{ scores: Scores; winner: boolean; signer: string; signature: string | null }>(
    'Match submitted',
    { sealed: { signer: ['signature'] } },
  ),
  /** Staff has put a submitted result right; what the players signed stays. */
  ResultCorrected: event<{ scores: Scores; winner: boolean }>('Result corrected'),
  /** The link is dead from now on. */
  CardFinished: event<Record<string, never>>('Score card finished'),
  /** A step back: the match is as it was before it was finished, and its link is good again. */
  CardReopened: event<Record<string, never>>('Score card reopened'),
  /** Whoever signed was removed from the players. */
  SignatureForgotten: event<{ signer: string }>('Signature forgotten'),
};

export type PlayerEvent = EventsOf<typeof playerEvents>;
export type CardEvent = EventsOf<typeof cardEvents>;
