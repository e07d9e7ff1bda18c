import type { Person } from '../world/served.ts';
import { dollars } from './chance.ts';
import { against, compare, idOf, type Lane, type Step, sorted, takenAway } from './step.ts';

interface Prize {
  ref_id: string;
  amount: number;
  paid: boolean;
}

interface Books {
  readonly prizes: Map<string, Prize>;
  readonly payees: Set<string>;
}

/** Prize money. The rule: what is unpaid is paid once, all of it, whichever desk is faster; then it stays as it is. */
export function prizeLane(tid: string, desk: Person, players: readonly Person[]): Lane<Books> {
  const name = `prizes of ${tid}`;
  const press = (
    method: 'POST' | 'PUT',
    call: string,
    body: object,
    rule: Step<Books>['rule'],
  ): Step<Books> => ({ by: desk, method, path: `/api/payment/${call}`, body: { tid, ...body }, rule });
  const FIELDS = { event: 'Mixed Doubles Pro', place: '1' };

  const add = (ref_id: string, amount: number) =>
    press('POST', 'addPaymentItem', { ...FIELDS, ref_id, amount: dollars(amount) }, (books, answer) => {
      const fault = against([], answer);
      if (fault) return fault;
      books.payees.add(ref_id);
      books.prizes.set(idOf(answer, 'pid'), { ref_id, amount, paid: false });
      return undefined;
    });

  /** What is paid is left as it is, which the documents say in a text. */
  const open =
    (pid: string, work: (books: Books) => void): Step<Books>['rule'] =>
    (books, answer) => {
      const prize = books.prizes.get(pid);
      const fault = against([!prize && 'not-found'], answer);
      if (fault || !prize) return fault;
      if (answer.body.saved !== !prize.paid) return `saved ${!prize.paid} by the rules`;
      if (!prize.paid) work(books);
      return undefined;
    };

  const edit = (pid: string, amount: number) =>
    press(
      'PUT',
      'editPaymentItem',
      { pid, amount: dollars(amount) },
      open(pid, ({ prizes }) => {
        const prize = prizes.get(pid);
        if (prize) prize.amount = amount;
      }),
    );

  const remove = (pid: string): Step<Books> => ({
    ...press('PUT', 'deleteItem', { pid }, ({ prizes }, answer) => {
      const prize = prizes.get(pid);
      const fault = takenAway(Boolean(prize), answer);
      if (fault || !prize) return fault;
      if (answer.status === 200 && answer.body.saved !== !prize.paid)
        return `saved ${!prize.paid} by the rules`;
      if (!prize.paid) prizes.delete(pid);
      return undefined;
    }),
    takesAway: true,
  });

  const pay = (ref_id: string) =>
    press('PUT', 'handlePayment', { ref_id, type: 'venmo', name: 'Pia Payer' }, (books, answer) => {
      const due = [...books.prizes].filter(([, prize]) => prize.ref_id === ref_id && !prize.paid);
      const isPayee = books.payees.has(ref_id);
      const fault = against(
        [!isPayee && 'not-found', isPayee && due.length === 0 && 'nothing-to-pay'],
        answer,
      );
      if (fault || due.length === 0) return fault;
      const total = due.reduce((sum, [, { amount }]) => sum + amount, 0);
      for (const [, prize] of due) prize.paid = true;
      return answer.body.total === dollars(total) ? undefined : `${dollars(total)} is paid by the rules`;
    });

  return {
    name,
    books: { prizes: new Map(), payees: new Set() },
    next(chance, { prizes }) {
      const pids = [...prizes.keys()];
      const { ref_id } = chance.one(players);
      if (pids.length === 0 || chance.share(0.4)) return add(ref_id, chance.cents(90_000));
      return chance.one([
        () => edit(chance.one(pids), chance.cents(90_000)),
        () => remove(chance.one(pids)),
        () => pay(ref_id),
        () => pay(prizes.get(chance.one(pids))?.ref_id ?? ref_id),
      ])();
    },
    async differences({ prizes, payees }, read) {
      type Item = { pid: string; ref_id: string; amount: number; paid: boolean };
      type Payee = { ref_id: string; total: number; unpaid: number };
      const items = await read<Item[]>(`/api/payment/getPaymentItems/${tid}`);
      const shown = await read<Payee[]>(`/api/payment/getPlayers/${tid}`);
      const sumOf = (ref_id: string, isDue: (prize: Prize) => boolean) =>
        dollars(
          [...prizes.values()]
            .filter((prize) => prize.ref_id === ref_id && isDue(prize))
            .reduce((sum, { amount }) => sum + amount, 0),
        );
      return [
        ...compare(
          `${name}: items`,
          sorted([...prizes].map(([pid, { ref_id, amount, paid }]) => [pid, ref_id, dollars(amount), paid])),
          sorted(items.map((row) => [row.pid, row.ref_id, row.amount, row.paid])),
        ),
        ...compare(
          `${name}: payees`,
          sorted([...payees].map((one) => [one, sumOf(one, () => true), sumOf(one, ({ paid }) => !paid)])),
          sorted(shown.map(({ ref_id, total, unpaid }) => [ref_id, total, unpaid])),
        ),
      ];
    },
  };
}
