import { planning } from '@courtcrew/backend/planning/index.ts';
import { addDays } from '@courtcrew/domain/kernel/time.ts';
import {
  BUDGET_CATEGORIES,
  type BudgetKind,
  type ItemContact,
  type PlanningCommand,
  RATE_SCALE,
} from '@courtcrew/domain/planning/index.ts';
import type { Cast, StaffRole } from './cast.ts';
import { type Demo, deskDoing } from './demo.ts';
import type { DemoTournament } from './tournaments.ts';

/** Days before the first load on which the plan was made. */
const PLANNED = 50;

interface DemoItem {
  /** In the budget: kind, quantity, dollars for one, and what it came to. */
  readonly budget?: readonly [kind: BudgetKind, quantity: number, rate: number, actual?: number];
  /** On the to-do list: category, days from the start, and who does it. */
  readonly todo?: readonly [category: string, days: number, who: readonly StaffRole[]];
  readonly title: string;
  readonly done?: boolean;
  readonly contact?: Partial<ItemContact>;
  readonly details?: readonly string[];
}

const ITEMS: readonly DemoItem[] = [
  { title: 'Entry fees', budget: ['income', 256, 65, 15_860] },
  { title: 'Clinics', budget: ['income', 40, 35] },
  { title: 'Title sponsor', budget: ['sponsorship', 1, 8_000, 8_000], contact: { contact: 'Lakeside Bank' } },
  { title: 'Court banners', budget: ['sponsorship', 12, 250] },
  { title: 'Registration platform', budget: ['deduction', 256, 2.75, 671] },
  { title: 'Sanction fee', budget: ['deduction', 1, 500, 500] },
  {
    title: 'Balls',
    budget: ['expense', 480, 3.4, 1_598.4],
    todo: ['Equipment', -30, ['refereeDesk']],
    done: true,
  },
  {
    title: 'Lunches for crew',
    budget: ['expense', 420, 12.5],
    todo: ['Food', -3, ['volunteerDesk']],
    contact: { contact: 'Casa Blanca Catering', contactPhone: '512 555 0140' },
    details: ['Ask three caterers', 'Count who eats no meat', 'Order'],
  },
  {
    title: 'Volunteer shirts',
    budget: ['expense', 90, 9.8, 882],
    todo: ['Volunteers', -20, ['volunteerDesk']],
    done: true,
  },
  { title: 'Water and ice', budget: ['expense', 8, 145], todo: ['Food', -1, ['volunteerDesk', 'newAdmin']] },
  { title: 'Tents for the desk', budget: ['expense', 4, 210], todo: ['Venue', -2, ['master']] },
  {
    title: 'Walk the courts with the venue',
    todo: ['Venue', -4, ['master', 'refereeDesk']],
    details: ['Nets and windscreens', 'Power for the television', 'Shade for the queue'],
  },
  { title: 'Trophies', budget: ['expense', 24, 18], todo: ['Venue', 2, []] },
  { title: 'Thank the sponsors', todo: ['Sponsors', 12, ['master']] },
];

/** A budget and a to-do list for every tournament that has a crew. */
export async function planTournaments(
  demo: Demo,
  cast: Cast,
  tournaments: readonly DemoTournament[],
): Promise<void> {
  for (const where of tournaments) if (where.staffing) await planOne(demo, cast, where);
}

async function planOne(
  demo: Demo,
  { staff }: Cast,
  { tid, fields: { start } }: DemoTournament,
): Promise<void> {
  let sent = 0;
  const send = async (command: PlanningCommand) => {
    sent += 1;
    const doing = deskDoing(staff.master.ref_id, demo.daysBefore(PLANNED, sent));
    const { events } = await demo.send(`plan/${tid}/${sent}`, doing, planning, tid, command);
    const [id = ''] = events.flatMap(({ data }) =>
      'cid' in data ? data.cid : 'pid' in data ? data.pid : [],
    );
    return id;
  };
  const names = [...new Set(ITEMS.flatMap(({ todo }) => (todo ? [todo[0]] : [])))];
  const categories = new Map<string, string>();
  for (const category of names) categories.set(category, await send({ type: 'AddTodoCategory', category }));
  for (const { title, budget, todo, done = false, contact = {}, details = [] } of ITEMS) {
    const pid = await send({
      type: 'AddItem',
      fields: {
        ...(budget && costOf(title, budget)),
        ...(todo && taskOf(title, todo, categories, start)),
        ...contact,
      },
      names: todo?.[2].map((role) => staff[role].ref_id) ?? [],
    });
    for (const detail of details) await send({ type: 'AddDetail', pid, title: detail, note: '' });
    if (done) await send({ type: 'FinishItem', pid, completed: true });
  }
}

const costOf = (title: string, [kind, quantity, rate, actual]: NonNullable<DemoItem['budget']>) => ({
  budget: true,
  budget_title: title,
  category_id: BUDGET_CATEGORIES[kind],
  quantity,
  rate: Math.round(rate * RATE_SCALE),
  actual: actual === undefined ? null : Math.round(actual * 100),
});

const taskOf = (
  title: string,
  [category, days]: NonNullable<DemoItem['todo']>,
  categories: ReadonlyMap<string, string>,
  start: string | null | undefined,
) => ({
  todo: true,
  todo_title: title,
  todoCategory: categories.get(category) ?? null,
  due_date: start ? addDays(start, days) : null,
});
