import type { Person } from '../world/served.ts';
import { against, codeOf, compare, idOf, type Lane, type Step, sorted } from './step.ts';

interface Card {
  readonly scores: Record<string, number>;
  submitted: boolean;
  finished: boolean;
}

interface Books {
  /** By the secret of their link. */
  readonly cards: Map<string, Card>;
}

const NOBODY = { cookie: '' };

/** Score cards of a tournament: reported by whoever has the link, until it is submitted; dead after it is finished. */
export function cardLane(tid: string, desk: Person, players: readonly string[]): Lane<Books> {
  const name = `scores of ${tid}`;

  const notify = (pids: readonly string[]): Step<Books> => ({
    by: desk,
    method: 'POST',
    path: '/api/sendPlayerNotification',
    body: {
      tid,
      t1p1: pids[0],
      t2p1: pids[1],
      matchType: '1 to 15',
      gold: false,
      court: '1',
      sysid: '',
      matchId: '',
    },
    rule({ cards }, answer) {
      const fault = against([], answer);
      if (!fault) cards.set(idOf(answer, 'sid'), { scores: {}, submitted: false, finished: false });
      return fault;
    },
  });

  /** What a press on a card comes to: nothing on a dead link, a text on a submitted one. */
  const onCard = (sid: string, call: string, body: object, work: (card: Card) => void): Step<Books> => ({
    ...{ by: NOBODY, method: 'PUT', path: `/api/score/${call}`, body: { sid, ...body } },
    rule({ cards }, answer) {
      const card = cards.get(sid);
      const fault = against([(!card || card.finished) && 'not-found'], answer);
      if (fault || !card || card.finished) return fault;
      const isClosed = answer.body.message === 'Match Already Submitted';
      if (isClosed !== card.submitted) return `submitted ${card.submitted} by the rules`;
      if (!card.submitted) work(card);
      return undefined;
    },
  });

  const report = (sid: string, one: number, other: number) =>
    onCard(sid, 'reportScore', { type: 'g1t1', score: one, other }, ({ scores }) =>
      Object.assign(scores, { g1t1: one, g1t2: other }),
    );

  const submit = (sid: string, loser: number) =>
    onCard(sid, 'submitMatch', { score1T1: 15, score1T2: loser, winner: true, signature: 'One' }, (card) => {
      Object.assign(card.scores, { g1t1: 15, g1t2: loser });
      card.submitted = true;
    });

  const finish = (sid: string): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: `/api/score/finish/${sid}`, body: {} },
    rule({ cards }, answer) {
      const card = cards.get(sid);
      if (codeOf(answer) !== 'ok') return 'ok by the rules';
      if (card) card.finished = true;
      return undefined;
    },
  });

  return {
    name,
    books: { cards: new Map() },
    next(chance, { cards }) {
      const open = [...cards.keys()];
      if (open.length === 0 || chance.share(0.15)) {
        const one = chance.below(players.length);
        return notify([players[one] ?? '', players[(one + 1) % players.length] ?? '']);
      }
      const sid = chance.one(open.slice(-6));
      return chance.one([
        () => report(sid, chance.below(14), chance.below(14)),
        () => report(sid, 15, chance.below(14)),
        () => submit(sid, chance.below(14)),
        () => finish(sid),
      ])();
    },
    async differences({ cards }, read) {
      type Row = { sid: string; t1_g1_score: number | null; t2_g1_score: number | null };
      const rows = (call: string) => read<Row[]>(`/api/score/${call}/${tid}`);
      const told = (row: Row) => [row.sid, row.t1_g1_score, row.t2_g1_score];
      const kept = (isIn: (card: Card) => boolean) =>
        sorted(
          [...cards]
            .filter(([, card]) => isIn(card))
            .map(([sid, { scores }]) => [sid, scores.g1t1 ?? null, scores.g1t2 ?? null]),
        );
      const lists = {
        getActiveMatches: (card: Card) => !card.submitted && !card.finished,
        getScores: (card: Card) => !card.finished && card.scores.g1t1 !== undefined,
        getPastScores: (card: Card) => card.finished,
      };
      const found = [];
      for (const [call, isIn] of Object.entries(lists))
        found.push(...compare(`${name}: ${call}`, kept(isIn), sorted((await rows(call)).map(told))));
      return found;
    },
  };
}
