/** What other areas and the other packages may use of the roster. */
export * from './contract.ts';
export * from './model.ts';
export * from './policies/display.ts';
export * from './policies/sections.ts';
export * from './shapes.ts';
