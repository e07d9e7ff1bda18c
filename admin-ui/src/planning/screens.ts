import type { Screen } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  {
    path: '/plan/budget',
    title: 'staff.budget',
    policy: 'staff',
    section: 'planning',
    load: async () => (await import('./budget/BudgetPage.tsx')).BudgetPage,
  },
  {
    path: '/plan/todolist',
    title: 'staff.todoList',
    policy: 'staff',
    section: 'planning',
    load: async () => (await import('./todo/TodoPage.tsx')).TodoPage,
  },
];
