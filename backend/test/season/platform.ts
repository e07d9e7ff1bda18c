import type { Person } from '../world/served.ts';
import { against, codeOf, compare, idOf, type Lane, type Read, type Step, sorted } from './step.ts';

interface Books {
  /** How often each was asked. */
  readonly questions: Map<string, number>;
  /** By id of the question. */
  readonly answers: Map<string, string>;
  /** Ranking players, and which of them stand together in the one event. */
  readonly players: Set<string>;
  readonly pairs: Map<string, readonly [string, string]>;
  /** Pairs that stood and were parted. */
  readonly parted: Set<string>;
}

/** Ten are allowed in a day, and one that has to be sent again counts again. */
const QUESTIONS_EACH = 4;

/** What belongs to no tournament: questions, answered once by their link, and rankings, one pair per player and event. */
export function platformLane(platform: Person, askers: readonly Person[], eid: string): Lane<Books> {
  let entered = 0;
  let asked = 0;

  /** Undefined once everybody has asked. */
  function ask(): Step<Books> | undefined {
    const by = askers[Math.floor(asked / QUESTIONS_EACH)];
    if (!by) return undefined;
    asked += 1;
    const question = `May I bring ${asked} dogs?`;
    return {
      ...{ by, method: 'POST', path: '/api/submitQuestion', body: { ref_id: by.ref_id, question } },
      rule({ questions }, answer) {
        const fault = against([], answer);
        if (!fault) questions.set(question, (questions.get(question) ?? 0) + 1);
        return fault;
      },
    };
  }

  async function reply(text: string, read: Read): Promise<Step<Books> | undefined> {
    const rows =
      await read<{ qid: string; url: string; question: string; answer: string | null }[]>(
        '/api/getQuestions',
      );
    const row = rows.find(({ answer }) => answer === null);
    if (!row) return undefined;
    const { qid, url } = row;
    return {
      ...{
        by: { cookie: '' },
        method: 'PUT',
        path: '/api/answerQuestion/',
        body: { qid, url, answer: text },
      },
      rule({ answers }, answer) {
        const isOpen = !answers.has(qid);
        const fault = against([!isOpen && 'not-found'], answer);
        if (!fault && isOpen) answers.set(qid, text);
        return fault;
      },
    };
  }

  function enter(): Step<Books> {
    entered += 1;
    const body = { first: 'Rae', last: `Player ${entered}`, gender: 'F' };
    return {
      ...{ by: platform, method: 'POST', path: '/api/ranking/addPlayer', body },
      rule({ players }, answer) {
        if (codeOf(answer) !== 'ok') return 'ok by the rules';
        const id = idOf(answer, 'player_id');
        if (id !== '') players.add(id);
        return undefined;
      },
    };
  }

  const pair = (one: string, two: string): Step<Books> => ({
    ...{ by: platform, method: 'POST', path: '/api/ranking/savePartners', body: { eid, one, two } },
    rule({ pairs, parted }, answer) {
      const known = [...pairs].find(([, both]) => both.includes(one) && both.includes(two) && one !== two);
      const stand = new Set([...pairs.values()].flat());
      const isRefused = !known && (one === two || stand.has(one) || stand.has(two));
      if (isRefused !== answer.status >= 400) return `refused ${isRefused} by the rules`;
      const id = idOf(answer, 'pair_id');
      // While read models stand still, what changed nothing is answered without the pair.
      if (known && ![known[0], ''].includes(id)) return `the pair is ${known[0]}`;
      if (isRefused || known) return undefined;
      // Saved just before another desk parted it, it was there already: that is the other order.
      if (id === '' || parted.has(id)) return 'a new pair by the rules';
      pairs.set(id, [one, two]);
      return undefined;
    },
  });

  const part = (pair_id: string): Step<Books> => ({
    ...{ by: platform, method: 'DELETE', path: `/api/ranking/partPartners/${pair_id}` },
    rule({ pairs, parted }, answer) {
      const fault = against([!pairs.has(pair_id) && 'not-found'], answer);
      if (!fault && pairs.delete(pair_id)) parted.add(pair_id);
      return fault;
    },
  });

  return {
    name: 'platform',
    books: {
      questions: new Map(),
      answers: new Map(),
      players: new Set(),
      pairs: new Map(),
      parted: new Set(),
    },
    async next(chance, { players, pairs }, read) {
      const [ids, pids] = [[...players], [...pairs.keys()]];
      const kind = chance.below(6);
      if (kind === 0) return (await reply(`Yes, ${chance.below(1_000)}.`, read)) ?? enter();
      if (kind === 1) return ask() ?? enter();
      if (kind === 2 || ids.length < 2) return enter();
      if (kind === 3 && pids.length > 0) return part(chance.one(pids));
      return pair(chance.one(ids), chance.one(ids));
    },
    async differences({ questions, answers, players, pairs }, read) {
      const rows =
        await read<{ qid: string; question: string; answer: string | null }[]>('/api/getQuestions');
      const ranked = await read<{ player_id: string }[]>('/api/ranking/getPlayers');
      const entered = await read<{ player_id: string; partner_id: string }[]>(
        `/api/ranking/getEventPlayers/${eid}`,
      );
      return [
        ...compare(
          'questions',
          sorted([...questions].flatMap(([question, times]) => Array(times).fill(question))),
          sorted(rows.map(({ question }) => question)),
        ),
        ...compare(
          'answers',
          sorted(answers),
          sorted(rows.flatMap(({ qid, answer }) => (answer === null ? [] : [[qid, answer]]))),
        ),
        ...compare('ranking players', sorted(players), sorted(ranked.map(({ player_id }) => player_id))),
        ...compare(
          'ranking pairs',
          sorted(
            [...pairs.values()].flatMap(([one, two]) => [
              [one, two],
              [two, one],
            ]),
          ),
          sorted(entered.map(({ player_id, partner_id }) => [player_id, partner_id])),
        ),
      ];
    },
  };
}
