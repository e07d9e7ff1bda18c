import type { budgetResource, todosResource } from '@courtcrew/domain/planning/rest.ts';
import type { z } from 'zod';

/** An item as the budget's list holds it. */
export type BudgetItem = z.output<typeof budgetResource.row>;

/** An item as the to-do list holds it. */
export type TodoItem = z.output<typeof todosResource.row>;
