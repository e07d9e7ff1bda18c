/** Every HTTP call of the area, by the subjects of its screens. */
export * from './contract/admins.ts';
export * from './contract/courts.ts';
export * from './contract/home.ts';
export * from './contract/listings.ts';
export * from './contract/platform.ts';
export * from './contract/rows.ts';
export * from './contract/setup.ts';
