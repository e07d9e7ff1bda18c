import { randomUUID } from 'node:crypto';
import type { Browser } from '../../support/browser.ts';

type Row = Readonly<Record<string, unknown>> & { readonly pid: string };

interface Totals {
  readonly total_expenses: number;
}

/** Somebody at work on the plan of a tournament. */
export function planner(browser: Browser, tid: string) {
  const rows = async (path: string) => (await browser.get(`${path}/${tid}`)).body as Row[];
  const add = (kind: 'Budget' | 'Todo', body: object) => browser.post(`/api/add${kind}Item/${tid}`, body);
  const made = async (kind: 'Budget' | 'Todo', body: object): Promise<string> => {
    const answer = await add(kind, body);
    const { pid } = Object(answer.body);
    if (typeof pid !== 'string') throw new Error(JSON.stringify(answer.body));
    return pid;
  };
  const find = async (path: string, pid: string) => (await rows(path)).find((row) => row.pid === pid);
  return {
    add,
    cost: (body: object) => made('Budget', { category_id: 3, budget_title: 'Item', ...body }),
    task: (body: object) => made('Todo', body),
    edit: (kind: 'Budget' | 'Todo', pid: string, body: object) =>
      browser.put(`/api/edit${kind}Item/${pid}`, body),
    remove: (pid: string, body?: object) => browser.put(`/api/deleteBudgetItem/${pid}`, body),
    budget: () => rows('/api/getBudget'),
    budgetRow: (pid: string) => find('/api/getBudget', pid),
    todos: () => rows('/api/getToDoList'),
    todoRow: (pid: string) => find('/api/getToDoList', pid),
    totals: async () => (await browser.get(`/api/getBudgetSubTotals/${tid}`)).body as Totals,
    addCategory: (category: string) => browser.post(`/api/addCategory/${tid}`, { category }),
    /** A new category; answers its id. */
    async category(name = `Category ${randomUUID()}`): Promise<string> {
      const { cid } = Object((await browser.post(`/api/addCategory/${tid}`, { category: name })).body);
      return String(cid);
    },
  };
}
