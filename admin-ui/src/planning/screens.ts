import { type Screen, screensOf } from '../shell/screen.ts';

export const screens: readonly Screen[] = [
  ...screensOf({ policy: 'staff' }, [
    {
      path: '/plan/budget',
      title: 'staff.budget',
      load: async () => (await import('./budget/BudgetPage.tsx')).BudgetPage,
    },
    {
      path: '/plan/todolist',
      title: 'staff.todoList',
      load: async () => (await import('./todo/TodoPage.tsx')).TodoPage,
    },
  ]),
];
