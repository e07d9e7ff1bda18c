import type { StaffResource } from '../kit/rest/resources.ts';

export const resources: readonly StaffResource[] = [
  { name: 'budget', area: 'planning', policy: 'staff', at: '/plan/budget' },
  { name: 'todos', area: 'planning', policy: 'staff', at: '/plan/todolist' },
  { name: 'todocategories', area: 'planning', policy: 'staff', at: '/plan/todolist' },
];
