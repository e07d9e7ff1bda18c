/** Reads what an earlier build, or a user, left in the browser's storage. */

export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
