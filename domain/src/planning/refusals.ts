import { type Refusal, refuse, refuseField } from '../kernel/refusal.ts';

export const DUPLICATE_CATEGORY = 'Duplicate Category Name Found';

export const invalid = (field: string, text: string): Refusal => refuseField('invalid', field, text);

export const duplicateCategory = (): Refusal =>
  refuse('taken', DUPLICATE_CATEGORY, { fields: { category: DUPLICATE_CATEGORY } });

export const categoryInUse = (): Refusal =>
  refuse('in-use', 'There are to-do items in this category. Please move or delete them first.');

export const full = (what: string): Refusal => refuse('full', `A plan has no room for more ${what}`);

export const copiedAlready = (): Refusal => refuse('taken', 'This plan was copied already');

export const nobodyToRemind = (): Refusal =>
  refuse('invalid', 'Nobody is to be reminded: it is done, or given to no admin of the tournament');
