import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import { type Refusal, refuse, refuseField } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import {
  ALREADY_SUBMITTED,
  type CardCommand,
  SCORE_TYPES,
  type Scores,
  type ScoreType,
  SLOTS,
  SUBMITTED,
} from '@courtcrew/domain/scoring/index.ts';
import { canMessage } from '@courtcrew/domain/tournaments/index.ts';
import { playersWithPhones, scoreCards } from '@courtcrew/projections/scoring/index.ts';
import { courtByName } from '@courtcrew/projections/tournaments/index.ts';
import { atDesk, type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { cardAggregate } from './aggregates.ts';
import { runsScores, scoredTournament } from './mayScore.ts';

export interface CardParts {
  readonly secretOf: (id: string) => string;
}

const noCard = () => new Refused(refuse('not-found', 'Scorecard not found'));

/** Where a call has a score, by its type. */
type Places = Partial<Readonly<Record<string, string>>>;

/** The refusal with the call's names of what the card has by its own. */
const inPlaces = (refusal: Refusal, places: Places): Refusal => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(refusal.fields ?? {}).map(([field, text]) => [places[field] ?? field, text]),
  ),
});

/** Sends what a phone reports. A card that was submitted meanwhile is answered as the documents have it. */
async function onCard(
  use: Use,
  caller: Caller,
  sid: string,
  command: CardCommand,
  { message, places }: { readonly message: string; readonly places: Places },
) {
  const actor = runsScores(caller) ? atDesk(caller) : caller.actor();
  const outcome = await use.attempt(cardAggregate, sid, command, { actor });
  if (outcome.refused && outcome.code === 'submitted') return { message: ALREADY_SUBMITTED };
  if (outcome.refused) throw new Refused(inPlaces(outcome, places));
  return { message };
}

const PLACES = {
  g1t1: 'score1T1',
  g1t2: 'score1T2',
  g2t1: 'score2T1',
  g2t2: 'score2T2',
  g3t1: 'score3T1',
  g3t2: 'score3T2',
  g4t1: 'score4T1',
  g4t2: 'score4T2',
} as const satisfies Record<ScoreType, string>;

/** The scores of a form as the card has them. */
const scoresIn = (body: BodyOf<typeof calls.submitMatch>): Scores =>
  Object.fromEntries(
    SCORE_TYPES.flatMap((type) => {
      const score = body[PLACES[type]];
      return score === undefined ? [] : [[type, score]];
    }),
  );

/** The same game of the other team. */
const otherTeam = (type: ScoreType): ScoreType =>
  (type.endsWith('t1') ? type.replace('t1', 't2') : type.replace('t2', 't1')) as ScoreType;

/** The players of the call, who all must be on the tournament's list. Throws 404. */
async function phonesOf(use: Use, tid: string, pids: readonly string[]) {
  const players = new Map(
    (await playersWithPhones.all(use.db, { tid })).map((player) => [player.pid, player]),
  );
  return pids.map((pid) => found(players.get(pid), 'Player').phone);
}

/** The court as it is called. Throws 400 where the tournament has none of that name. */
async function courtNamed(use: Use, tid: string, name: string): Promise<string> {
  if (name === '') return '';
  const court = await courtByName(use.db, tid, name);
  if (court) return court.name;
  throw new Refused(refuseField('invalid', 'court', 'Court not found'));
}

export const cardRoutes = ({ secretOf }: CardParts): readonly Route[] => [
  route(calls.getScoreCard, async ({ params: { sid }, caller }, use) => {
    const card = found((await scoreCards.among(use.db, [sid]))[0], 'Scorecard');
    // The link is good for its match alone; whoever runs the scores still reads the card.
    if (card.finished !== null && !runsScores(caller)) throw noCard();
    return card;
  }),

  route(calls.reportScore, ({ body: { sid, type, score, other, seen }, caller }, use) => {
    const scores: Scores = { [type]: score, ...(other !== undefined && { [otherTeam(type)]: other }) };
    const places = { [type]: 'score', [otherTeam(type)]: 'other' };
    const command: CardCommand = {
      type: 'ReportScores',
      scores,
      seen: seen ? { [type]: seen.score, [otherTeam(type)]: seen.other } : {},
    };
    return onCard(use, caller, sid, command, { message: 'Saved', places });
  }),

  route(calls.submitMatch, async ({ body, caller }, use) => {
    const { sid, winner, signature, signer, seen, confirm = false } = body;
    const card = found((await scoreCards.among(use.db, [sid]))[0], 'Scorecard');
    const command: CardCommand = {
      type: 'SubmitMatch',
      scores: scoresIn(body),
      winner,
      signature: signature ?? '',
      signer: signer ? card[signer] : null,
      by: runsScores(caller) ? 'staff' : 'link',
      seen: seen ? Object.fromEntries(SCORE_TYPES.map((type) => [type, seen[PLACES[type]]])) : {},
      confirm,
    };
    return onCard(use, caller, sid, command, { message: SUBMITTED, places: PLACES });
  }),

  route(calls.sendPlayerNotification, async ({ tid, body, caller }, use) => {
    const { text, status } = await scoredTournament(use, tid);
    const { matchType: match_type, gold, sysid, matchId: match_id } = body;
    const court_num = await courtNamed(use, tid, body.court);
    const lineup = { t1p1: body.t1p1, t1p2: body.t1p2, t2p1: body.t2p1, t2p2: body.t2p2 };
    const phones = await phonesOf(
      use,
      tid,
      SLOTS.flatMap((slot) => lineup[slot] ?? []),
    );
    const sid = secretOf(use.newId());
    const card = { tid, ...lineup, match_type, gold, court_num, sysid, match_id };
    await use.execute(cardAggregate, sid, { type: 'OpenCard', ...card }, { actor: atDesk(caller) });
    const texted = text && canMessage(status) ? phones.filter((phone) => phone !== null).length : 0;
    return { message: 'Message Sent', sid, texted };
  }),

  route(calls.finishScore, async ({ tid, params: { sid }, caller }, use) => {
    await scoredTournament(use, tid);
    await use.execute(cardAggregate, sid, { type: 'FinishCard' }, { actor: atDesk(caller) });
    return { message: 'Saved' };
  }),

  route(calls.reopenScore, async ({ tid, params: { sid }, caller }, use) => {
    await scoredTournament(use, tid);
    await use.execute(cardAggregate, sid, { type: 'ReopenCard' }, { actor: atDesk(caller) });
    return { message: 'Saved' };
  }),
];
