export { planningModel } from './project.ts';
export {
  type Assignee,
  assigneesOf,
  detailsOf,
  doersOf,
  itemById,
  itemsOf,
  type PlannedItem,
  planContactsAmong,
  planOf,
  plansBesides,
  plansNaming,
  type TaskRow,
  tasksAround,
  todoCategoriesOf,
} from './queries.ts';
export type { ItemRow, PlanningDatabase } from './tables.ts';
