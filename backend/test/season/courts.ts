import type { Person } from '../world/served.ts';
import { type Chance, dollars } from './chance.ts';
import { type Books, bill, elsewhere, leave, queueAgain } from './floor.ts';
import { against, idOf, type Step, takenAway } from './step.ts';

export interface Floor {
  readonly tid: string;
  readonly desk: Person;
  readonly courts: readonly string[];
  /** Whoever is forgotten leaves it. */
  readonly referees: Person[];
}

type Rule = Step<Books>['rule'];

/** What a desk presses while matches are played, with the rules of courts and queue (decisions 73, 74, 77, 82). */
export function courtSteps({ tid, desk, courts, referees }: Floor) {
  const press = (method: 'POST' | 'PUT', call: string, body: object, rule: Rule): Step<Books> => ({
    ...{ by: desk, method, path: `/api/${call}/${tid}`, body, rule },
  });

  const checkIn = (ref_id: string) =>
    press('POST', 'checkinRef', { ref_id }, (books, answer) => {
      const fault = against([], answer);
      if (!fault && elsewhere(books, ref_id) === 'not-checked-in') queueAgain(books, ref_id);
      return fault;
    });

  const checkOut = (ref_id: string) =>
    press('POST', 'checkoutRef', { ref_id, reason: 'Home' }, (books, answer) => {
      const place = elsewhere(books, ref_id);
      const fault = against([place !== 'not-checked-in' && place], answer);
      if (!fault) leave(books, ref_id);
      return fault;
    });

  const swap = (ref_id: string, position: number) =>
    press('PUT', 'swapQueue', { ref_id, position }, (books, answer) => {
      const place = elsewhere(books, ref_id);
      const fault = against([place], answer);
      if (fault || place) return fault;
      leave(books, ref_id);
      books.queue.splice(position - 1, 0, ref_id);
      return undefined;
    });

  const assign = (court_num: string, lead: string, second: string | null) => {
    const body = { court_num, ref_id: lead, second_ref_id: second };
    return press('POST', 'assignCourt', body, (books, answer) => {
      const barriers = [
        books.courts.has(court_num) && 'court-taken',
        lead === second && 'same-referee',
        elsewhere(books, lead),
        second !== null && elsewhere(books, second),
      ];
      const fault = against(barriers, answer);
      if (fault || answer.status !== 200) return fault;
      leave(books, lead, second);
      books.courts.set(court_num, { id: idOf(answer, 'id'), lead, second });
      return undefined;
    });
  };

  const second = (court_num: string, ref_id: string | null) =>
    press('POST', 'assignSecond', { court_num, ref_id }, (books, answer) => {
      const match = books.courts.get(court_num);
      const isSame = match?.second === ref_id;
      const barriers = [
        !match && 'no-match',
        match && !isSame && ref_id !== null && match.second !== null && 'second-taken',
        match && !isSame && ref_id !== null && elsewhere(books, ref_id),
      ].map((barrier) => barrier || false);
      const fault = against(barriers, answer);
      if (fault || !match || isSame || answer.status !== 200) return fault;
      if (ref_id === null) queueAgain(books, match.second);
      leave(books, ref_id);
      match.second = ref_id;
      return undefined;
    });

  /** `aux` ends with the match: it is an assignment of anybody. */
  const finish = (court_num: string, said: Finish) => {
    const { id, amount, paid, aux } = said;
    const body = {
      ...{ court_num, paid, ...(id && { id }) },
      ...(amount !== undefined && { amount: dollars(amount) }),
      ...(aux && { aux_assignments: [aux] }),
    };
    return press('PUT', 'finishMatch', body, (books, answer) => {
      const match = books.courts.get(court_num);
      const barriers = [!match && 'no-match', match && id && match.id !== id && 'finished'].map(
        (b) => b || false,
      );
      const fault = against(barriers, answer);
      if (fault || !match || answer.status !== 200) return fault;
      books.courts.delete(court_num);
      const { rates } = books;
      books.past.set(match.id, {
        lead: {
          ...{ ref_id: match.lead, estimated: rates.lead, amount: amount ?? rates.lead },
          ...{ paid, posted: false },
        },
        second:
          (match.second && {
            ...{ ref_id: match.second, estimated: rates.second, amount: rates.second },
            ...{ paid: false, posted: false },
          }) ||
          null,
      });
      queueAgain(books, match.lead, match.second);
      if (aux) endAux(books, aux, 0, false);
      bill(books);
      return undefined;
    });
  };

  function endAux(books: Books, id: string, amount: number, paid: boolean): void {
    const ended = books.aux.get(id);
    if (!ended) return;
    books.aux.delete(id);
    books.pastAux.set(id, { ...ended, amount, paid });
    queueAgain(books, ended.ref_id);
    bill(books);
  }

  /** Everybody on it queues again, and no match was played. */
  const reset = (court_num: string) =>
    press('PUT', 'resetCourt', { court_num }, (books, answer) => {
      const match = books.courts.get(court_num);
      const fault = against([], answer);
      if (fault || !match) return fault;
      books.courts.delete(court_num);
      queueAgain(books, match.lead, match.second);
      return undefined;
    });

  const beside = (ref_id: string) =>
    press('POST', 'addAuxAssignment', { ref_id, type: 'Line Judge' }, (books, answer) => {
      const place = elsewhere(books, ref_id);
      const fault = against([place], answer);
      if (fault || place) return fault;
      leave(books, ref_id);
      const id = idOf(answer, 'id');
      books.aux.set(id, { id, ref_id, amount: 0, paid: false });
      return undefined;
    });

  const finishAux = (id: string, amount: number, paid: boolean) =>
    press('PUT', 'finishAuxAssignment', { id, amount: dollars(amount), paid }, (books, answer) => {
      const barriers = [
        books.pastAux.has(id) && 'finished',
        !books.aux.has(id) && !books.pastAux.has(id) && 'not-found',
      ];
      const fault = against(barriers, answer);
      if (!fault) endAux(books, id, amount, paid);
      return fault;
    });

  /** As if it had never been; not once it is paid. */
  const deleteAux = (id: string): Step<Books> => ({
    ...{ by: desk, method: 'POST', path: '/api/deleteAuxAssignment', body: { id, tid }, takesAway: true },
    rule(books, answer) {
      const [open, past] = [books.aux.get(id), books.pastAux.get(id)];
      const fault = past?.paid ? against(['paid'], answer) : takenAway(Boolean(open ?? past), answer);
      if (fault || past?.paid) return fault;
      if (open) queueAgain(books, open.ref_id);
      books.aux.delete(id);
      books.pastAux.delete(id);
      return undefined;
    },
  });

  return (chance: Chance, books: Books): Step<Books> => {
    const someone = () => chance.one(referees).ref_id;
    const [court, next = someone()] = [chance.one(courts), books.queue[0]];
    const aux = [...books.aux.keys()];
    const past = [...books.pastAux.keys()];
    const match = books.courts.get(court);
    if (match && chance.share(0.5))
      return finish(court, {
        id: chance.share(0.5) ? match.id : undefined,
        amount: chance.share(0.4) ? chance.cents(6_000) : undefined,
        paid: chance.share(0.3),
        aux: aux.length > 0 && chance.share(0.1) ? chance.one(aux) : undefined,
      });
    const presses = [
      () => checkIn(someone()),
      () => checkIn(someone()),
      () => checkOut(someone()),
      () => swap(someone(), 1 + chance.below(Math.max(1, books.queue.length))),
      () => assign(court, next, chance.share(0.3) ? someone() : null),
      () => assign(court, next, books.queue[1] ?? null),
      () => assign(court, someone(), null),
      () => second(court, chance.share(0.7) ? someone() : null),
      () => reset(court),
      () => beside(someone()),
      ...(aux.length > 0
        ? [
            () => finishAux(chance.one(aux), chance.cents(4_000), chance.share(0.5)),
            () => deleteAux(chance.one(aux)),
          ]
        : []),
      ...(past.length > 0 ? [() => deleteAux(chance.one(past))] : []),
    ];
    return chance.one(presses)();
  };
}

interface Finish {
  readonly id: string | undefined;
  /** Cents; without it the estimate holds. */
  readonly amount: number | undefined;
  readonly paid: boolean;
  readonly aux: string | undefined;
}
