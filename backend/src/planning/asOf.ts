import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { asShown } from '@courtcrew/domain/kernel/recordFields.ts';
import { itemFields, type PlanState } from '@courtcrew/domain/planning/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { planning } from './aggregate.ts';

function show(then: Then): Pick<Standing, 'plan' | 'todoCategories'> {
  const { items, categories } = then.state<PlanState>(planning);
  return {
    plan: [...items].map(([pid, { fields, completed }]) => {
      const { itemNotes: _, ...shown } = asShown(itemFields, fields);
      return { pid, ...shown, completed };
    }),
    todoCategories: [...categories].map(([cid, category]) => ({ cid, category })),
  };
}

export const planningAsOf: AsOf = { aggregate: planning, policy: 'staff', show };
