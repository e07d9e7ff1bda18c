import type { Person } from '../world/served.ts';
import { against, compare, idOf, type Lane, type Step, sorted, takenAway } from './step.ts';

interface Books {
  /** How many lines of the log each letter has: one for each who gets it. */
  readonly letters: Map<string, number>;
  /** Words of the message board, by id. */
  readonly posts: Map<string, string>;
}

const CATEGORY = 'referee';

/** Letters and the message board: a line for each recipient, and nobody gets one letter twice. */
export function letterLane(tid: string, desk: Person, people: readonly Person[]): Lane<Books> {
  const name = `letters of ${tid}`;

  const write = (to: readonly Person[]): Step<Books> => ({
    by: desk,
    method: 'POST',
    path: '/api/email',
    body: {
      tid,
      subject: 'Rain',
      body: 'Dear {first}, we begin later.',
      category: CATEGORY,
      email: to.map(({ ref_id }) => ({ ref_id })),
    },
    rule({ letters }, answer) {
      const fault = against([], answer);
      if (fault) return fault;
      const wanted = new Set(to.map(({ ref_id }) => ref_id)).size;
      if (answer.body.queued !== wanted) return `${wanted} letters by the rules`;
      letters.set(idOf(answer, 'letter_id'), wanted);
      return undefined;
    },
  });

  const post = (message: string): Step<Books> => ({
    ...{
      by: desk,
      method: 'POST',
      path: '/api/messageBoard/addMessage',
      body: { tid, message, category: CATEGORY },
    },
    rule({ posts }, answer) {
      const fault = against([], answer);
      if (!fault) posts.set(idOf(answer, 'id'), message);
      return fault;
    },
  });

  const edit = (id: string, message: string): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: '/api/messageBoard/editMessage', body: { id, message } },
    rule({ posts }, answer) {
      const fault = against([!posts.has(id) && 'not-found'], answer);
      if (!fault && posts.has(id)) posts.set(id, message);
      return fault;
    },
  });

  const remove = (id: string): Step<Books> => ({
    ...{ takesAway: true, by: desk, method: 'DELETE', path: `/api/messageBoard/deleteMessage/${id}` },
    rule({ posts }, answer) {
      const fault = takenAway(posts.has(id), answer);
      if (!fault) posts.delete(id);
      return fault;
    },
  });

  return {
    name,
    books: { letters: new Map(), posts: new Map() },
    next(chance, { posts }) {
      const ids = [...posts.keys()];
      const words = `Water at court ${chance.below(1_000)}`;
      return chance.one([
        () => write([chance.one(people), chance.one(people), chance.one(people)]),
        () => post(words),
        ...(ids.length > 0 ? [() => edit(chance.one(ids), words), () => remove(chance.one(ids))] : []),
      ])();
    },
    async differences({ letters, posts }, read) {
      type Post = { id: string; message: string };
      const shown = await read<Post[]>('/api/messageboard/getMessages', { tid, category: CATEGORY });
      const lines = await read<{ letter_id: string }[]>(`/api/email/getEmailsByCategory/${tid}`, {
        category: CATEGORY,
      });
      const log = new Map<string, number>();
      for (const { letter_id } of lines) log.set(letter_id, (log.get(letter_id) ?? 0) + 1);
      return [
        ...compare(`${name}: log`, sorted(letters), sorted(log)),
        ...compare(`${name}: board`, sorted(posts), sorted(shown.map(({ id, message }) => [id, message]))),
      ];
    },
  };
}
