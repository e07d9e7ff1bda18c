import type { Person } from '../world/served.ts';
import { dollars } from './chance.ts';
import { against, codeOf, compare, idOf, type Lane, type Step, sorted, takenAway } from './step.ts';

/** By the numbers the calls have for them. */
const [INCOME, DEDUCTION, EXPENSE, SPONSOR] = [1, 2, 3, 4] as const;
const KINDS = [INCOME, DEDUCTION, EXPENSE, SPONSOR] as const;

interface Item {
  readonly kind: (typeof KINDS)[number];
  /** Cents. */
  rate: number;
  quantity: number;
}

interface Books {
  readonly budget: Map<string, Item>;
  /** Name by id. */
  readonly categories: Map<string, string>;
  /** Category by id of the item. */
  readonly todos: Map<string, { readonly cid: string; done: boolean }>;
}

/** The plan of a tournament: sums equal the items, names are unique in any case, nothing in use is deleted. */
export function planLane(tid: string, desk: Person): Lane<Books> {
  const name = `plan of ${tid}`;
  const press = (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    rule: Step<Books>['rule'],
  ): Step<Books> => ({ by: desk, method, path: `/api/${path}`, body, rule });

  const takeAway = (path: string, rule: Step<Books>['rule']): Step<Books> => ({
    ...press('PUT', path, {}, rule),
    takesAway: true,
  });

  const addItem = (item: Item) => {
    const body = {
      category_id: item.kind,
      budget_title: 'Balls',
      rate: dollars(item.rate),
      quantity: item.quantity,
    };
    return press('POST', `addBudgetItem/${tid}`, body, ({ budget }, answer) => {
      const fault = against([], answer);
      if (!fault) budget.set(idOf(answer, 'pid'), { ...item });
      return fault;
    });
  };

  const editItem = (pid: string, rate: number, quantity: number) =>
    press('PUT', `editBudgetItem/${pid}`, { rate: dollars(rate), quantity }, ({ budget }, answer) => {
      const item = budget.get(pid);
      const fault = against([!item && 'not-found'], answer);
      if (item && !fault) Object.assign(item, { rate, quantity });
      return fault;
    });

  const removeItem = (pid: string) =>
    takeAway(`deleteBudgetItem/${pid}`, ({ budget }, answer) => {
      const fault = takenAway(budget.has(pid), answer);
      if (!fault) budget.delete(pid);
      return fault;
    });

  const isTaken = ({ categories }: Books, wanted: string): boolean =>
    [...categories.values()].some((one) => one.toLowerCase() === wanted.toLowerCase());

  const addCategory = (category: string) =>
    press('POST', `addCategory/${tid}`, { category }, (books, answer) => {
      const taken = isTaken(books, category);
      if (taken !== (codeOf(answer) !== 'ok')) return taken ? 'taken by the rules' : 'free by the rules';
      if (!taken) books.categories.set(idOf(answer, 'cid'), category);
      return undefined;
    });

  const removeCategory = (cid: string) =>
    takeAway(`deleteCategory/${cid}`, ({ categories, todos }, answer) => {
      const isUsed = [...todos.values()].some((todo) => todo.cid === cid);
      const refused = isUsed || !categories.has(cid);
      if (!isUsed && answer.again && codeOf(answer) === 'not-found') {
        categories.delete(cid);
        return undefined;
      }
      if (refused !== (codeOf(answer) !== 'ok')) return `refused ${refused} by the rules`;
      if (!refused) categories.delete(cid);
      return undefined;
    });

  const addTodo = (cid: string) =>
    press(
      'POST',
      `addTodoItem/${tid}`,
      { todo_title: 'Order', todoCategory: cid },
      ({ categories, todos }, answer) => {
        const isThere = categories.has(cid);
        if (isThere !== (codeOf(answer) === 'ok')) return `a category ${isThere} by the rules`;
        if (isThere) todos.set(idOf(answer, 'pid'), { cid, done: false });
        return undefined;
      },
    );

  const finish = (pid: string, completed: boolean) =>
    press('PUT', `markItemFinished/${pid}`, { completed }, ({ todos }, answer) => {
      const todo = todos.get(pid);
      const fault = against([!todo && 'not-found'], answer);
      if (todo && !fault) todo.done = completed;
      return fault;
    });

  return {
    name,
    books: { budget: new Map(), categories: new Map(), todos: new Map() },
    next(chance, books) {
      const [items, cids, todos] = [books.budget, books.categories, books.todos].map((part) => [
        ...part.keys(),
      ]);
      const quantity = 1 + chance.below(20);
      return chance.one([
        () => addItem({ kind: chance.one(KINDS), rate: chance.cents(50_000), quantity }),
        () => addItem({ kind: chance.one(KINDS), rate: chance.cents(50_000), quantity }),
        () => addCategory(`Crew ${chance.share(0.5) ? 'A' : 'a'}${chance.below(30)}`),
        ...(items?.length
          ? [
              () => editItem(chance.one(items), chance.cents(50_000), quantity),
              () => removeItem(chance.one(items)),
            ]
          : []),
        ...(cids?.length ? [() => addTodo(chance.one(cids)), () => removeCategory(chance.one(cids))] : []),
        ...(todos?.length ? [() => finish(chance.one(todos), chance.share(0.6))] : []),
      ])();
    },
    async differences({ budget, categories, todos }, read) {
      const of = (kind: Item['kind']) =>
        [...budget.values()]
          .filter((item) => item.kind === kind)
          .reduce((sum, { rate, quantity }) => sum + rate * quantity, 0);
      const [income, deductions, expenses, sponsors] = KINDS.map(of) as [number, number, number, number];
      const left = income + sponsors - deductions;
      const { actual: _, ...sums } = await read<Record<string, unknown>>(`/api/getBudgetSubTotals/${tid}`);
      const items = await read<{ pid: string; total: number }[]>(`/api/getBudget/${tid}`);
      const list = await read<{ pid: string; completed: boolean }[]>(`/api/getToDoList/${tid}`);
      const names = await read<{ cid: string; category: string }[]>(`/api/getToDoCategories/${tid}`);
      const books = {
        total_income: income,
        total_sponsor: sponsors,
        total_income_deductions: deductions,
        total_expenses: expenses,
        income_after_deductions: left,
        net: left - expenses,
      };
      return [
        ...compare(
          `${name}: sums`,
          sorted(Object.entries(books).map(([what, cents]) => [what, dollars(cents)])),
          sorted(Object.entries(sums)),
        ),
        ...compare(
          `${name}: items`,
          sorted([...budget].map(([pid, { rate, quantity }]) => [pid, dollars(rate * quantity)])),
          sorted(items.map(({ pid, total }) => [pid, total])),
        ),
        ...compare(
          `${name}: to-do`,
          sorted([...todos].map(([pid, { done }]) => [pid, done])),
          sorted(list.map(({ pid, completed }) => [pid, completed])),
        ),
        ...compare(
          `${name}: categories`,
          sorted(categories),
          sorted(names.map(({ cid, category }) => [cid, category])),
        ),
      ];
    },
  };
}
