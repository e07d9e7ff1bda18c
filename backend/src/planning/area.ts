import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { asShown } from '@courtcrew/domain/kernel/recordFields.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { daysBetween } from '@courtcrew/domain/kernel/time.ts';
import { isTaskDue } from '@courtcrew/domain/messaging/index.ts';
import * as calls from '@courtcrew/domain/planning/contract.ts';
import {
  BUDGET_CATEGORIES,
  BUDGET_KINDS,
  copyOf,
  itemFields,
  type PlanningEvent,
  type PlanState,
} from '@courtcrew/domain/planning/index.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import {
  planContactsAmong,
  planningModel,
  planOf,
  plansBesides,
  type TaskRow,
  tasksAround,
} from '@courtcrew/projections/planning/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import type { Area } from '../kernel/area.ts';
import type { Then } from '../kernel/asOf.ts';
import { eraseAgain } from '../kernel/eraseAgain.ts';
import type { Fields } from '../kernel/fields.ts';
import { type Caller, found, type Route, route, type Use } from '../kernel/http/route.ts';
import { type Due, type Schedule, schedule } from '../kernel/jobs/index.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { done, Refused } from '../kernel/refused.ts';
import type { CommandBus } from '../kernel/runtime/commandBus.ts';
import { inParts, until } from '../kernel/runtime/inParts.ts';
import { planning } from './aggregate.ts';
import { budgetRoutes } from './budget.ts';
import { dueLetter } from './letters.ts';
import { planningReactions } from './reactions.ts';
import { planningResources } from './rest.ts';
import { todoRoutes } from './todos.ts';

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

/** What an event of the plan is about, as it stands in this state. */
function stands({ items, categories }: PlanState, { type, data }: RecordedEvent): Fields | undefined {
  const event = { type, data } as PlanningEvent;
  switch (event.type) {
    case 'PlanItemEdited': {
      const item = items.get(event.data.pid);
      if (!item) return undefined;
      const todoCategory = categories.get(item.fields.todoCategory ?? '') ?? null;
      const shown = asShown(itemFields, item.fields);
      const category_id = BUDGET_KINDS.find((kind) => BUDGET_CATEGORIES[kind] === shown.category_id) ?? null;
      return { ...shown, category_id, todoCategory };
    }
    case 'PlanItemFinished':
      return { completed: items.get(event.data.pid)?.completed ?? false };
    case 'TodoDetailEdited':
    case 'TodoDetailFinished': {
      const detail = items.get(event.data.pid)?.details.get(event.data.pdid);
      return detail && { title: detail.title, note: detail.note, completed: detail.completed };
    }
    case 'TodoCategoryRenamed':
      return { category: categories.get(event.data.cid) ?? null };
    default:
      return undefined;
  }
}

interface Task extends Due {
  readonly row: TaskRow;
}

/** Reminds the committee of tasks the day before they are due; another date is another reminder. */
export const remindOfTasks = (db: Kysely<Database>): Schedule =>
  schedule<Task>({
    name: 'planning.tasks',
    reads: [planningModel.name, tournamentsModel.name, accounts.name],
    due: async (at, ref_id) =>
      (await tasksAround(db, at, ref_id))
        .filter((row) => row.by_mail && isTaskDue(at, row.due_date, row.home_zone ?? row.time_zone, row))
        .map((row) => {
          const key = `task ${row.pid} ${row.due_date} ${row.ref_id}`;
          return { key, ref_id: row.ref_id, channel: 'mail', row };
        }),
    groupBy: ({ row }) => row.tid,
    message(dues) {
      const [{ row }] = dues;
      const lines = dues.map((due) => `${edgeDate(due.row.due_date)}  ${due.row.todo_title}`);
      return { tid: row.tid, letter: dueLetter({ tournament: row.tournament, tasks: lines.join('\n') }) };
    },
  });

const plansOf = (use: Use, tid: string, { platform, ref_id }: Caller) =>
  plansBesides(use.db, tid, platform ? 'platform' : ref_id);

/** Days between the starts of two tournaments; none where one has no days yet. */
async function daysFrom(use: Use, from: string, tid: string): Promise<number> {
  const [earlier, later] = await Promise.all([tournamentById(use.db, from), tournamentById(use.db, tid)]);
  const [first, next] = [earlier?.start, found(later, 'Tournament').start];
  return first && next ? daysBetween(first, next) : 0;
}

const copyingRoutes = (bus: Pick<CommandBus, 'peek'>): readonly Route[] => [
  route(calls.getPlansToCopy, ({ tid, caller }, use) => plansOf(use, tid, caller)),

  route(calls.copyPlan, async ({ tid, body: { from }, caller }, use) => {
    const plans = await plansOf(use, tid, caller);
    // In the same words for a plan that is not there and one that is not the caller's to read.
    if (plans.every((plan) => plan.tid !== from)) throw new Refused(refuse('not-found', 'Plan not found'));
    const copied = copyOf(await bus.peek(planning, from), await daysFrom(use, from, tid));
    const command = { type: 'CopyPlan', from, ...copied } as const;
    done(await inParts((step) => use.attempt(planning, tid, command, { step }), until('PlanCopied')));
    return { message: 'copied', items: copied.items.length };
  }),
];

type Removed = RecordedEvent<Extract<PlanningEvent, { type: 'PlanContactRemoved' }>>;

const KINDS = { [planning.name]: { what: 'plan', readModels: [planningModel.name] } };

export const planningArea: Area = {
  name: 'planning',
  aggregates: [planning],
  asOf: { aggregate: planning, policy: 'staff', show, stands },
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
