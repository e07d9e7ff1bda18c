/** Every HTTP call of the area, by the subjects of its screens. */
export * from './contract/budget.ts';
export * from './contract/categories.ts';
export * from './contract/copying.ts';
export * from './contract/details.ts';
export * from './contract/rows.ts';
export * from './contract/todos.ts';
