import { type Chance, dollars } from './chance.ts';
import type { Floor } from './courts.ts';
import { type Books, bill, type Side } from './floor.ts';
import { against, type Read, type Step } from './step.ts';

type Which = 'lead' | 'second';

const MARKS = {
  lead: { paid: 'paid', posted: 'posted' },
  second: { paid: 'supportingPaid', posted: 'supportingPosted' },
} as const;

/** What the desk of reconciliation presses, with the rules of pay (decisions 78, 97, 145, 157, 158). */
export function paySteps({ tid, desk }: Floor) {
  const put = (path: string, body: object, rule: Step<Books>['rule']): Step<Books> => ({
    ...{ by: desk, method: 'PUT', path: `/api/${path}`, body, rule },
  });

  const mark = (id: string, which: Which, flag: 'paid' | 'posted', status: boolean) =>
    put(`reconciliation/${MARKS[which][flag]}`, { id, status }, (books, answer) => {
      const side = books.past.get(id)?.[which];
      const fault = against([!side && 'not-found'], answer);
      if (side && !fault) side[flag] = status;
      bill(books);
      return fault;
    });

  const setAmount = (id: string, which: Which, amount: number) => {
    const call = which === 'lead' ? 'updatePaymentAmount' : 'updateSecondPaymentAmount';
    return put(`reconciliation/${call}`, { id, amount: dollars(amount) }, (books, answer) => {
      const side = books.past.get(id)?.[which];
      const isPosted = side?.posted === true && side.amount !== amount;
      const fault = against([!side && 'not-found', isPosted && 'posted'], answer);
      if (side && !fault && answer.status === 200) side.amount = amount;
      return fault;
    });
  };

  const postsNow = ({ paid, posted, amount, estimated }: Side): boolean =>
    paid && !posted && amount === estimated;

  const autoPost = () =>
    put(`reconciliation/autoPost/${tid}`, {}, (books, answer) => {
      const due = [...books.past.values()]
        .flatMap(({ lead, second }) => (second ? [lead, second] : [lead]))
        .filter(postsNow);
      const fault = against([], answer);
      if (fault) return fault;
      for (const side of due) side.posted = true;
      bill(books);
      return answer.body.posted === due.length ? undefined : `${due.length} posted by the rules`;
    });

  /** What somebody is paid beside a court, after it has ended. */
  const correctAux = (id: string, amount: number, paid: boolean) =>
    put('updatePastAuxAssignment', { id, amount: dollars(amount), paid }, (books, answer) => {
      const past = books.pastAux.get(id);
      const fault = against([!past && 'not-found'], answer);
      if (past && !fault) Object.assign(past, { amount, paid });
      bill(books);
      return fault;
    });

  /** What was played before keeps what was paid then. */
  const newRates = (lead: number, second: number) =>
    put(
      `t/editTournament/${tid}`,
      { volunteer_amount: dollars(lead), volunteer_amount2: dollars(second) },
      (books, answer) => {
        const fault = against([], answer);
        if (!fault) books.rates = { lead, second };
        return fault;
      },
    );

  /** An invoice is written by a reaction, so that its id is asked for. */
  async function bonus(chance: Chance, read: Read): Promise<Step<Books> | undefined> {
    const rows = await read<{ id: string; ref_id: string }[]>(`/api/getInvoices/${tid}`);
    if (rows.length === 0) return undefined;
    const [{ id, ref_id }, amount] = [chance.one(rows), chance.cents(10_000)];
    return put(
      'setInvoiceBonus',
      { id, bonus: dollars(amount), bonusDesc: 'Stayed late' },
      (books, answer) => {
        const fault = against([], answer);
        if (!fault) books.bonuses.set(ref_id, amount);
        return fault;
      },
    );
  }

  return async (chance: Chance, books: Books, read: Read): Promise<Step<Books> | undefined> => {
    const past = [...books.past.keys()];
    if (past.length === 0) return undefined;
    const aux = [...books.pastAux.keys()];
    const [id, which] = [chance.one(past), chance.share(0.7) ? 'lead' : 'second'] as const;
    const roll = chance.below(20);
    if (roll === 0) return autoPost();
    if (roll === 1) return newRates(chance.cents(9_000), chance.cents(5_000));
    if (roll === 2) return bonus(chance, read);
    if (roll < 5 && aux.length > 0)
      return correctAux(chance.one(aux), chance.cents(4_000), chance.share(0.6));
    if (roll < 9) return setAmount(id, which, chance.cents(9_000));
    return mark(id, which, chance.share(0.6) ? 'paid' : 'posted', chance.share(0.7));
  };
}
