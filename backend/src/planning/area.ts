import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { PlanningEvent } from '@courtcrew/domain/planning/index.ts';
import { planContactsAmong, planningModel, planOf } from '@courtcrew/projections/planning/index.ts';
import type { Area } from '../kernel/area.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { planning } from './aggregate.ts';
import { planningAsOf } from './asOf.ts';
import { budgetRoutes } from './budget.ts';
import { copyingRoutes } from './copying.ts';
import { planningReactions } from './reactions.ts';
import { remindOfTasks } from './reminders.ts';
import { planningResources } from './rest.ts';
import { todoRoutes } from './todos.ts';

type Removed = RecordedEvent<Extract<PlanningEvent, { type: 'PlanContactRemoved' }>>;

const KINDS = { [planning.name]: { what: 'plan', readModels: [planningModel.name] } };

export const planningArea: Area = {
  name: 'planning',
  aggregates: [planning],
  asOf: planningAsOf,
  readModels: [planningModel],
  forgets: {
    by: 'PlanContactRemoved',
    owner: (event) => (event as Removed).data.id,
    returned: async ({ db, bus }, erased) => {
      const there = [];
      for (const { tid, pid, id } of await planContactsAmong(db, erased)) {
        const { items } = await bus.peek(planning, tid);
        if (items.get(pid)?.contact?.id === id) there.push({ owner: id, stream: tid });
      }
      return there;
    },
  },
  open: (product) => ({
    routes: [...budgetRoutes, ...todoRoutes, ...copyingRoutes(product.bus)],
    rest: planningResources,
    rows: {
      'plan item': (pid) => planOf(product.db, 'item', pid),
      'plan category': (cid) => planOf(product.db, 'category', cid),
      'plan detail': (pdid) => planOf(product.db, 'detail', pdid),
    },
    reactions: planningReactions(product),
    schedules: [remindOfTasks(product.db)],
    rooms: [changesRoom('plan', 'staff', KINDS)],
    eraseAgain: (returned) =>
      eraseAgain(product.asSystem, planning, returned, (id) => ({ type: 'RemovePlanContact', id }) as const),
  }),
};
