import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { type PlanState, RATE_SCALE } from '@courtcrew/domain/planning/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { planning } from './aggregate.ts';

function show(then: Then): Pick<Standing, 'plan' | 'todoCategories'> {
  const { items, categories } = then.state<PlanState>(planning);
  return {
    plan: [...items].map(([pid, { fields, completed }]) => {
      const { budget, todo, category_id, budget_title, quantity, rate, actual } = fields;
      const { todo_title, todoCategory, due_date } = fields;
      return {
        ...{ pid, budget, todo, category_id, budget_title, quantity, rate: rate / RATE_SCALE },
        ...{
          actual: actual === null ? null : dollars(actual),
          todo_title,
          todoCategory,
          due_date,
          completed,
        },
      };
    }),
    todoCategories: [...categories].map(([cid, category]) => ({ cid, category })),
  };
}

export const planningAsOf: AsOf = { aggregate: planning, policy: 'staff', show };
